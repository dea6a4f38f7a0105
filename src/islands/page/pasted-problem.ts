/** `Line 3, deal.hands.first: “XX” is not a card …` */
export const sayProblem = ({ at, message }: { readonly at?: string; readonly message: string }): string =>
  at === undefined ? message : `${at.replace(/^line/, 'Line')}: ${message}`;
