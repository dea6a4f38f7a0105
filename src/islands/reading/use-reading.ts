import type { GameTypes } from '#engine/ledger/game.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { openOwnDeal, printDeal } from '../replay/replay-links.ts';
import type { ShownTypes } from '../replay/model.ts';
import type { Result } from '#engine/kernel/result.ts';
import { type RuleSet, asVaried } from '#engine/rules/rule-set.ts';
import { printAddress, readAddress } from '../rules/reading-address.ts';
import { changesWithAnswer, withoutRules, type ReaderChanges, useRuleOf } from '../rules/rule-words.ts';
import { parseVariation, printVariation } from '../rules/variation-address.ts';
import type { EditionPageData, EditionGame } from './game.ts';
import { VARIED } from './plates/plate.ts';

/** Groups changed rules: rules bound to one figure count as one change as long as they have the same answer. */
export function changesByFigure(
  changes: ReaderChanges,
  figures: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const left = new Set(Object.keys(changes));
  const largestFirst = figures.toSorted((a, b) => b.length - a.length);
  return Object.keys(changes).flatMap((key) => {
    if (!left.has(key)) return [];
    const figure = largestFirst.find(
      (one) => one.includes(key) && one.every((other) => left.has(other) && changes[other] === changes[key]),
    );
    const together = figure ?? [key];
    for (const one of together) left.delete(one);
    return [together];
  });
}

/** A parsed deal of the book, and its own changes. */
interface ParsedDeal<G extends GameTypes> {
  readonly record: G['record'];
  readonly own: ReaderChanges;
  /** The book with those changes, against which the reader's are compared. */
  readonly varied: RuleSet<G['rules']>;
}

/** State of an edition's page: the reader's changes, and their effect on its deals. */
export function useReading<G extends ShownTypes>(data: EditionPageData, game: EditionGame<G>) {
  const { engine } = game;
  const book = useMemo(() => {
    const found = engine.ruleSets.find(({ id }) => id === data.book.id);
    if (!found) throw new Error(`There is no rule set “${data.book.id}”.`);
    return found;
  }, []);
  const ruleOf = useRuleOf(game.rulesInWords, book);
  const opened = useRef(new Map<number, ParsedDeal<G>>());
  const open = (deal: number): ParsedDeal<G> => {
    const there = opened.current.get(deal);
    if (there) return there;
    const { record, changes } = openOwnDeal(engine, data.deals[deal]?.link ?? '');
    const fresh = { record, own: changes, varied: asVaried(book, changes as Partial<G['rules']>) };
    opened.current.set(deal, fresh);
    return fresh;
  };
  const [changes, setChanges] = useState<ReaderChanges>({});
  const [notice, setNotice] = useState<string>();

  /** Deals under the rules in force, settled on demand. */
  const trySettling = useMemo(() => {
    const models = new Map<number, Result<G['model']>>();
    return (deal: number): Result<G['model']> => {
      const known = models.get(deal);
      if (known) return known;
      const { record, varied } = open(deal);
      const settled = game.settleDeal({ record, book: varied, changes, asPlayed: true });
      models.set(deal, settled);
      return settled;
    };
  }, [changes]);
  const settle = (deal: number): G['model'] | undefined => {
    const settled = trySettling(deal);
    return settled.ok ? settled.value : undefined;
  };

  // The address determines the changes; one without changed rules leaves them as they are.
  const latest = useRef(changes);
  latest.current = changes;
  const write = (anchor: string): void => {
    const fragment = printAddress({ anchor, variation: printVariation(engine, book, latest.current) });
    const address = `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`;
    if (address === `${location.pathname}${location.search}${location.hash}`) return;
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event(VARIED));
  };
  useEffect(() => {
    const read = (): void => {
      const { anchor, variation } = readAddress(location.hash);
      if (variation === undefined) {
        if (Object.keys(latest.current).length > 0) write(anchor);
        return;
      }
      const parsed = parseVariation(engine, book, variation);
      setNotice(parsed.ok ? undefined : parsed.error.message);
      if (parsed.ok) setChanges(parsed.value);
      // The browser did not scroll, because the fragment is not an element's id.
      if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const written = useRef(changes);
  const writeDue = (): void => {
    if (written.current === latest.current) return;
    written.current = latest.current;
    write(readAddress(location.hash).anchor);
  };
  // Updates the address before the reader leaves.
  useEffect(() => {
    addEventListener('pagehide', writeDue);
    return () => removeEventListener('pagehide', writeDue);
  }, []);
  const links = useMemo(() => new Map<string, string>(), [changes]);

  return {
    book,
    ruleOf,
    changes,
    /** Changed rules, one list for each change. */
    turned: useMemo(() => changesByFigure(changes, data.figures), [changes]),
    notice,
    open,
    settle,
    /** Why a deal is impossible under the rules in force; undefined if it is not. */
    whyNot: (deal: number): string | undefined => {
      const settled = trySettling(deal);
      return settled.ok ? undefined : settled.error.message;
    },
    /** Changes an answer, and those of other rules bound to the same figure. */
    choose: (key: string, text: string, together: readonly string[] = []): void =>
      setChanges([key, ...together].reduce((made, one) => changesWithAnswer(ruleOf, made, one, text), latest.current)),
    /** Restores the book's answers to some rules. */
    putBack: (keys: readonly string[]): void => setChanges(withoutRules(latest.current, keys)),
    /** Chooses a reading of a doubtful clause, replacing earlier answers to its rules. */
    take: (keys: readonly string[], next: ReaderChanges): void =>
      setChanges({ ...withoutRules(latest.current, keys), ...next }),
    reset: (): void => {
      setNotice(undefined);
      setChanges({});
    },
    /** Link to a deal under the rules in force, at a step. */
    linkTo: (deal: number, step: string | undefined): string => {
      const name = `${String(deal)} ${step ?? ''}`;
      const known = links.get(name);
      if (known !== undefined) return known;
      const { record, own } = open(deal);
      const link = printDeal(engine, book, { record, changes: { ...own, ...changes }, step });
      links.set(name, link);
      return link;
    },
    variation: useMemo(() => printVariation(engine, book, changes), [changes]),
    /** Writes the changed rules to the address now; browsers limit how often. */
    write: writeDue,
  };
}

export type EditionState<G extends ShownTypes> = ReturnType<typeof useReading<G>>;
