import '../page/joined-texts.ts';
import { vary } from '#engine/rules/vary.ts';
import { sayPlaceNamed } from '#engine/words/card-places.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import { compareHref } from '../rules/columns.ts';
import { ColumnRules } from '../compare/rules/ColumnRules.tsx';
import { parseCompared } from '../compare/compared-links.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { Later } from '../page/Later.tsx';
import { Notice } from '../page/Notice.tsx';
import { readPasted } from '../page/pasted.ts';
import { sayProblem } from '../page/pasted-problem.ts';
import type { ReplayModel } from '../replay/model.ts';
import { openOwnDeal, printDeal } from '../replay/links/replay-links.ts';
import type { Changes } from '../rules/changes.ts';
import { useRuleOf } from '../rules/use-rule-of.ts';
import { Spoken } from '../page/Spoken.tsx';
import type { EditorData } from './data.ts';
import * as drafts from './draft/draft.ts';
import { EditorPanelOf } from './EditorPanel.tsx';
import type { EditedGame } from './game.ts';
import * as histories from './draft/history.ts';
import { dropUnread, keepDraft, keptDraft } from './draft/keep.ts';
import { whyNothingNext } from './step/next-step.ts';
import { Outcome } from './Outcome.tsx';
import type { EditorActs, Pasted, View } from './panel-props.ts';
import { RecordAsTextOf } from './text/RecordAsText.tsx';
import { saveRecord } from '../page/save-file.ts';
import { Says, SteppedOf } from './step/Stepped.tsx';
import { Unreadable } from './text/Unreadable.tsx';
import { useOutcome } from './use-outcome.ts';
import { useStepper } from './step/use-stepper.ts';

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
}

/** What follows below the table, here and on the page. */
const SECTIONS = [
  ['table', 'Table'],
  ['as-text', 'The record as text'],
  ['account', 'Account'],
  ['departures', 'What these rules do not allow'],
  ['by-file', 'In a file'],
] as const;

