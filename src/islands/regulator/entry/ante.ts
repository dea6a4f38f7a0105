import type { Entry } from '#engine/ledger/entry.ts';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * What is laid down before the cards, in a line: “Dora 8, each of the others 4, into the basket”. Those who lay the same are
 * named together; all but one of the players are the others.
 */
export function sayAnte(
  entries: readonly Entry[],
  seats: readonly string[],
  nameOf: (account: string) => string,
): string {
  const pools = [...new Set(entries.map(({ to }) => to))];
  return pools
    .map((pool) => {
      const laid = seats.map((seat) =>
        entries.reduce((sum, { from, to, amount }) => (from === seat && to === pool ? sum + amount : sum), 0),
      );
      const amounts = [...new Set(laid)].filter((amount) => amount > 0).sort((a, b) => b - a);
      const shares = amounts.map((amount) => {
        const by = seats.filter((_, i) => laid[i] === amount);
        if (by.length === seats.length) return `each ${String(amount)}`;
        if (by.length === seats.length - 1 && amounts.length > 1) return `each of the others ${String(amount)}`;
        return `${inWords.format(by.map(nameOf))} ${String(amount)}`;
      });
      return `${shares.join(', ')}${shares.length > 1 ? ',' : ''} into ${nameOf(pool)}`;
    })
    .join('; ');
}
