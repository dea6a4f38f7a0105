import { vary } from '#engine/rules/vary.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import { compareHref } from '../rules/columns.ts';
import { ColumnRules } from '../compare/ColumnRules.tsx';
import { parseCompared } from '../compare/compared-links.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { Notice } from '../page/Notice.tsx';
import { readPasted } from '../page/pasted.ts';
import { sayProblem } from '../page/pasted-problem.ts';
import type { ReplayModel } from '../replay/model.ts';
import { openOwnDeal, printDeal } from '../replay/replay-links.ts';
import { printValue } from '../rules/rule-words.ts';
import { useSpeech } from '../page/speech.ts';
import type { EditorData } from './data.ts';
import * as drafts from './draft.ts';
import { EditorPanelOf } from './EditorPanel.tsx';
import type { EditedGame } from './game.ts';
import * as histories from './history.ts';
import { keepDraft, keptDraft } from './keep.ts';
import { OutcomeOf } from './Outcome.tsx';
import { saveFile } from './save-file.ts';
import { useOutcome } from './use-outcome.ts';

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
}

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
    const kept = keptDraft(id);
    if (kept && ruleSets.some((one) => one.id === kept.ruleset)) setHistory((before) => histories.step(before, kept));
  }, []);
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [notice, setNotice] = useState<string>();
  const [pasteProblem, setPasteProblem] = useState<string>();
  const [isRulesOpen, setIsRulesOpen] = useState(false);
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
  const { record, settled, next, isStale } = useOutcome(game, read, variation);
  const words = useMemo(() => game.rulesInWords(source), [source]);
  const ruleOf = useMemo(() => {
    const byKey = new Map(words.map((rule) => [rule.key, rule]));
    return (key: string) => byKey.get(key);
  }, [words]);

  const to = (now: drafts.Draft, typing?: string): void => setHistory((before) => histories.step(before, now, typing));
  /** Lays out a record that came from elsewhere, with the rules it came with; a sentence where it cannot be laid out. */
  const layOut = (found: Rec, rules: Pick<drafts.Draft, 'ruleset' | 'changes'>): string | undefined => {
    const why = game.whyNotEdited(found);
    if (why === undefined) to({ ...rules, text: game.textOf(found), seed: draft.seed });
    return why;
  };

  const fragment = useMemo((): string => {
    if (draft === own) return data.link;
    return record === undefined
      ? ''
      : printDeal(engine, source, { record, changes: variation.changes as Readonly<Record<string, unknown>> });
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
    const { deal: dealOut, label } = await game.fetchDealer();
    const dealt = {
      ...draft,
      text: { ...drafts.clearDraft(draft, game.settings).text, ...game.textOf(dealOut(seed, variation.rules, draft)) },
      seed: String(seed),
    };
    setOurs({ draft: dealt, label });
    to(dealt);
  };
  const paste = async (text: string): Promise<void> => {
    const pasted = await readPasted(engine, text);
    if (!pasted.ok) {
      setPasteProblem(sayProblem(pasted.error));
      return;
    }
    const { record: found, variation: under } = pasted.value;
    const changes = under.changes as drafts.Draft['changes'];
    setPasteProblem(layOut(found, { ruleset: under.source.id, changes }));
  };
  const failed = (): void => setNotice('That could not be fetched; is the connection there?');

  const model = settled?.ok ? settled.value : undefined;
  const spoken = useSpeech(
    model
      ? `${model.say(model.steps.length - 1)} ${model.faults.length === 0 ? '' : `${String(model.faults.length)} against the rules.`}`
      : settled?.ok === false
        ? settled.error.message
        : '',
  );
  const changes = Object.fromEntries(Object.entries(draft.changes).map(([key, value]) => [key, printValue(value)]));
  return (
    <>
      <p class="vh" role="status">
        {spoken}
      </p>
      <EditorPanelOf
        game={game}
        draft={draft}
        read={read}
        rules={variation.rules}
        books={data.books}
        next={next}
        target={target}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        isRulesOpen={isRulesOpen}
        pasteProblem={pasteProblem}
        compare={fragment === '' ? undefined : compareHref(id, [fragment], href('/'))}
        message={notice !== undefined && <Notice onDismiss={() => setNotice(undefined)}>{notice}</Notice>}
        ruleQuestions={
          isRulesOpen &&
          record && (
            <ColumnRules
              key={book.id}
              game={game}
              ruleSet={source}
              record={record}
              book={book}
              label={book.short}
              changes={draft.changes}
              onChange={(next_) => to({ ...draft, changes: next_ })}
            />
          )
        }
        outcome={
          <OutcomeOf
            game={game}
            settled={settled}
            isStale={isStale}
            policy={draft === ours?.draft ? ours.label : undefined}
            book={book}
            ruleOf={ruleOf}
            changes={changes}
          />
        }
        actions={{
          write: (place, text) => to(drafts.write(draft, place, text), place),
          choose: (place, text) => to(drafts.write(draft, place, text)),
          aim: setTarget,
          pick: (card) => to(drafts.toggleCard(draft, target, card, game.holders(draft))),
          take: (place, what) => to(game.take(draft, place, what)),
          takeBack: () => to(game.takeBack(draft)),
          setBook: (id) => to({ ...draft, ruleset: id, changes: {} }),
          openRules: () => setIsRulesOpen(!isRulesOpen),
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
            saveFile(file, id, form).catch(failed);
          },
          address: () => {
            if (fragment !== '') return addressWith(fragment);
            setNotice('There is no link to copy: what is written cannot be read as a record.');
            return undefined;
          },
        }}
      />
    </>
  );
}