/** A deal number is a whole number of at most nine figures. */
const parseSeed = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The editor: a deal is laid out, played, and settled as it stands. */
export function EditorOf<R extends object, Rec extends object, M extends ReplayModel>({
  game,
  data: json,
}: EditorProps & { readonly game: EditedGame<R, Rec, M> }) {
  const { engine } = game;
  const { id, ruleSets } = engine;
  const data = useMemo(() => JSON.parse(json) as EditorData, [json]);
  const own = useMemo((): drafts.Draft => {
    const { book, record, changes } = openOwnDeal(engine, data.link);
    return { ruleset: book.id, changes, text: game.textOf(record), seed: '1' };
  }, [data]);
  const [history, setHistory] = useState(() => histories.begin(own));
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
      setNotice(
        'The draft that was kept in this browser is damaged. It stands under “The record as text” as it was kept.',
      );
    }
  }, []);
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [notice, setNotice] = useState<string>();
  const [pasted, setPasted] = useState<Pasted>({});
  const [view, setView] = useState<View>('cards');
  /** The draft that our own policy played, for as long as it stands as it was dealt, and what is said of it. */
  const [ours, setOurs] = useState<{ readonly draft: drafts.Draft; readonly label: string }>();
  const draft = history.now;

  const source = ruleSets.find((one) => one.id === draft.ruleset) ?? ruleSets[0]!;
  const book = data.books.find((one) => one.id === source.id) ?? data.books[0]!;
  const variation = useMemo(() => {
    const varied = vary(engine.keys, source, draft.changes);
    const plain = vary(engine.keys, source, {});
    if (varied.ok) return varied.value;
    if (plain.ok) return plain.value;
    throw new Error(plain.error.message);
  }, [source, draft.changes]);
  const read = useMemo(() => game.read(draft), [draft]);
  const { record, shown, settled, next, isStale } = useOutcome(game, read, variation);
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
    setNotice(layOut(linked.value.record, { ruleset: column?.book ?? source.id, changes: column?.changes ?? {} }));
  });

  const deal = async (seed: number): Promise<void> => {
    const { deal: dealOut } = await game.fetchDealer();
    const dealt = {
      ...draft,
      text: { ...drafts.clearDraft(draft, game.settings).text, ...game.textOf(dealOut(seed, variation.rules, draft)) },
      seed: String(seed),
    };
    to(dealt);
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
    const read_ = await readPasted(engine, text);
    if (!read_.ok) {
      setPasted({ ...pasted, problem: sayProblem(read_.error) });
      return;
    }
    const { record: found, variation: under } = read_.value;
    const changes = under.changes as Changes;
    setPasted({ ...pasted, problem: layOut(found, { ruleset: under.source.id, changes }) });
  };
  const failed = (): void => setNotice('That could not be fetched; is the connection there?');

  const model = settled?.ok ? settled.value : undefined;
  const stepper = useStepper(model, shown, next !== undefined);
  const spoken = model
    ? `${model.say(model.steps.length - 1)} ${model.faults.length === 0 ? '' : `${String(model.faults.length)} against the rules.`}`
    : settled?.ok === false
      ? settled.error.message
      : '';
  const grounds = { ruleOf, book, changes: draft.changes };
  const actions: EditorActs = {
    write: (place, text) => to(drafts.write(draft, place, text), place),
    choose: (place, text) => to(drafts.write(draft, place, text)),
    aim: setTarget,
    pick: (card) => to(drafts.toggleCard(draft, target, card, game.holders(draft))),
    take: (place, what) => to(game.take(draft, place, what)),
    takeBack: () => to(game.takeBack(draft)),
    playOn: () => void playOn().catch(failed),
    setBook: (ruleset) => to({ ...draft, ruleset, changes: {} }),
    show: setView,
    setSeed: (seed) => to({ ...draft, seed }, 'seed'),
    deal: () => {
      const seed = parseSeed(draft.seed);
      if (seed === undefined) setNotice('A deal number is a whole number of at most nine figures.');
      else deal(seed).catch(failed);
    },
    dealNext: () => void deal(((parseSeed(draft.seed) ?? 0) + 1) % 1_000_000_000).catch(failed),
    clear: () => to(drafts.clearDraft(draft, game.settings)),
    undo: () => setHistory(histories.undo),
    redo: () => setHistory(histories.redo),
    paste: (text) => void paste(text).catch(failed),
    save: (form) => {
      if (record === undefined) {
        setNotice('There is nothing to download yet: what is written cannot be read as a record.');
        return;
      }
      const vary_ = Object.keys(draft.changes).length > 0 ? { vary: draft.changes } : {};
      const file = { game: id, ruleset: source.id, ...vary_, ...engine.printRecord(record) };
      saveRecord(file, id, form).catch(failed);
    },
    address: () => {
      if (fragment !== '') return addressWith(fragment);
      setNotice('There is no link to copy: what is written cannot be read as a record.');
      return undefined;
    },
  };
  const dismiss = (): void => {
    dropUnread(id);
    setNotice(undefined);
  };
  return (
    <div class="workshop editing">
      <Spoken words={spoken} />
      <EditorPanelOf
        game={game}
        draft={draft}
        read={read}
        rules={variation.rules}
        books={data.books}
        next={next}
        target={target}
        view={view}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        pasted={pasted}
        message={notice !== undefined && <Notice onDismiss={dismiss}>{notice}</Notice>}
        table={
          model ? (
            <SteppedOf game={game} model={model} stepper={stepper} book={book} />
          ) : (
            <div class="at-table">
              <div class="felt bare" />
            </div>
          )
        }
        says={
          <Says model={model} stepper={stepper}>
            <Unreadable read={read} labels={game.targets(draft, variation.rules)} isStale={isStale} />
            {settled?.ok === false && (
              <p class="problem">
                {settled.error.at === undefined ? '' : `${sayPlaceNamed(settled.error.at)}: `}
                {settled.error.message}
              </p>
            )}
            {draft === ours?.draft && <p class="soft">{ours.label}</p>}
          </Says>
        }
        ruleQuestions={
          shown && (
            <ColumnRules
              key={book.id}
              game={game}
              ruleSet={source}
              record={shown}
              book={book}
              effect="The table is settled by it."
              changes={draft.changes}
              onChange={(next_) => to({ ...draft, changes: next_ })}
            />
          )
        }
        actions={actions}
      />
      <nav class="below" aria-label="On this page">
        {SECTIONS.map(([section, name]) => (
          <a key={section} href={`#${section}`}>
            {name}
          </a>
        ))}
      </nav>
      <Later>
        <RecordAsTextOf
          game={game}
          draft={draft}
          read={read}
          rules={variation.rules}
          pasted={pasted}
          actions={actions}
        />
      </Later>
      {settled && (
        <Later>
          <Outcome
            settled={settled}
            step={stepper.step}
            accountLabel={game.accountLabel}
            compare={fragment === '' ? undefined : compareHref(id, [fragment], href('/'))}
            {...grounds}
          />
        </Later>
      )}
    </div>
  );
}
