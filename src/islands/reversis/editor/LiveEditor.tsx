import { REVERSIS_KEYS, type ReversisRules } from '#engine/games/reversis/keys.ts';
import { dealAnother } from '#engine/games/reversis/deal-another.ts';
import { reversisLinks } from '#engine/games/reversis/links.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { href } from '../../../view/href.ts';
import { unpackRuleSet, type PackedBook } from '../../shared/book.ts';
import { compareHref } from '../../shared/columns.ts';
import { useFragment, useFragmentOf } from '../../shared/fragment.ts';
import { Notice } from '../../shared/Notice.tsx';
import { printValue } from '../../shared/rule-words.ts';
import { useSpeech } from '../../shared/speech.ts';
import { rulesInWords } from '../questions.ts';
import type { EditorData } from './data.ts';
import * as drafts from './draft.ts';
import { EditorPanel } from './EditorPanel.tsx';
import * as histories from './history.ts';
import { keepDraft, keptDraft } from './keep.ts';
import { Outcome } from './Outcome.tsx';
import { saveFile } from './save-file.ts';
import { useOutcome } from './use-outcome.ts';

export interface LiveEditorProps {
  readonly data: EditorData;
  readonly books: readonly PackedBook[];
}

type Book = RuleSet<ReversisRules>;

/** Seeds are whole numbers of at most nine figures. */
const parseSeed = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The editor, alive. */
export function LiveEditor({ data, books: packed }: LiveEditorProps) {
  const ruleSets = useMemo(() => packed.map((book): Book => unpackRuleSet(REVERSIS_KEYS, book)), [packed]);
  const own = useMemo((): drafts.Draft => {
    const read = parseLink({ ...reversisLinks, ruleSets }, data.fragment);
    if (!read.ok) throw new Error(read.error.message);
    return drafts.draftOf(read.value.record, { ruleset: read.value.variation.source.id, changes: {} }, '1');
  }, [data, ruleSets]);
  const [history, setHistory] = useState(() => {
    const kept = keptDraft();
    const isKnown = kept !== undefined && ruleSets.some(({ id }) => id === kept.ruleset);
    return isKnown ? histories.step(histories.begin(own), kept) : histories.begin(own);
  });
  const [target, setTarget] = useState(drafts.handPlace(0));
  const [notice, setNotice] = useState<string>();
  const [pasteProblem, setPasteProblem] = useState<string>();
  const [isRulesOpen, setIsRulesOpen] = useState(false);
  const [Rules, setRules] = useState<typeof import('../compare/ColumnRules.tsx').ColumnRules>();
  /** The draft that our own policy played, for as long as it stands as it was dealt. */
  const [ours, setOurs] = useState<drafts.Draft>();
  const draft = history.now;

  const source = ruleSets.find(({ id }) => id === draft.ruleset) ?? ruleSets[0]!;
  const book = packed.find(({ id }) => id === source.id) ?? packed[0]!;
  const variation = useMemo(() => {
    const varied = vary(REVERSIS_KEYS, source, draft.changes);
    const plain = vary(REVERSIS_KEYS, source, {});
    if (varied.ok) return varied.value;
    if (plain.ok) return plain.value;
    throw new Error(plain.error.message);
  }, [source, draft.changes]);
  const read = useMemo(() => drafts.readDraft(draft), [draft]);
  const { record, settled, next, isStale } = useOutcome(read, variation);
  const words = useMemo(() => rulesInWords(book), [book]);
  const ruleOf = useMemo(() => {
    const byKey = new Map(words.map((rule) => [rule.key, rule]));
    return (key: string) => byKey.get(key);
  }, [words]);

  useEffect(() => {
    // What the page began with is no draft of the reader's.
    if (draft !== own) keepDraft(draft);
  }, [draft]);
  const to = (now: drafts.Draft, typing?: string): void => setHistory((before) => histories.step(before, now, typing));

  const link = (): string =>
    record === undefined ? '' : printLink({ ...reversisLinks, ruleSets }, { variation, record, step: undefined });
  const fragment = link();
  useFragmentOf(fragment, () => Promise.resolve(draft === own ? '' : fragment));
  useFragment((written) => {
    const linked = parseLink({ ...reversisLinks, ruleSets }, written);
    if (!linked.ok) {
      setNotice(linked.error.message);
      return;
    }
    const { record: found, variation: under } = linked.value;
    if (written === latest.current) return;
    setNotice(undefined);
    to(drafts.draftOf(found, { ruleset: under.source.id, changes: under.changes }, draft.seed));
  });
  const latest = useRef(fragment);
  latest.current = fragment;

  const deal = (seed: number): void => {
    const dealt = drafts.draftOf(
      dealAnother(seed, variation.rules, draft.seats),
      { ruleset: draft.ruleset, changes: draft.changes },
      String(seed),
    );
    setOurs(dealt);
    to(dealt);
  };
  const paste = async (text: string): Promise<void> => {
    const { readReversis, sayProblem } = await import('../pasted-record.ts');
    const pasted = await readReversis(text, ruleSets);
    if (!pasted.ok) {
      setPasteProblem(sayProblem(pasted.error));
      return;
    }
    setPasteProblem(undefined);
    const { record: found, variation: under } = pasted.value;
    to(drafts.draftOf(found, { ruleset: under.source.id, changes: under.changes }, draft.seed));
  };

  const nets = settled?.ok ? settled.value : undefined;
  const spoken = useSpeech(
    nets
      ? `${nets.say(nets.steps.length - 1)} ${nets.faults.length === 0 ? '' : `${String(nets.faults.length)} against the rules.`}`
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
      <EditorPanel
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
        compare={record && compareHref('reversis', [fragment], href('/'))}
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
          <Outcome
            settled={settled}
            isStale={isStale}
            isOurs={draft === ours}
            book={book}
            ruleOf={ruleOf}
            changes={changes}
          />
        }
        does={{
          write: (place, text) => to(drafts.write(draft, place, text), place),
          aim: setTarget,
          pick: (card) => to(drafts.toggleCard(draft, target, card)),
          play: (card) => to(drafts.playCard(draft, card)),
          takeBack: () => to(drafts.takeBack(draft)),
          setBook: (id) => to({ ...draft, ruleset: id, changes: {} }),
          openRules: () => {
            setIsRulesOpen(!isRulesOpen);
            void import('../compare/ColumnRules.tsx').then(({ ColumnRules }) => setRules(() => ColumnRules));
          },
          set: (part) => to({ ...draft, ...part }, 'seed' in part ? 'seed' : undefined),
          deal: () => {
            const seed = parseSeed(draft.seed);
            if (seed === undefined) setNotice('A deal number is a whole number of at most nine figures.');
            else deal(seed);
          },
          dealNext: () => deal(((parseSeed(draft.seed) ?? 0) + 1) % 1_000_000_000),
          clear: () =>
            to({ ...drafts.emptyDraft(draft.ruleset, draft.seed), changes: draft.changes, seats: draft.seats }),
          undo: () => setHistory(histories.undo),
          redo: () => setHistory(histories.redo),
          paste: (text) => void paste(text),
          save: (form) => {
            if (record) void saveFile(drafts.fileOf(draft, record), form);
            else setNotice('There is nothing to download yet: what is written cannot be read as a record.');
          },
          address: () => `${location.href.replace(/#.*$/, '')}#${link()}`,
        }}
      />
    </>
  );
}
