import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { openOwnDeal, printDeal } from '../replay/links/replay-links.ts';
import type { AnyModel } from '../replay/model.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { asVaried } from '#engine/rules/vary.ts';
import { printAddress, readAddress } from '../rules/address/reading-address.ts';
import { answer, withoutRules, type Changes } from '../rules/changes.ts';
import { useRuleOf } from '../rules/use-rule-of.ts';
import { parseVariation, printVariation } from '../rules/address/variation-address.ts';
import type { ReadingData } from './data.ts';
import { changesByFigure } from './figures.ts';
import type { ReadingGame } from './game.ts';

/** Told of the page when its address has come to say what is turned: a browser tells only of addresses that are gone to. */
export const VARIED = 'reading-varied';

/** A deal of the book, open: its record, and what it varies of itself. */
interface OpenDeal<R, Rec> {
  readonly record: Rec;
  readonly own: Changes;
  /** The book with that: what the reader turns is held against it. */
  readonly varied: RuleSet<R>;
}

/** What the reader has turned on the page of an edition, and what follows from it for its deals. */
export function useReading<R, Rec, M extends AnyModel>(data: ReadingData, game: ReadingGame<R, Rec, M>) {
  const { engine } = game;
  const book = useMemo(() => {
    const found = engine.ruleSets.find(({ id }) => id === data.book.id);
    if (!found) throw new Error(`There is no rule set “${data.book.id}”.`);
    return found;
  }, []);
  const ruleOf = useRuleOf(game.rulesInWords, book);
  const opened = useRef(new Map<number, OpenDeal<R, Rec>>());
  const open = (deal: number): OpenDeal<R, Rec> => {
    const there = opened.current.get(deal);
    if (there) return there;
    const { record, changes } = openOwnDeal(engine, data.deals[deal]?.link ?? '');
    const fresh = { record, own: changes, varied: asVaried(book, changes as Partial<R>) };
    opened.current.set(deal, fresh);
    return fresh;
  };
  const [changes, setChanges] = useState<Changes>({});
  const [notice, setNotice] = useState<string>();

  /** The deals by the rules in force, each settled when it is asked for. */
  const trySettling = useMemo(() => {
    const models = new Map<number, Result<M>>();
    return (deal: number): Result<M> => {
      const known = models.get(deal);
      if (known) return known;
      const { record, varied } = open(deal);
      const settled = game.settleDeal({ record, book: varied, changes, asPlayed: true });
      models.set(deal, settled);
      return settled;
    };
  }, [changes]);
  const settle = (deal: number): M | undefined => {
    const settled = trySettling(deal);
    return settled.ok ? settled.value : undefined;
  };

  // The address says what is turned; a link or a step back that says nothing of it leaves it as it is.
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
      // The browser knows no part of the page by such a name, and has gone nowhere.
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
  // Whoever leaves at once leaves by the address as it should be.
  useEffect(() => {
    addEventListener('pagehide', writeDue);
    return () => removeEventListener('pagehide', writeDue);
  }, []);
  const links = useMemo(() => new Map<string, string>(), [changes]);

  return {
    book,
    ruleOf,
    changes,
    /** What is turned, a list of rules for each change. */
    turned: useMemo(() => changesByFigure(changes, data.figures), [changes]),
    notice,
    open,
    settle,
    /** Why a deal is none by the rules in force; undefined for one that is. */
    whyNot: (deal: number): string | undefined => {
      const settled = trySettling(deal);
      return settled.ok ? undefined : settled.error.message;
    },
    /** Answers a question otherwise, and with it others that the book answers by the same figure. */
    choose: (key: string, text: string, together: readonly string[] = []): void =>
      setChanges([key, ...together].reduce((made, one) => answer(ruleOf, made, one, text), latest.current)),
    /** Gives rules the answers of their book again. */
    putBack: (keys: readonly string[]): void => setChanges(withoutRules(latest.current, keys)),
    /** Takes up one of the ways to read a doubtful clause, instead of whatever was answered to its rules. */
    take: (keys: readonly string[], next: Changes): void =>
      setChanges({ ...withoutRules(latest.current, keys), ...next }),
    reset: (): void => {
      setNotice(undefined);
      setChanges({});
    },
    /** A deal by the rules in force, at a step. */
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
    /** Brings the address up to what is turned. Browsers take their time over it. */
    write: writeDue,
  };
}

export type Reading<R, Rec, M extends AnyModel> = ReturnType<typeof useReading<R, Rec, M>>;
