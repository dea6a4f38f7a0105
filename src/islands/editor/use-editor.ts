import * as drafts from './draft.ts';
import * as histories from './draft.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MutableRef } from 'preact/hooks';
import { nameCard, type Card } from '#engine/cards/card.ts';
import { unwrap, type Result } from '#engine/kernel/result.ts';
import { parsePlace, type Place } from '#engine/ledger/place.ts';
import { vary, type Variation } from '#engine/rules/rule-set.ts';
import { parseBranches, printTree, type LinkedBranches } from '#engine/notation/branch-links.ts';
import { lineOf, type PlayTree, printRecord } from '#engine/notation/record.ts';
import { lineName } from '../branches/lines.ts';
import { parseCompared } from '../compare/model/state.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { readPasted, sayProblem, saveRecord } from '../page/pasted/pasted.tsx';
import { openOwnDeal, printDeal } from '../replay/replay-links.ts';
import type { CardTypes } from '../replay/model.ts';
import { type ReaderChanges, useRuleOf } from '../rules/rule-words.ts';
import { printVariation } from '../rules/variation-address.ts';
import { type EditorData, type EditedGame, whyNothingNext, type NextStep } from './game.ts';
import { useDraftLines } from './use-draft-lines.ts';
import { dropUnread, keepDraft, keptDraft, onDraftElsewhere, type ReadDraft } from './draft.ts';

/** A deal from a link or a file. */
interface FoundDeal<Rec>
  extends Pick<LinkedBranches<Rec>, 'branches' | 'name'>, Partial<Pick<LinkedBranches<Rec>, 'shown'>> {
  readonly record: Rec;
}

interface DraftOutcome<Rec, M> {
  /** The record, if the draft can be read. */
  readonly record: Rec | undefined;
  /** The record, or the last one that could be read. */
  readonly latestRecord: Rec | undefined;
  /** Settlement of that record. */
  readonly settled: Result<M> | undefined;
  readonly isStale: boolean;
  readonly next: NextStep | undefined;
}

/** Settles the draft, including departures. */
function useOutcome<G extends CardTypes>(
  game: EditedGame<G>,
  { record }: ReadDraft<G['record']>,
  variation: Variation<G['rules']>,
): DraftOutcome<G['record'], G['model']> {
  const last = useRef<G['record'] | undefined>(undefined);
  if (record.ok) last.current = record.value;
  const latestRecord = last.current;
  const settled = useMemo(
    () =>
      latestRecord &&
      game.settleDeal({ record: latestRecord, book: variation.source, changes: variation.changes, asPlayed: true }),
    [latestRecord, variation],
  );
  const next = useMemo(
    () => (record.ok ? game.nextStep(record.value, variation.rules) : undefined),
    [record, variation],
  );
  return { record: record.ok ? record.value : undefined, latestRecord, settled, isStale: !record.ok, next };
}

/** Panes shown one at a time on a narrow window; a wide one shows the first two together. */
export type EditorPane = 'cards' | 'play' | 'rules';

const DAMAGED = 'The draft saved in this browser is damaged. Its text is below, under “The record as text”.';

/** A message to the reader; with `of`, shown only while the draft is that one. */
interface EditorMessage {
  readonly text: string;
  readonly of?: drafts.Draft;
}

