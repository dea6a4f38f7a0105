import { useMemo, useState } from 'preact/hooks';
import { NOTHING_LIFTED, touch, type BoardSelection, moveBy } from '../../play/moving.ts';
import { endingOf } from '../../play/frame.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../../rules/keys.ts';
import { refuse, type Problem } from '#engine/kernel/result.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';
import { type BoardPlace, otherPlayer } from '#engine/tables/position.ts';
import { revertier } from '../../game.ts';
import { shownGame } from '../replay/settle.ts';
import { useFragment, useFragmentOf } from '#islands/page/fragment.ts';
import { type ReaderChanges, useRuleOf } from '#islands/rules/rule-words.ts';
import { printVariation } from '#islands/rules/variation-address.ts';
import { printBeside, printSituation, readSituation } from './situation/links.ts';
import { comparePlays, keysThatMatter, NO_PLAYS } from './situation/plays.ts';
import {
  FIRST,
  lay,
  moveOn,
  nextGame,
  completeThrow,
  throwDice,
  undoThrow,
  type ExplorerState,
} from './situation/state.ts';
import type { BookHead } from '#islands/rules/cites.ts';

const noThrow = (isOver: boolean): Problem =>
  refuse('no-throw', isOver ? 'This game is over.' : 'Throw the dice first.').error;

/** State of the page, what follows from it, and the acts on it. */
export function useExplore({ books }: ExploreData) {
  const [id, setId] = useState(books.at(-1)?.id);
  const [head, book] = useMemo(() => {
    const found = revertier.ruleSets.find((one) => one.id === id);
    const headOf = books.find((one) => one.id === id);
    if (!found || !headOf) throw new Error(`This site has no book ${String(id)}.`);
    return [headOf, found] as const;
  }, [id, books]);
  const ruleOf = useRuleOf(shownGame.rulesInWords, book);
  const [state, setState] = useState<ExplorerState>(FIRST);
  const [preview, setPreview] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [handling, setHandling] = useState<BoardSelection>(NOTHING_LIFTED);
  const { position, dice, made, changes, kept } = state;
  const rulesWith = (these: ReaderChanges): RevertierRules => {
    const varied = vary(REVERTIER_KEYS, book, these);
    return varied.ok ? varied.value.rules : valuesOf(book);
  };
  const rules = useMemo(() => rulesWith(changes), [book, changes]);
  const held = useMemo(() => rulesWith(kept), [book, kept]);
  const ending = useMemo(() => endingOf(position, rules), [position, rules]);
  const plays = useMemo(
    () => (dice ? comparePlays(position, dice, rules, held) : NO_PLAYS),
    [position, dice, rules, held],
  );
  const matter = useMemo(() => (dice ? keysThatMatter(position, dice, rules) : []), [position, dice, rules]);
  const moving = useMemo(
    () => (dice && !ending ? moveBy(position, dice, made, rules) : undefined),
    [position, dice, made, rules, ending],
  );
  const looked = plays.listed.find(({ text }) => text === preview);

  const linkOf = (): string => printSituation(book, state, changes);
  useFragmentOf(linkOf(), linkOf);
  useFragment((fragment) => {
    const read = readSituation(fragment);
    setNotice(read.ok ? undefined : read.error.message);
    if (!read.ok) return;
    const { position: linked, dice: thrown, book: meant, changes: changed } = read.value;
    if (meant) setId(meant.id);
    setState((now) => ({
      ...lay(now, { position: linked, dice: thrown }),
      changes: changed,
      // Kept answers belong to another book.
      kept: meant && meant.id !== id ? {} : now.kept,
    }));
  });

  const change = (step: (now: ExplorerState) => ExplorerState): void => {
    setPreview(undefined);
    setHandling(NOTHING_LIFTED);
    setState(step);
  };
  return {
    head,
    /** Changed rules as a link writes them; undefined for the unchanged book. */
    variation: useMemo(() => printVariation(revertier, book, changes), [book, changes]),
    ruleOf,
    state,
    rules,
    held,
    plays,
    matter,
    ending,
    moving,
    handling,
    /** The play on the board, if it may end here: not every number needs to be played under every book. */
    whole: moving?.whole,
    /** The play pointed at in the list. */
    looked,
    notice,
    linkOf,
    besideOf: (): string => printBeside(book, state, changes),
    dismiss: (): void => setNotice(undefined),
    show: setPreview,
    lay: (next: Parameters<typeof lay>[1]): void => change((now) => lay(now, next)),
    roll: (): void => {
      if (!ending) change(throwDice);
    },
    seed: (seed: number): void => change((now) => ({ ...now, seed, thrown: 0 })),
    undo: (): void => change(undoThrow),
    /** Sets the rules to another book, unchanged. */
    take: (other: string): void => {
      setId(other);
      change((now) => ({ ...now, made: [], changes: {}, kept: {} }));
    },
    turn: (): void => setState((now) => ({ ...now, viewer: otherPlayer(now.viewer) })),
    /** Touches a place as the player whose throw it is counts. */
    touch: (place: BoardPlace): void => {
      if (!moving || !dice) {
        setHandling({ lifted: undefined, refused: noThrow(ending !== undefined) });
        return;
      }
      const { by, ...next } = touch(handling, place, moving, { position, dice }, rules);
      if (by.length > 0) change((now) => moveOn(now, by));
      else setHandling(next);
    },
    drop: (): void => setHandling(NOTHING_LIFTED),
    /** Lays a play of the list on the board. */
    choose: (text: string): void => {
      const play = plays.listed.find((one) => one.text === text && one.status !== 'lost');
      if (play)
        change((now) =>
          moveOn(
            { ...now, made: [] },
            play.steps.map(({ from, die }) => ({ from, die })),
          ),
        );
    },
    play: (): void => {
      const done = moving?.whole;
      if (done) change((now) => completeThrow(now, done.after, rules));
    },
    next: (): void => {
      if (ending) change((now) => nextGame(now, rules));
    },
    turnRules: (next: ReaderChanges): void => setState((now) => ({ ...now, made: [], changes: next })),
    /** Keeps the rules in force for comparison. */
    keep: (): void => setState((now) => ({ ...now, kept: now.changes })),
    keepNone: (): void => setState((now) => ({ ...now, kept: {} })),
  };
}

export type Explorer = ReturnType<typeof useExplore>;

/** Data of the island, as JSON. */
export interface ExploreData {
  /** In order of date; the page opens with the last. */
  readonly books: readonly BookHead[];
}
