import { useState } from 'preact/hooks';
import { keysOf } from '#engine/kernel/collections.ts';
import { Button, Select, TypedField } from '../page/controls/controls.tsx';
import type { ReaderChanges, RuleGroup } from '../rules/rule-words.ts';
import { Suppose } from '../rules/Suppose.tsx';
import type { GameInLab, LabData } from './game.ts';
import { MOST_DEALS, MOST_SEED } from '#engine/lab/run.ts';
import { parseCount, type LabSide } from './lab-settings.ts';
import { sayDuration } from './results/verdict.ts';
import { QuestionChoice, sayTrial, type LabState } from './QuestionChoice.tsx';
import { classes } from '#view/classes.ts';
import forms from '#view/forms.module.css';
import segmented from '#view/Segmented.module.css';
import styles from './Lab.module.css';

interface LabFormProps<R extends object> {
  readonly game: GameInLab<R>;
  readonly data: LabData;
  readonly lab: LabState;
}

/** What is asked: question, book, rules, number of deals, seed; and the buttons that run it. */
export function LabForm<R extends object>({ game, data, lab }: LabFormProps<R>) {
  const { settings, status, trial, head } = lab;
  const { piece } = data;
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeCount = (text: string, most: number, what: string, take: (n: number) => void): boolean => {
    const read = parseCount(text, most, what);
    setProblem(read.ok ? undefined : read.error.message);
    if (read.ok) take(read.value);
    return read.ok;
  };
  const isRunning = status === 'running';
  const pieces = piece === 'game' ? 'Games' : 'Deals';
  const numbers = game.numbers[settings.player];
  return (
    <form
      class={forms.panel}
      data-part="bench"
      data-needs="script"
      aria-label="What to try"
      onSubmit={(event) => event.preventDefault()}
    >
      <QuestionChoice lab={lab} piece={piece} />
      <div class={`${styles.row} wraps`}>
        <label class={forms.field}>
          <span>Book</span>
          <Select
            value={settings.book}
            options={data.books.map(({ id, short }) => [id, short])}
            onChoose={(book) =>
              lab.set({
                book,
                against: settings.against === book ? undefined : settings.against,
                changes: { first: {}, second: {} },
                question: undefined,
              })
            }
          />
        </label>
        <label class={forms.field}>
          <span>Compared with</span>
          <Select
            value={settings.against ?? ''}
            options={[
              ['', 'the same book, rules changed'],
              ...data.books.filter(({ id }) => id !== settings.book).map(({ id, short }) => [id, short] as const),
            ]}
            onChoose={(id) =>
              lab.set({
                against: id === '' ? undefined : id,
                changes: { ...settings.changes, second: {} },
                question: undefined,
              })
            }
          />
        </label>
        <div class={`${styles.changed} tight`} data-part="changed">
          {lab.changed.length === 0 ? (
            <p>
              {lab.asked.isAgainst
                ? `Two books: ${head.short} and ${lab.otherHead.short}, each played by its own rules.`
                : `No rule changed: this runs ${head.short} alone.`}
            </p>
          ) : (
            <ul class="bare">
              {lab.changed.map(({ question, answer, before }) => (
                <li key={question}>
                  {question} <del>{before}</del> <ins>{answer}</ins>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Button aria-expanded={isOpen} aria-controls="lab-rules" onClick={() => setIsOpen(!isOpen)}>
          Change rules
        </Button>
      </div>
      <div id="lab-rules" hidden={!isOpen}>
        {isOpen && <SideRules game={game} data={data} lab={lab} />}
      </div>
      <div class={`${styles.row} wraps`}>
        <fieldset class={forms.field}>
          <legend>{pieces}</legend>
          <span class={segmented.segments}>
            {numbers.map((n) => (
              <label key={n}>
                <input
                  type="radio"
                  name="lab-deals"
                  value={n}
                  checked={settings.deals === n}
                  onChange={() => {
                    setProblem(undefined);
                    lab.set({ deals: n });
                  }}
                />
                <span>{n.toLocaleString('en')}</span>
              </label>
            ))}
            <TypedField
              class={classes(segmented.other, styles.other, !numbers.includes(settings.deals) && segmented.chosen)}
              type="text"
              inputMode="numeric"
              placeholder="other"
              aria-label={`Another number of ${piece}s`}
              aria-describedby="lab-problem"
              value={numbers.includes(settings.deals) ? '' : String(settings.deals)}
              onTake={(text) =>
                takeCount(text, MOST_DEALS, `Number of ${piece}s`, (deals) => {
                  lab.set({ deals });
                })
              }
            />
          </span>
        </fieldset>
        <label class={forms.field}>
          <span>Seed</span>
          <TypedField
            class={styles.seed}
            type="text"
            inputMode="numeric"
            aria-describedby="lab-problem"
            value={String(settings.seed)}
            onTake={(text) =>
              takeCount(text, MOST_SEED, 'Seed', (seed) => {
                lab.set({ seed });
              })
            }
          />
        </label>
        <label class={forms.field} id="lab-player">
          <span>Who plays, in every seat</span>
          <Select
            value={settings.player}
            options={[
              ['plain', 'our simplest player'],
              ['better', `our ${data.better.strength} player (slow)`],
            ]}
            onChoose={(player) => lab.set({ player, deals: game.numbers[player][player === 'plain' ? 1 : 0]! })}
          />
        </label>
        <RunButtons lab={lab} />
      </div>
      <p class={forms.problem} id="lab-problem" role="alert">
        {problem ?? lab.untold}
      </p>
      <p class="rows soft note" id="lab-state" data-part="progress">
        <progress
          max={lab.progress?.of ?? settings.deals}
          value={isRunning || lab.result ? (lab.progress?.played ?? 0) : 0}
          aria-label={`${pieces} played`}
        />
        <span>{sayState(lab, piece)}</span>
      </p>
      {trial && lab.hasChanges && lab.untold === undefined && (
        <p class="aside" id="lab-asked">
          {sayTrial(lab, data)}
        </p>
      )}
    </form>
  );
}

/** Where the run stands, or how long it will take. */
function sayState({ status, progress, result, estimate, workers, settings, trial }: LabState, piece: string): string {
  const many = (n: number): string => `${n.toLocaleString('en')} ${piece}s`;
  if (status === 'failed')
    return 'The program that plays could not be loaded, or it failed. Reload the page; your settings are in its address.';
  if (status === 'running' && progress)
    return `${progress.played.toLocaleString('en')} of ${many(progress.of)}. The verdict comes at the end, or when you stop.`;
  const sessions = trial ? Math.max(2, Math.ceil(settings.deals / trial.dealsOfSession)) : 0;
  const next = trial
    ? `${many(sessions * trial.dealsOfSession)} take ${sayDuration(estimate ?? 0)} on this machine, with ${workers === 1 ? 'one processor' : `${String(workers)} processors`}.`
    : `Trying a few ${piece}s, to see how long it will take.`;
  return result && status !== 'idle'
    ? `${many(result.summary.deals)} played in ${result.seconds.toFixed(1)} seconds${status === 'stopped' ? ', then stopped' : ''}. ${next}`
    : next;
}

function RunButtons({ lab }: { readonly lab: LabState }) {
  const { status, trial } = lab;
  const isRunning = status === 'running';
  return (
    <div class="beside">
      <Button
        class={`${forms.button} ${forms.primary}`}
        idle={isRunning || !trial || lab.untold !== undefined}
        data-action="run"
        aria-describedby={classes('lab-player', 'lab-state', trial && lab.hasChanges && 'lab-asked')}
        onClick={() => lab.run()}
      >
        {lab.result ? 'Run again' : 'Run'}
      </Button>
      {status === 'stopped' ? (
        <Button data-action="go-on" onClick={() => lab.goOn()}>
          Go on
        </Button>
      ) : (
        <Button data-action="stop" idle={!isRunning} onClick={() => lab.stop()}>
          Stop
        </Button>
      )}
    </div>
  );
}

/** Rules of one side as questions; those that change most in the stored runs come first. */
function SideRules<R extends object>({ game: { engine, wording }, data, lab }: LabFormProps<R>) {
  const [side, setSide] = useState<LabSide>('second');
  const { settings } = lab;
  const [head, ruleOf] = side === 'first' ? [lab.head, lab.ruleOf] : [lab.otherHead, lab.otherRuleOf];
  const first = data.telling[head.id] ?? [];
  const keys = keysOf(engine.keys).filter((key) => !first.includes(key));
  const groups: readonly [RuleGroup, ...RuleGroup[]] = [
    { id: 'telling', heading: 'Rules that change most in the long run', keys: first },
    ...Object.entries(wording.groups).map(([id, heading]) => ({
      id,
      heading,
      keys: keys.filter((key) => engine.keys[key]?.group === id),
    })),
  ];
  return (
    <>
      <label class={forms.field}>
        <span>Rules of</span>
        <Select
          value={side}
          options={[
            ['second', lab.asked.isAgainst ? lab.otherHead.short : 'the changed side'],
            ['first', lab.asked.isAgainst ? head.short : `the side of the book (${head.short})`],
          ]}
          onChoose={setSide}
        />
      </label>
      <Suppose
        key={`${side} ${head.id}`}
        book={head}
        groups={groups}
        ruleOf={ruleOf}
        changes={settings.changes[side]}
        effect="Run it to see what they do."
        onChange={(changes: ReaderChanges) =>
          lab.set({ changes: { ...settings.changes, [side]: changes }, question: undefined })
        }
      />
    </>
  );
}
