/** A part of a plain line: what stands in quotation marks is in the language of the source, the rest in ours. */
export interface SaidPart {
  readonly text: string;
  readonly lang: string | undefined;
}

/** A line such as “passer vos dames”; “du côté” in its parts. Where the source speaks English too there is nothing to part. */
export function quotedWords(line: string, lang: string | undefined): readonly SaidPart[] {
  if (lang === undefined || lang === 'en') return [{ text: line, lang: undefined }];
  return line
    .split(/(“[^“”]*”)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, lang: text.startsWith('“') ? lang : undefined }));
}
