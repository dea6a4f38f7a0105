import { useMemo } from 'preact/hooks';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { PlayLine } from '#engine/notation/record.ts';
import { isBeginningOf } from '#engine/play/follow.ts';
import type { Variation } from '#engine/rules/rule-set.ts';
import type { CardTypes } from '../replay/model.ts';
import { linesOfDraft, type Draft, type Text } from './draft.ts';
import type { EditedGame } from './game.ts';

/** The lines of a draft, with their records and how each settles. */
export function useDraftLines<G extends CardTypes>(
  game: EditedGame<G>,
  draft: Draft,
  variation: Variation<G['rules']>,
) {
  const lines = useMemo(() => linesOfDraft(draft), [draft]);
  const { recordOf, settle } = useMemo(() => {
    const read = memoizeByIdentity((text: Text): G['record'] | undefined => {
      const { record } = game.read({ ruleset: '', changes: {}, seed: '1', text });
      return record.ok ? record.value : undefined;
    });
    return {
      recordOf: read,
      settle: memoizeByIdentity((text: Text, under: Variation<G['rules']>): G['model'] | undefined => {
        const record = read(text);
        const settled =
          record && game.settleDeal({ record, book: under.source, changes: under.changes, asPlayed: true });
        return settled?.ok ? settled.value : undefined;
      }),
    };
  }, [game]);
  return {
    lines,
    /** The records of all lines; undefined where a text cannot be read. */
    records: lines.tree.map(({ record: text, name }): PlayLine<G['record']> | undefined => {
      const record = recordOf(text);
      return record && { record, ...(name !== undefined && { name }) };
    }),
    /** Settlement of each line; undefined where there is none. */
    models: () => lines.tree.map(({ record }) => settle(record, variation)),
    /** Whether nothing more can be done in a line. */
    isWhole: (text: Text): boolean => {
      const record = recordOf(text);
      return record !== undefined && game.nextStep(record, variation.rules) === undefined;
    },
    /** Whether the record of one text is the beginning of that of another. */
    goesOnAs: (line: Text, taken: Text): boolean => {
      const [whole, part] = [recordOf(line), recordOf(taken)];
      return whole !== undefined && part !== undefined && isBeginningOf(part, whole);
    },
  };
}
