import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import { unpackRuleSet, type PackedBook } from '../rules/book.ts';
import { compareHref } from '../rules/columns.ts';
import type { ColumnRulesProps } from '../compare/ColumnRules.tsx';
import type { Column } from '../compare/state.ts';
import { addressWith, useFragment, useFragmentOf } from '../page/fragment.ts';
import { Notice } from '../page/Notice.tsx';
import { sayProblem } from '../page/pasted-problem.ts';
import type { ReplayModel } from '../replay/model.ts';
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

export interface LiveEditorProps {
  readonly data: EditorData;
  readonly books: readonly PackedBook[];
}

/** A deal number is a whole number of at most nine figures. */
const parseSeed = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The editor, alive. */
export function LiveEditorOf<R extends object, Rec extends object, M extends ReplayModel>({
  game,
  data,
  books: packed,
}: LiveEditorProps & { readonly game: EditedGame<R, Rec, M> }) {
  const ruleSets = useMemo(() => packed.map((book): RuleSet<R> => unpackRuleSet(game.keys, book)), [packed]);
  const own = data.draft;
  const [history, setHistory] = useState(() => {
    const kept = keptDraft(game.id);
    const isKnown = kept !== undefined && ruleSets.some(({ id }) => id === kept.ruleset);
    return isKnown ? histories.step(histories.begin(own), kept) : histories.begin(own);
  });
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [notice, setNotice] = useState<string>();
  const [pasteProblem, setPasteProblem] = useState<string>();
  const [isRulesOpen, setIsRulesOpen] = useState(false);
  const [Rules, setRules] = useState<(props: ColumnRulesProps<Rec>) => JSX.Element>();
  const [fragment, setFragment] = useState('');
  /** The draft that our own policy played, for as long as it stands as it was dealt, and what is said of it. */
  const [ours, setOurs] = useState<{ readonly draft: drafts.Draft; readonly label: string }>();
  const draft = history.now;

  const source = ruleSets.find(({ id }) => id === draft.ruleset) ?? ruleSets[0]!;
  const book = packed.find(({ id }) => id === source.id) ?? packed[0]!;
  const variation = useMemo(() => {
    const varied = vary(game.keys, source, draft.changes);
    const plain = vary(game.keys, source, {});
    if (varied.ok) return varied.value;
    if (plain.ok) return plain.value;
    throw new Error(plain.error.message);
  }, [source, draft.changes]);
  const read = useMemo(() => game.read(draft), [draft]);
  const { record, settled, next, isStale } = useOutcome(game, read, variation);
  const words = useMemo(() => game.rulesInWords(book), [book]);
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

  const link = async (): Promise<string> => {
    if (draft === own) return data.fragment;
    if (record === undefined) return '';
    const { print } = await game.fetchLinks();
    const column: Column = { book: source.id, changes: variation.changes as Column['changes'] };
    return print({ record, columns: [column] }, ruleSets);
  };
  const follow = async (written: string): Promise<void> => {
    const links = await game.fetchLinks();
    const linked = links.parse(written, ruleSets, []);
    if (!linked.ok) {
      setNotice(linked.error.message);
      return;
    }
    if (written === (await link())) return;
    const [column] = linked.value.columns;
    setNotice(layOut(linked.value.record, { ruleset: column?.book ?? source.id, changes: column?.changes ?? {} }));
  };
  useEffect(() => {
    let isCurrent = true;
    // What the page began with is no draft of the reader's.
    if (draft !== own) keepDraft(game.id, draft);
    void link().then(
      (written) => {
        if (isCurrent) setFragment(written);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  useFragmentOf(JSON.stringify(draft), () => (draft === own ? Promise.resolve('') : link()));
  useFragment((written) => {
    follow(written).catch(() => setNotice('What this link names could not be fetched.'));
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
    const pasted = await game.readPasted(text, ruleSets);
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
        books={packed}
        next={next}
        target={target}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        isRulesOpen={isRulesOpen}
        pasteProblem={pasteProblem}
        compare={fragment === '' ? undefined : compareHref(game.id, [fragment], href('/'))}
        message={notice !== undefined && <Notice onDismiss={() => setNotice(undefined)}>{notice}</Notice>}
        ruleQuestions={
          isRulesOpen &&
          Rules &&
          record && (
            <Rules
              key={book.id}
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
        does={{
          write: (place, text) => to(drafts.write(draft, place, text), place),
          choose: (place, text) => to(drafts.write(draft, place, text)),
          aim: setTarget,
          pick: (card) => to(drafts.toggleCard(draft, target, card, game.holders(draft))),
          take: (place, what) => to(game.take(draft, place, what)),
          takeBack: () => to(game.takeBack(draft)),
          setBook: (id) => to({ ...draft, ruleset: id, changes: {} }),
          openRules: () => {
            setIsRulesOpen(!isRulesOpen);
            game.fetchRules().then((fetched) => setRules(() => fetched), failed);
          },
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
            const file = { game: game.id, ruleset: source.id, ...vary_, ...game.print(record) };
            saveFile(file, game.id, form).catch(failed);
          },
          address: async () => {
            const written = await link();
            if (written !== '') return addressWith(written);
            setNotice('There is no link to copy: what is written cannot be read as a record.');
            return undefined;
          },
        }}
      />
    </>
  );
}
