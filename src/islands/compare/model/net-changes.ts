import { compareJudgements } from '#engine/replay/compare.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { seatHeading } from '#engine/words/seats.ts';
import type { ComparedGame } from '../game.ts';
import type { Settled } from './settled.ts';

/** What a player has in all by a book, and by its rules as changed; nothing where they cannot settle the record. */
export interface NetChange {
  readonly name: string;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** What the changes of a column come to. */
export interface Effect {
  readonly nets: readonly NetChange[];
  /** How many things are paid for otherwise than in the book. */
  readonly moved: number;
}

/** Sets a column beside its own book as it stands. */
export function effectOf<R extends object, Rec>(
  { settle, seats, saySeat = seatHeading }: ComparedGame<R, Rec>,
  record: Rec,
  { book, judged }: Settled<R>,
): Effect {
  const own = settle(record, valuesOf(book.rules));
  const rows = own.ok && judged.ok ? compareJudgements([own.value, judged.value]).rows : [];
  return {
    nets: seats(record).map((seat) => ({
      name: saySeat(seat),
      before: own.ok ? own.value.net[seat] : undefined,
      now: judged.ok ? judged.value.net[seat] : undefined,
    })),
    moved: rows.filter(({ same }) => !same).length,
  };
}
