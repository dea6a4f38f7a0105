import { capital } from '#engine/wording/sentence.ts';
import { sayLabPlayer } from '#engine/lab/lab-game.ts';
import { figure, signedFigure } from '#view/long-run.ts';
import { versionOfPage } from '../../page/cite-result.ts';
import { Button, LiveRegion, Select, CopyLink } from '../../page/controls/controls.tsx';
import { addressWith } from '../../page/fragment.ts';
import { saveFile } from '../../page/save-file.ts';
import type { GameInLab, LabData } from '../game.ts';
import { variationsOf } from '../lab-settings.ts';
import { sayDuration } from '../results/verdict.ts';
import type { useLab } from '../use-lab.ts';
import { csvOfSweep, jsonOfSweep } from '../results/save-result.ts';
import { FoldedTable } from '../results/FoldedTable.tsx';
import { useSweep, type FoundSweep } from './use-sweep.ts';
import forms from '#view/forms.module.css';
import styles from '../Lab.module.css';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { SweepPlan } from '#engine/lab/sweep.ts';
import type { Estimate } from '#engine/lab/statistics.ts';

const [WIDTH, HEIGHT] = [280, 150];
const PLOT = { left: 48, right: 270, top: 10, bottom: 124 } as const;

interface SweepCurveProps {
  readonly plan: SweepPlan;
  readonly estimates: readonly Estimate[];
  /** Lowest and highest value of the picture. */
  readonly reach: readonly [low: number, high: number];
}

