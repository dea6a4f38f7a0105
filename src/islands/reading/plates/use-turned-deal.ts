import { useEffect, useMemo, useState } from 'preact/hooks';
import { type RuleSet, asVaried } from '#engine/rules/rule-set.ts';
import { openOwnDeal } from '../../replay/links/replay-links.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { readAddress } from '../../rules/address/reading-address.ts';
import { parseVariation } from '../../rules/address/variation-address.ts';
import type { ReaderChanges } from '../../rules/changes.ts';
import type { EditionGame } from '../game.ts';
import { VARIED } from '../use-reading.ts';

/** The reader's changes to a book, from the page's address; none, and a sentence, if they cannot be read. */
export interface TurnedRules {
  readonly changes: ReaderChanges;
  readonly problem?: string | undefined;
}

/** Reads the changes to a book from the page's address, now and whenever it changes. */
export function useTurnedRules<G extends ShownTypes>(
  { engine }: EditionGame<G>,
  book: RuleSet<G['rules']>,
): TurnedRules {
  const [turned, setTurned] = useState<TurnedRules>({ changes: {} });
  useEffect(() => {
    const read = (): void => {
      const { variation } = readAddress(location.hash);
      const parsed = variation === undefined ? undefined : parseVariation(engine, book, variation);
      setTurned(
        parsed?.ok === false ? { changes: {}, problem: parsed.error.message } : { changes: parsed?.value ?? {} },
      );
    };
    read();
    for (const one of ['hashchange', VARIED]) addEventListener(one, read);
    return () => {
      for (const one of ['hashchange', VARIED]) removeEventListener(one, read);
    };
  }, []);
  return turned;
}

/** A deal under its book with the changes of the page's address. */
export interface TurnedDeal<G extends ShownTypes> extends TurnedRules {
  readonly record: G['record'];
  readonly book: RuleSet<G['rules']>;
  /** The deal's own changes to its book. */
  readonly own: ReaderChanges;
  readonly model: G['model'];
}

/** Opens a deal's link under the changes of the page's address; under its book if they make the deal impossible. */
export function useTurnedDeal<G extends ShownTypes>(game: EditionGame<G>, link: string): TurnedDeal<G> {
  const deal = useMemo(() => {
    const { record, book, changes } = openOwnDeal(game.engine, link);
    return { record, book, own: changes, varied: asVaried(book, changes as Partial<G['rules']>) };
  }, [link]);
  const { record, book, own, varied } = deal;
  const turned = useTurnedRules(game, book);
  const model = useMemo((): G['model'] => {
    const settled = [turned.changes, {}].map((changes) =>
      game.settleDeal({ record, book: varied, changes, asPlayed: true }),
    );
    const result = settled.find(({ ok }) => ok) ?? settled[0]!;
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }, [deal, turned]);
  return { record, book, own, model, ...turned };
}
