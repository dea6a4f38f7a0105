import type { Game } from '#engine/ledger/game.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { replay, type PlacedFrame } from '#engine/replay/replay.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import { answerProblem, answerReplay, type Answer } from './answer.ts';

export const MODES = ['strict', 'lenient'] as const;
export type Mode = (typeof MODES)[number];

/** A game with its types shut in, so that games of different types stand in one list. */
export interface Settler {
  readonly game: string;
  readonly ruleSets: readonly string[];
  /** Reads a whole record (rule set and variation in it), judges and settles it. */
  readonly settle: (record: Readonly<Record<string, unknown>>, mode: Mode) => Answer;
  /** One JSON object a rule key: what it may be, where the question arises, and what each rule set says in which it does. */
  readonly describeKeys: () => readonly Readonly<Record<string, unknown>>[];
}

export const makeSettler = <R, Rec, Frame extends PlacedFrame>(game: Game<R, Rec, Frame>): Settler => ({
  game: game.id,
  ruleSets: game.ruleSets.map(({ id }) => id),
  settle: (data, mode) => {
    const written = parseRecord(game, data);
    if (!written.ok) return answerProblem(written.error);
    const { variation, record } = written.value;
    const replayed = replay(game, record, variation.rules);
    return replayed.ok ? answerReplay(replayed.value, variation, mode) : answerProblem(replayed.error);
  },
  describeKeys: () =>
    Object.entries(game.keys).map(([key, { linkNumber, group, touches, type, values, where }]) => ({
      key,
      // As the command has always called it.
      n: linkNumber,
      group,
      touches,
      type,
      values,
      ...(where && { where }),
      rulesets: Object.fromEntries(
        game.ruleSets.flatMap((ruleSet) => {
          const rule = ruleOf(ruleSet, key);
          return rule ? [[ruleSet.id, rule.value]] : [];
        }),
      ),
    })),
});
