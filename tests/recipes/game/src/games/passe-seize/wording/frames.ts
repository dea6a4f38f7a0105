import { nameCard } from '#engine/cards/card.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import type { Place } from '#engine/ledger/place.ts';
import { counted, type Unit, sentence } from '#engine/wording/sentence.ts';
import type { Frame } from '../settle/judge.ts';

export const sayAccount = (account: string): string => account;
export const headOfSeat = (account: string): string => account.replace(/^./, (letter) => letter.toUpperCase());

/** The number of a card among all that are turned up. */
export const turnedAt = (at: Place): number | undefined =>
  at.phase === 'play' ? 2 * (at.trick - 1) + at.card : undefined;

/** A place as a heading: “Card 3”. */
export function sayTurn(at: Place): string {
  const turn = turnedAt(at);
  if (turn !== undefined) return `Card ${String(turn)}`;
  return at.phase === 'start' ? 'The beginning' : 'The end';
}

/** The same in a line of the account: “card 3”. */
export const sayTurnInBook = (at: Place): string => sayTurn(at).toLowerCase();

/** What a payment is for. */
export const sayOccasion = (): string => 'sixteen passed';

/** One spoken sentence for one step. */
export function sayFrame(
  { at, turned }: Frame,
  newEntries: readonly Entry[],
  { unit }: { readonly unit: Unit },
): string {
  if (!turned)
    return sentence([
      {
        subject: at.phase === 'start' ? 'the pack' : 'the deal',
        predicate: at.phase === 'start' ? 'lies shuffled on the table' : 'ends here',
      },
    ]);
  const subject = `the ${at.phase === 'play' && at.card === 2 ? 'younger' : 'elder'}`;
  return sentence([
    { subject, predicate: `turns up the ${nameCard(turned.card)} and counts ${String(turned.count)}` },
    ...newEntries.map(({ to, amount }) => ({ subject, predicate: `pays the ${to} ${counted(amount, unit)}` })),
  ]);
}
