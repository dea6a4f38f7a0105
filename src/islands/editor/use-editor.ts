import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Card } from '#engine/cards/card.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { vary } from '#engine/rules/vary.ts';
import { parseCompared } from '../compare/model/compared-links.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { readPasted, sayProblem } from '../page/pasted/pasted.ts';
import { saveRecord } from '../page/save-file.ts';
import { openOwnDeal, printDeal } from '../replay/links/replay-links.ts';
import type { ReplayModel } from '../replay/model.ts';
import type { Changes } from '../rules/changes.ts';
import { useRuleOf } from '../rules/use-rule-of.ts';
import type { EditorData } from './data.ts';
import * as drafts from './draft/draft.ts';
import * as histories from './draft/history.ts';
import { dropUnread, keepDraft, keptDraft } from './draft/keep.ts';
import type { EditedGame } from './game.ts';
import { whyNothingNext } from './step/next-step.ts';
import { useOutcome } from './use-outcome.ts';

/** What a narrow window shows one at a time; a wide one shows the first two together. */
export type View = 'cards' | 'play' | 'rules';

const DAMAGED =
  'The draft that was kept in this browser is damaged. It stands under “The record as text” as it was kept.';

/** A deal number is a whole number of at most nine figures. */
const parseSeed = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The draft, what it comes to, and all that can be done to it. */
export function useEditor<R extends object, Rec extends object, M extends ReplayModel>(
  game: EditedGame<R, Rec, M>,
  data: EditorData,
) {
  const { engine } = game;
  const { id, ruleSets } = engine;
  const own = useMemo((): drafts.Draft => {
    const { book, record, changes } = openOwnDeal(engine, data.link);
    return { ruleset: book.id, changes, text: game.textOf(record), seed: '1' };
  }, [data]);
  const [history, setHistory] = useState(() => histories.begin(own));
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [notice, setNotice] = useState<string>();
  /** What stands in the box to paste into, and why it cannot be read. */
  const [pasted, setPasted] = useState<{ readonly text?: string; readonly problem?: string | undefined }>({});
  const [view, setView] = useState<View>('cards');
  /** The draft that our own policy played, for as long as it stands as it was dealt, and what is said of it. */
  const [ours, setOurs] = useState<{ readonly draft: drafts.Draft; readonly label: string }>();
  // Before anybody sees the page alive: what the page was served with is not what he left.
  useLayoutEffect(() => {
    const { draft: kept, unread } = keptDraft(id);
    if (kept) {
      const isKnown = ruleSets.some((one) => one.id === kept.ruleset);
      if (!isKnown)
        setNotice(
          `The draft was last settled by “${kept.ruleset}”, which this page does not have; choose another book.`,
        );
      setHistory((before) => histories.step(before, isKnown ? kept : { ...kept, ruleset: own.ruleset, changes: {} }));
    }
    if (unread !== undefined) {
      setPasted({
        text: unread,
        problem: 'The draft that was kept in this browser is damaged. Here it stands as it was kept.',
      });
      setNotice(DAMAGED);
    }
  }, []);
  const draft = history.now;

  const source = ruleSets.find((one) => one.id === draft.ruleset) ?? ruleSets[0]!;
  const book = data.books.find((one) => one.id === source.id) ?? data.books[0]!;
  const variation = useMemo(() => {
    const varied = vary(engine.keys, source, draft.changes);
    return varied.ok ? varied.value : unwrap(vary(engine.keys, source, {}), source.id);
  }, [source, draft.changes]);
  const read = useMemo(() => game.read(draft), [draft]);
  const outcome = useOutcome(game, read, variation);
  const { record, next } = outcome;
  const ruleOf = useRuleOf(game.rulesInWords, source);

  const to = (now: drafts.Draft, typing?: string): void => setHistory((before) => histories.step(before, now, typing));
  /** Lays out a record that came from elsewhere, with the rules it came with; a sentence where it cannot be laid out. */
  const layOut = (found: Rec, rules: Pick<drafts.Draft, 'ruleset' | 'changes'>): string | undefined => {
    const why = game.whyNotEdited(found);
    if (why === undefined) to({ ...rules, text: game.textOf(found), seed: draft.seed });
    return why;
  };

  const fragment = useMemo((): string => {
    if (draft === own) return data.link;
    return record === undefined ? '' : printDeal(engine, source, { record, changes: variation.changes as Changes });
  }, [draft, record, variation]);
  useEffect(() => {
    // What the page began with is no draft of the reader's.
    if (draft !== own) keepDraft(id, draft);
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
    const why = layOut(linked.value.record, { ruleset: column?.book ?? source.id, changes: column?.changes ?? {} });
    // What was damaged stands aside whatever is laid out, until the reader lets go of it.
    setNotice((now) => why ?? (now === DAMAGED ? now : undefined));
  });

  const failed = (): void => setNotice('That could not be fetched; is the connection there?');
  const deal = async (seed: number): Promise<void> => {
    const { deal: dealOut } = await game.fetchDealer();
    const { text } = drafts.clearDraft(draft, game.settings);
    to({ ...draft, text: { ...text, ...game.textOf(dealOut(seed, variation.rules, draft)) }, seed: String(seed) });
  };
  const playOn = async (): Promise<void> => {
    if (record === undefined || !next) {
      setNotice(`${whyNothingNext(draft, read, game.seats(draft).length)}.`);
      return;
    }
    const { playOn: goOn, label } = await game.fetchDealer();
    const text = game.textOf(goOn(record, variation.rules, parseSeed(draft.seed) ?? 0));
    if (JSON.stringify(text) === JSON.stringify(game.textOf(record))) {
      setNotice('The house would stop here.');
      return;
    }
    const played = { ...draft, text: { ...draft.text, ...text } };
    setOurs({ draft: played, label });
    to(played);
  };
  const paste = async (text: string): Promise<void> => {
    const got = await readPasted(engine, text);
    if (!got.ok) {
      setPasted({ ...pasted, problem: sayProblem(got.error) });
      return;
    }
    const { record: found, variation: under } = got.value;
    setPasted({
      ...pasted,
      problem: layOut(found, { ruleset: under.source.id, changes: under.changes as Changes }),
    });
  };

  return {
    draft,
    source,
    book,
    rules: variation.rules,
    read,
    ...outcome,
    ruleOf,
    /** The place to which clicked cards go. */
    target,
    view,
    notice,
    pasted,
    /** What is said of a draft that our own policy has played. */
    label: draft === ours?.draft ? ours.label : undefined,
    /** The deal by these rules as a link; empty where it cannot be read. */
    fragment,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    write: (place: string, text: string): void => to(drafts.write(draft, place, text), place),
    /** The same of something chosen, not typed: a step of its own to undo. */
    choose: (place: string, text: string): void => to(drafts.write(draft, place, text)),
    aim: setTarget,
    pick: (card: Card): void => to(drafts.toggleCard(draft, target, card, game.holders(draft))),
    take: (place: string, what: string): void => to(game.take(draft, place, what)),
    takeBack: (): void => to(game.takeBack(draft)),
    /** The house plays on from what stands. */
    playOn: (): void => void playOn().catch(failed),
    setBook: (ruleset: string): void => to({ ...draft, ruleset, changes: {} }),
    turnRules: (changes: Changes): void => to({ ...draft, changes }),
    show: setView,
    setSeed: (seed: string): void => to({ ...draft, seed }, 'seed'),
    deal: (): void => {
      const seed = parseSeed(draft.seed);
      if (seed === undefined) setNotice('A deal number is a whole number of at most nine figures.');
      else deal(seed).catch(failed);
    },
    dealNext: (): void => void deal(((parseSeed(draft.seed) ?? 0) + 1) % 1_000_000_000).catch(failed),
    clear: (): void => to(drafts.clearDraft(draft, game.settings)),
    undo: (): void => setHistory(histories.undo),
    redo: (): void => setHistory(histories.redo),
    paste: (text: string): void => void paste(text).catch(failed),
    save: (form: 'yaml' | 'json'): void => {
      if (record === undefined) {
        setNotice('There is nothing to download yet: what is written cannot be read as a record.');
        return;
      }
      const turned = Object.keys(draft.changes).length > 0 ? { vary: draft.changes } : {};
      const file = { game: id, ruleset: source.id, ...turned, ...engine.printRecord(record) };
      saveRecord(file, id, form).catch(failed);
    },
    address: (): string | undefined => {
      if (fragment !== '') return addressWith(fragment);
      setNotice('There is no link to copy: what is written cannot be read as a record.');
      return undefined;
    },
    dismiss: (): void => {
      dropUnread(id);
      setNotice(undefined);
    },
  };
}

/** The editor as it stands at one moment. */
export type Editing<R extends object, Rec extends object, M extends ReplayModel> = ReturnType<
  typeof useEditor<R, Rec, M>
>;