/** One estimate against the amount, with its interval: a dot at each book's amount, a line at the own. */
function SweepCurve({ plan, estimates, reach }: SweepCurveProps) {
  const { amounts, own, marks } = plan;
  const last = amounts.at(-1)!;
  const x = scaleLinear().domain([0, last]).range([PLOT.left, PLOT.right]);
  const y = scaleLinear().domain(reach).nice(3).range([PLOT.bottom, PLOT.top]);
  const points = amounts.map((amount, i) => ({ amount, ...estimates[i]! }));
  type Point = (typeof points)[number];
  const band = area<Point>()
    .x(({ amount }) => x(amount))
    .y0(({ mean, half }) => y(mean - half))
    .y1(({ mean, half }) => y(mean + half));
  const mean = line<Point>()
    .x(({ amount }) => x(amount))
    .y((point) => y(point.mean));
  const marked = points.filter(({ amount }) => marks.some((mark) => mark.amount === amount));
  return (
    <svg class={`${styles.figure} chart`} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path class={styles.band} d={band(points) ?? ''} />
      <line class={styles.axis} x1={PLOT.left} x2={PLOT.right} y1={y(0)} y2={y(0)} />
      <line class={styles.own} x1={x(own)} x2={x(own)} y1={PLOT.top} y2={PLOT.bottom} />
      <path class={styles.mean} d={mean(points) ?? ''} />
      {marked.map(({ amount, mean: at }) => (
        <g key={amount} class={styles.book}>
          <circle cx={x(amount)} cy={y(at)} r="3.2" />
        </g>
      ))}
      {y.ticks(3).map((tick) => (
        <text key={tick} x={PLOT.left - 6} y={y(tick) + 4} text-anchor="end">
          {signedFigure(tick)}
        </text>
      ))}
      {[...new Set([0, own, last])].map((tick) => (
        <g key={tick}>
          <line class={styles.axis} x1={x(tick)} x2={x(tick)} y1={PLOT.bottom + 2} y2={PLOT.bottom + 7} />
          <text x={x(tick)} y={HEIGHT - 4} text-anchor="middle">
            {tick}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface SweepProps<R extends object> {
  readonly game: GameInLab<R>;
  readonly data: LabData;
  readonly lab: ReturnType<typeof useLab<R>>;
}

/** Tries every amount of a rule from 0 to twice its value: what is asked, and what came out. */
export function Sweep<R extends object>({ game, data, lab }: SweepProps<R>) {
  const sweep = useSweep(game, lab);
  const { keys, key, plan, status, found, played, deals, estimate } = sweep;
  const { piece } = data;
  if (key === undefined || !plan) return null;
  const isRunning = status === 'running';
  const last = plan.amounts.at(-1)!;
  const many = (n: number): string => `${n.toLocaleString('en')} ${piece}s`;
  const time = estimate === undefined ? '' : ` It takes ${sayDuration(estimate)} on this machine.`;
  const said = isRunning
    ? 'Trying every amount.'
    : status === 'failed'
      ? 'The program that plays could not be loaded, or it failed. Reload the page; your settings are in its address.'
      : found && status !== 'idle'
        ? `${many(found.deals)} played in ${found.seconds.toFixed(1)} seconds${status === 'stopped' ? ', then stopped' : ''}.`
        : '';
  return (
    <section data-part="sweep" data-needs="script" aria-labelledby="sweep">
      <h2 id="sweep">Try every amount</h2>
      <p>
        Choose a rule that is an amount. Our player plays {many(deals)} by {lab.head.short}, and every {piece} is paid
        with each amount from 0 to {last}
        {plan.step > 1 && `, in steps of ${String(plan.step)}`}.{time}
      </p>
      <div class={`${styles.row} wraps`}>
        <label class={forms.field}>
          <span>The rule</span>
          <Select
            value={key}
            options={keys.map((one) => [one, lab.ruleOf(one)?.question ?? one])}
            onChoose={(chosen) => lab.set({ sweep: chosen })}
          />
        </label>
        <div class="beside">
          <Button
            class={`${forms.button} ${forms.primary}`}
            idle={isRunning || !lab.trial}
            data-action="sweep"
            onClick={() => void sweep.run()}
          >
            Try every amount
          </Button>
          <Button idle={!isRunning} onClick={sweep.stop}>
            Stop
          </Button>
        </div>
      </div>
      <LiveRegion words={said} />
      <p class="rows soft note" data-part="sweep-progress">
        <progress
          max={Math.max(1, deals)}
          value={isRunning ? played : found ? deals : 0}
          aria-label={`${capital(piece)}s played for every amount`}
        />
        <span>{isRunning ? `${played.toLocaleString('en')} of ${many(deals)}.` : said}</span>
      </p>
      {found && <SweepResult game={game} lab={lab} data={data} found={found} />}
    </section>
  );
}

function SweepResult<R extends object>({ game, lab, data, found }: SweepProps<R> & { readonly found: FoundSweep }) {
  const { plan, points, settings, deals } = found;
  const { roles, piece, books } = data;
  const head = books.find(({ id }) => id === settings.book)!;
  const own = String(plan.own);
  const last = plan.amounts.at(-1)!;
  // Tricks, points and cards are amounts too, but in no book's counters.
  const { rules } = variationsOf(game.engine, settings).first;
  const isPaid = game.wording.say(plan.key, 2, head.unit, rules).includes(head.unit[1]);
  const nameOf = (id: string): string => {
    const book = books.find((one) => one.id === id);
    if (!book) return id;
    return !isPaid || book.unit[1] === head.unit[1] ? book.short : `${book.short} (in ${book.unit[1]})`;
  };
  const columns = [
    ...roles.map(({ words }, role) => ({
      words: capital(words),
      estimates: points.map((point) => point.roles[role]!),
      isElsewhere: false,
    })),
    { words: 'To a different player or pool', estimates: points.map(({ elsewhere }) => elsewhere), isElsewhere: true },
  ].filter(({ estimates }) => estimates.every(({ half }) => Number.isFinite(half)));
  const reachOf = (all: readonly (typeof columns)[number][]): readonly [number, number] => {
    const ends = all.flatMap(({ estimates }) => estimates.flatMap(({ mean, half }) => [mean - half, mean + half]));
    return [Math.min(0, ...ends), Math.max(1e-9, ...ends)];
  };
  const reach = reachOf(columns.filter(({ isElsewhere }) => !isElsewhere));
  const question = lab.ruleOf(plan.key)?.question ?? plan.key;
  const address = () => addressWith(lab.addressOf(settings));
  const file = `lab-${settings.book}-${plan.key}` as const;
  return (
    <div data-part="sweep-result">
      <h3>
        {question} From 0 to {last}
      </h3>
      <p>
        {capital(head.unit[1])} a {piece} more or less than at {own}, for the same cards, over{' '}
        {deals.toLocaleString('en')} {piece}s played by {sayLabPlayer('plain')}, not by people; seed {settings.seed}.
        The band is the 95 % interval; the dotted line stands at {own}. All players are drawn on one scale; the last
        picture has a scale of its own. Each dot is an amount that a book names:
      </p>
      <ul data-part="sweep-books">
        {plan.marks.map(({ amount, books: named }) => (
          <li key={amount}>
            {amount}: {named.map(nameOf).join(', ')}
            {amount > last && ' (beyond the pictures)'}
          </li>
        ))}
      </ul>
      <div class={`${styles.pictures} fits`}>
        {columns.map(({ words, estimates, isElsewhere }) => (
          <figure key={words}>
            <figcaption>
              <b class="title">{words}</b>{' '}
              <small>
                {signedFigure(estimates[0]!.mean)} at 0, {signedFigure(estimates.at(-1)!.mean)} at {last}
              </small>
            </figcaption>
            <SweepCurve
              plan={plan}
              estimates={estimates}
              reach={isElsewhere ? reachOf(columns.filter((one) => one.isElsewhere)) : reach}
            />
          </figure>
        ))}
      </div>
      <FoldedTable
        label="Table: every amount"
        heads={['amount', ...columns.map(({ words }) => words)]}
        rows={plan.amounts.map((amount, i) => [
          String(amount),
          ...columns.map(({ estimates }) => `${signedFigure(estimates[i]!.mean)} ± ${figure(estimates[i]!.half)}`),
        ])}
        notes={{
          head: 'books',
          texts: plan.amounts.map(
            (amount) =>
              plan.marks
                .find((mark) => mark.amount === amount)
                ?.books.map(nameOf)
                .join(', ') ?? '',
          ),
        }}
      />
      <div class={forms.actions}>
        <CopyLink label="Copy the link to these amounts" addressOf={address} />
        <Button onClick={() => saveFile(csvOfSweep(found, roles), `${file}.csv`)}>Save the amounts (CSV)</Button>
        <Button
          onClick={() =>
            saveFile(jsonOfSweep(found, roles, { address: address(), version: versionOfPage() }), `${file}.json`)
          }
        >
          Save the amounts (JSON)
        </Button>
      </div>
    </div>
  );
}