/** Parses a deal number: a whole number of at most nine digits. */
const parseSeed = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** State of the editor: the draft, its settlement, and the reader's actions. The step of a link that is opened goes to `awaited`. */
export function useEditor<G extends CardTypes>(
  game: EditedGame<G>,
  data: EditorData,
  awaited: MutableRef<Place | undefined>,
) {
  const { engine } = game;
  const { id, ruleSets } = engine;
  const own = useMemo((): drafts.Draft => {
    const { book, record, changes } = openOwnDeal(engine, data.link);
    return { ruleset: book.id, changes, text: game.textOf(record), seed: '1' };
  }, [data]);
  const [history, setHistory] = useState(() => histories.startHistory(own));
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [message, setMessage] = useState<EditorMessage>();
  const setNotice = (text: string): void => setMessage({ text });
  /** Announcement when the target of clicked cards changes by itself. */
  const [movedOn, setMovedOn] = useState('');
  /**
   * Drafts just received from another window, which must not be written back: a second may come before the first is
   * shown.
   */
  const followed = useRef(new WeakSet<drafts.Draft>());
  /** Text in the paste box, and its error. */
  const [pasted, setPasted] = useState<{ readonly text?: string; readonly problem?: string | undefined }>({});
  const [view, setView] = useState<EditorPane>('cards');
  /** Unchanged draft that our policy played, with its label. */
  const [ours, setOurs] = useState<{ readonly draft: drafts.Draft; readonly label: string }>();
  /** Fits a stored draft to the books and rules of this page; `problem` says what is missing. */
  const settleable = (kept: drafts.Draft): { readonly draft: drafts.Draft; readonly problem?: string } => {
    const known = ruleSets.find((one) => one.id === kept.ruleset);
    if (!known)
      return {
        draft: { ...kept, ruleset: own.ruleset, changes: {} },
        problem: `Your draft uses the rules of “${kept.ruleset}”, which this page does not have. Choose another book.`,
      };
    const varied = vary(engine.keys, known, kept.changes);
    return varied.ok
      ? { draft: kept }
      : {
          draft: { ...kept, changes: {} },
          problem: `The changed rules of your draft cannot be read. ${varied.error.message} Your draft now follows the book.`,
        };
  };
  // Before the page is painted, because the served content is not the reader's draft.
  useLayoutEffect(() => {
    const { draft: kept, unread } = keptDraft(id);
    // If the reader undid everything, the stored draft equals the page's own.
    if (kept && JSON.stringify(kept) !== JSON.stringify(own)) {
      const { draft: found, problem } = settleable(kept);
      if (problem !== undefined) setNotice(problem);
      setHistory((before) => histories.step(before, found));
    }
    if (unread !== undefined) {
      setPasted({
        text: unread,
        problem: 'The draft saved in this browser is damaged. This is its text: mend it and press “Lay out this deal”.',
      });
      setNotice(DAMAGED);
    }
  }, []);
  useEffect(
    () =>
      onDraftElsewhere(id, (kept) => {
        if (!ruleSets.some((one) => one.id === kept.ruleset)) return;
        const { draft: found } = settleable(kept);
        followed.current.add(found);
        setHistory((before) => histories.step(before, found, 'elsewhere'));
        setMessage({ text: 'Another window changed this deal. Press Undo to get yours back.', of: found });
      }),
    [],
  );
  const draft = history.now;
  const setNoticeOfDraft = (text: string): void => setMessage({ text, of: draft });

  const source = ruleSets.find((one) => one.id === draft.ruleset) ?? ruleSets[0]!;
  const book = data.books.find((one) => one.id === source.id) ?? data.books[0]!;
  const variation = useMemo(() => {
    const varied = vary(engine.keys, source, draft.changes);
    return varied.ok ? varied.value : unwrap(vary(engine.keys, source, {}), source.id);
  }, [source, draft.changes]);
  const read = useMemo(() => game.read(draft), [draft]);
  const outcome = useOutcome(game, read, variation);
  const { record } = outcome;
  const ruleOf = useRuleOf(game.rulesInWords, source);

  const to = (now: drafts.Draft, typing?: string): void => setHistory((before) => histories.step(before, now, typing));
  /** Lays out a record from elsewhere with its rules; returns an error message if it cannot. */
  const layOut = (
    { record: found, name, branches, shown = 0 }: FoundDeal<G['record']>,
    rules: Pick<drafts.Draft, 'ruleset' | 'changes'>,
  ): string | undefined => {
    const why = [found, ...branches.map((line) => line.record)].map(game.whyNotEdited).find((one) => one !== undefined);
    if (why !== undefined) return why;
    const text = game.textOf(found);
    const others = branches.map((line) => ({ ...line, record: game.textOf(line.record) }));
    to(drafts.withLines({ ...rules, text, seed: draft.seed }, [lineOf(text, name), ...others], shown));
    return undefined;
  };
  const { lines, records, models, isWhole, goesOnAs } = useDraftLines(game, draft, variation);
  /** Does something at an earlier step: in a line that goes on so, or else in a new branch. */
  const branchOff = (taken: drafts.Draft): void => to(drafts.asBranch(draft, taken, goesOnAs));

  const fragment = useMemo((): string => {
    if (draft === own) return data.link;
    const [main, ...others] = records;
    if (record === undefined || !main) return '';
    const link = printDeal(engine, source, { record: main.record, changes: variation.changes });
    const readable = others.flatMap((one) => one ?? []);
    return printTree(engine, link, [main, ...readable], readable.length === others.length ? lines.line : 0);
  }, [draft, record, variation]);
  useEffect(() => {
    const isUntouched = history.past.length === 0 && history.future.length === 0;
    // Stores the reader's changes, but neither the page's own deal nor a draft just received from another window.
    if (!isUntouched && !followed.current.has(draft)) keepDraft(id, draft);
    // Later, by undo or redo, it is the reader's own choice.
    followed.current.delete(draft);
  }, [draft]);
  useFragmentOf(JSON.stringify(draft), () => (draft === own ? '' : fragment));
  useFragment((written) => {
    const linked = parseCompared(engine, written, []);
    if (!linked.ok) {
      setNotice(linked.error.message);
      return;
    }
    if (written === fragment) return;
    const [column] = linked.value.columns;
    const branched = parseBranches(engine, written);
    const why = layOut(
      { record: linked.value.record, ...(branched.ok ? branched.value : { branches: [] }) },
      { ruleset: column?.book ?? source.id, changes: column?.changes ?? {} },
    );
    if (why === undefined) awaited.current = parsePlace(linked.value.step ?? '');
    const problem = why ?? (branched.ok ? undefined : branched.error.message);
    // The message about a damaged draft stays until the reader dismisses it.
    setMessage((now) => (problem === undefined ? (now?.text === DAMAGED ? now : undefined) : { text: problem }));
  });

  const failed = (): void => setNotice('Something could not be loaded. Check your connection and try again.');
  const deal = async (seed: number): Promise<void> => {
    const { deal: dealOut } = await game.fetchDealer();
    const { text } = drafts.clearDraft(draft, game.settings);
    to({ ...draft, text: { ...text, ...game.textOf(dealOut(seed, variation.rules, draft)) }, seed: String(seed) });
  };
  const playOn = async (from: drafts.Draft): Promise<void> => {
    const { record: startRecord } = game.read(from);
    if (!startRecord.ok || !game.nextStep(startRecord.value, variation.rules)) {
      setNoticeOfDraft(`${whyNothingNext(draft, read, game.seats(draft).length)}.`);
      return;
    }
    const { playOn: goOn, whyStops, label } = await game.fetchDealer();
    const why = whyStops(startRecord.value, variation.rules);
    if (why !== undefined) {
      setNoticeOfDraft(`The house cannot play on: ${why}.`);
      return;
    }
    const text = game.textOf(goOn(startRecord.value, variation.rules, parseSeed(draft.seed) ?? 0));
    const whole = { ...from, text: { ...from.text, ...text } };
    const played = from === draft ? whole : drafts.asBranch(draft, whole, () => false);
    setOurs({ draft: played, label });
    to(played);
  };
  const pick = (card: Card): void => {
    const holders = game.holders(draft);
    const roomAt = (place: string): number => game.roomAt(draft, place, variation.rules);
    const labelOf = (place: string): string =>
      game.targets(draft, variation.rules).find((one) => one.place === place)?.label ?? '';
    const held = drafts.cardsAt(draft, target);
    if (holders.includes(target) && !held.includes(card) && held.length >= roomAt(target)) {
      setNoticeOfDraft(
        `${labelOf(target)} already has all its cards (${String(held.length)}). Take one out first, or choose another place for the ${nameCard(card)}.`,
      );
      return;
    }
    const picked = drafts.toggleCard(draft, target, card, holders);
    const onTo = drafts.nextWithRoom(picked, target, holders, roomAt);
    to(picked);
    setTarget(onTo);
    setMovedOn(onTo === target ? '' : `Cards now go to: ${labelOf(onTo)}.`);
  };
  const paste = async (text: string): Promise<void> => {
    const got = await readPasted(engine, text);
    if (!got.ok) {
      setPasted({ ...pasted, problem: sayProblem(got.error) });
      return;
    }
    const { variation: under, branches = [], ...found } = got.value;
    setPasted({
      ...pasted,
      problem: layOut({ ...found, branches }, { ruleset: under.source.id, changes: under.changes as ReaderChanges }),
    });
  };

  return {
    draft,
    source,
    book,
    rules: variation.rules,
    /** Changed rules for addresses; undefined for the unchanged book. */
    variationInAddress: useMemo(() => printVariation(engine, source, draft.changes), [source, draft.changes]),
    read,
    ...outcome,
    ruleOf,
    /** Place to which clicked cards go. */
    target,
    view,
    notice: message?.of === undefined || message.of === draft ? message?.text : undefined,
    movedOn,
    pasted,
    /** Label of a draft that our policy played. */
    label: draft === ours?.draft ? ours.label : undefined,
    /** Link to the deal under these rules; empty if it cannot be read. */
    fragment,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    write: (place: string, text: string): void => to(drafts.write(draft, place, text), place),
    /** Writes a chosen (not typed) value, as an undo step of its own. */
    choose: (place: string, text: string): void => to(drafts.write(draft, place, text)),
    aim: (place: string): void => {
      setTarget(place);
      setMovedOn('');
    },
    pick,
    /** Continues from a draft: this one, or this one as of an earlier step. */
    take: (from: drafts.Draft, place: string, what: string): void => {
      const taken = game.take(from, place, what);
      if (from === draft) to(taken);
      else branchOff(taken);
    },
    /** The lines of play, which of them is shown, and how each settles. */
    lines,
    lineModels: models,
    /** Record that is shown: the same while its text is, so that what was proved about it stays known. */
    provableRecord: records[lines.line]?.record ?? outcome.latestRecord,
    /** Shows this deal with other plays: in a line that holds them, or else in a new branch. */
    playOtherwise: (plays: readonly (readonly Card[])[]): void => {
      if (game.possibilities && record)
        branchOff({ ...draft, text: game.textOf(game.possibilities.playedOtherwise(record, plays)) });
    },
    isWhole,
    /** Shows another line, or other lines. */
    showLines: (tree: PlayTree<drafts.Text>, line: number): void => to(drafts.withLines(draft, tree, line)),
    takeBack: (): void => to(game.takeBack(draft)),
    /** Lets the house play on from a draft. */
    playOn: (from: drafts.Draft): void => void playOn(from).catch(failed),
    setBook: (ruleset: string): void => to({ ...draft, ruleset, changes: {} }),
    turnRules: (changes: ReaderChanges): void => to({ ...draft, changes }),
    show: setView,
    setSeed: (seed: string): void => to({ ...draft, seed }, 'seed'),
    deal: (): void => {
      const seed = parseSeed(draft.seed);
      if (seed === undefined) setNotice('The deal number must be a whole number of up to 9 digits.');
      else deal(seed).catch(failed);
    },
    dealNext: (): void => void deal(((parseSeed(draft.seed) ?? 0) + 1) % 1_000_000_000).catch(failed),
    /** Removes all cards and all changes of the rules. */
    clear: (): void => to({ ...drafts.clearDraft(draft, game.settings), changes: {} }),
    undo: (): void => setHistory(histories.undo),
    redo: (): void => setHistory(histories.redo),
    paste: (text: string): void => void paste(text).catch(failed),
    save: (form: 'yaml' | 'json'): void => {
      if (record === undefined) {
        setNoticeOfDraft('Nothing to download yet: part of the record cannot be read. Mend it first.');
        return;
      }
      const unread = records.indexOf(undefined);
      if (unread >= 0) {
        setNoticeOfDraft(`“${lineName(lines.tree, unread)}” cannot be read. Mend it or strike it first.`);
        return;
      }
      const [main, ...branches] = records.flatMap((line) => line ?? []);
      if (main) saveRecord(printRecord(engine, { variation, ...main, branches }), id, form).catch(failed);
    },
    address: (): string | undefined => {
      if (fragment !== '') return addressWith(fragment);
      setNoticeOfDraft('No link to copy yet: part of the record cannot be read. Mend it first.');
      return undefined;
    },
    dismiss: (): void => {
      // A damaged draft is offered again at the next visit unless the reader dismisses this message.
      if (message?.text === DAMAGED) dropUnread(id);
      setMessage(undefined);
    },
  };
}

/** State of the editor. */
export type EditorState<G extends CardTypes> = ReturnType<typeof useEditor<G>>;
