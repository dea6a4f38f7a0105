import { useMemo, useState } from 'preact/hooks';
import { endingOf } from '../../play/ending.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../../rules/keys.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import { otherPlayer } from '#engine/tables/position.ts';
import { revertier } from '../../game.ts';
import { rulesInWords } from '../replay/questions.ts';
import { useFragment, useFragmentOf } from '#islands/page/fragment.ts';
import { parseValue } from '#islands/rules/rule-words.ts';
import type { ExploreData } from './data.ts';
import { printBeside, printSituation, readSituation } from './links.ts';
import { comparePlays, keysThatMatter } from './plays.ts';
import { FIRST, lay, playOn, throwDice, undo, type Changes, type Explored } from './state.ts';

/** The page's state, what follows from it, and all that can be done to it. */
export function useExplore({ books }: ExploreData) {
  const [id, setId] = useState(books.at(-1)?.id);
  const [head, book] = useMemo(() => {
    const found = revertier.ruleSets.find((one) => one.id === id);
    const headOf = books.find((one) => one.id === id);
    if (!found || !headOf) throw new Error(`There is no book ${String(id)}.`);
    return [headOf, found] as const;
  }, [id, books]);
  const words = useMemo(() => rulesInWords(book), [book]);
  const [state, setState] = useState<Explored>(FIRST);
  const [shown, setShown] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { position, dice, changes, kept, chosen } = state;
  const rulesWith = (these: Changes): RevertierRules => {
    const varied = vary(REVERTIER_KEYS, book, these);
    return varied.ok ? varied.value.rules : valuesOf(book);
  };
  const rules = useMemo(() => rulesWith(changes), [book, changes]);
  const held = useMemo(() => rulesWith(kept), [book, kept]);
  const plays = useMemo(() => comparePlays(position, dice, rules, held), [position, dice, rules, held]);
  const matter = useMemo(() => keysThatMatter(position, dice, rules), [position, dice, rules]);
  const ending = useMemo(() => endingOf(position, rules), [position, rules]);
  const looked = plays.listed.find(({ text }) => text === (shown ?? chosen));

  const linkOf = (): string => printSituation(book, state, changes);
  useFragmentOf(linkOf(), linkOf);
  useFragment((fragment) => {
    const read = readSituation(fragment);
    setNotice(read.ok ? undefined : read.error.message);
    if (!read.ok) return;
    const { position: linked, dice: thrown, book: meant, changes: changed } = read.value;
    if (meant) setId(meant.id);
    setState((now) => ({
      ...lay(now, { position: linked, dice: thrown ?? now.dice }),
      changes: changed,
      // What was kept are answers of another book.
      kept: meant && meant.id !== id ? {} : now.kept,
    }));
  });

  const change = (step: (now: Explored) => Explored): void => {
    setShown(undefined);
    setState(step);
  };
  return {
    head,
    words,
    state,
    rules,
    held,
    plays,
    matter,
    ending,
    /** The play to be seen on the board: the one pointed at, or the one chosen. */
    looked,
    notice,
    linkOf,
    besideOf: (): string => printBeside(book, state, changes),
    dismiss: (): void => setNotice(undefined),
    show: setShown,
    lay: (next: Parameters<typeof lay>[1]): void => change((now) => lay(now, next)),
    roll: (): void => change(throwDice),
    seed: (seed: number): void => change((now) => ({ ...now, seed, thrown: 0 })),
    undo: (): void => change(undo),
    /** The rules of another book, as they stand in it. */
    take: (other: string): void => {
      setId(other);
      change((now) => ({ ...now, changes: {}, kept: {}, chosen: undefined }));
    },
    turn: (): void => setState((now) => ({ ...now, viewer: otherPlayer(now.viewer) })),
    choose: (text: string): void => setState((now) => ({ ...now, chosen: now.chosen === text ? undefined : text })),
    play: (): void => {
      if (looked && looked.status !== 'lost') change((now) => playOn(now, looked.after, rules));
    },
    answer: (key: string, text: string): void => {
      const rule = words.find((one) => one.key === key);
      const value = rule && parseValue(rule.type, text);
      if (value === undefined) return;
      setState((now) => {
        const others = Object.fromEntries(
          keysOf(now.changes).flatMap((one) => (one === key ? [] : [[one, now.changes[one]!]])),
        );
        return { ...now, changes: text === rule?.source ? others : { ...others, [key]: value } };
      });
    },
    resetRules: (): void => setState((now) => ({ ...now, changes: {} })),
    /** What the rules in force are held against. */
    keep: (): void => setState((now) => ({ ...now, kept: now.changes })),
    keepNone: (): void => setState((now) => ({ ...now, kept: {} })),
  };
}
