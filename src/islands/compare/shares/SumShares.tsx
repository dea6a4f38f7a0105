import { useEffect, useMemo, useState } from 'preact/hooks';
import { listed } from '#engine/kernel/collections.ts';
import type { RuleShares } from './rule-shares.ts';
import { capital, saySeat } from '#engine/wording/sentence.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { LiveRegion, Select } from '../../page/controls/controls.tsx';
import { inSlices } from '../../page/LazyPart.tsx';
import type { BookHead } from '../../rules/cites.ts';
import type { ComparedGame } from '../game.ts';
import { printCompared, type SettledColumn } from '../model/state.ts';
import { besideEachOther, openBooks, settleColumns, settleEachOnce } from '../model/model.ts';
import type { RuleBeside } from '../rows/row.ts';
import {
  booksByUnit,
  chooseShares,
  partnersOf,
  plainColumns,
  shareColumns,
  waterfallOf,
  type SharesChoice,
  sayApart,
  sayHowMany,
  sayHowShared,
  sayOtherRules,
  sayShare,
} from './shares.ts';
import { Waterfall } from './Waterfall.tsx';
import forms from '#view/forms.module.css';

export interface SumSharesProps<G extends ShownTypes> {
  readonly game: ComparedGame<G>;
  readonly record: G['record'];
  readonly columns: readonly SettledColumn<G['rules']>[];
  /** Index of the column that the others are compared with. */
  readonly base: number;
  readonly books: readonly BookHead[];
}

/** Rules that the sentence names; the table has all. */
const NAMED = 3;

/**
 * Which rule makes how much of the difference between two columns, for a seat. Where no two columns count in the same
 * counters, this is shown for books that do.
 */
export function SumShares<G extends ShownTypes>(props: SumSharesProps<G>) {
  const { game, record, columns, base, books } = props;
  const canSubtract = chooseShares(columns, base, {}) !== undefined;
  const alike = useMemo(
    () => (canSubtract ? [] : columnsAlike(game, record, columns, books)),
    [canSubtract, game, record, columns, books],
  );
  if (canSubtract) return <ChosenShares game={game} record={record} columns={columns} base={base} />;
  return (
    <>
      <NoneAgree game={game} record={record} columns={columns} books={books} isShown={alike.length > 0} />
      {alike.length > 0 && <ChosenShares game={game} record={record} columns={alike} base={0} />}
    </>
  );
}

/** The shares of two columns, with the choice of the columns and the seat. */
function ChosenShares<G extends ShownTypes>({ game, record, columns, base }: Omit<SumSharesProps<G>, 'books'>) {
  const [chosen, setChosen] = useState<Partial<SharesChoice>>({});
  const choice = chooseShares(columns, base, chosen);
  if (!choice) return null;
  const { from, to, seat } = choice;
  const choose = (more: Partial<SharesChoice>): void => setChosen({ ...choice, ...more });
  const option = (i: number) => [i, columns[i]!.label] as const;
  const usable = columns.map((_, i) => i).filter((i) => partnersOf(columns, i).length > 0);
  const seats = game.seats(record).map((name) => [name, nameSeat(game, name)] as const);
  return (
    <>
      <div class={forms.choices}>
        <label class={forms.field}>
          <span>For</span>
          <Select value={seat} options={seats} onChoose={(next) => choose({ seat: next })} />
        </label>
        <label class={forms.field}>
          <span>From</span>
          <Select
            value={from}
            options={usable.map(option)}
            onChoose={(next) => choose({ from: next, to: next === to ? from : to })}
          />
        </label>
        <label class={forms.field}>
          <span>To</span>
          <Select
            value={to}
            options={partnersOf(columns, from).map(option)}
            onChoose={(next) => choose({ to: next })}
          />
        </label>
      </div>
      <SharesOfPair game={game} record={record} from={columns[from]!} to={columns[to]!} seat={seat} />
    </>
  );
}

const nameSeat = <G extends ShownTypes>({ saySeat: own }: ComparedGame<G>, seat: string): string =>
  own?.(seat) ?? capital(saySeat(seat));

interface PairProps<G extends ShownTypes> extends Pick<SumSharesProps<G>, 'game' | 'record'> {
  readonly from: SettledColumn<G['rules']>;
  readonly to: SettledColumn<G['rules']>;
  readonly seat: string;
}

const netIn = ({ judged }: Pick<SettledColumn<unknown>, 'judged'>, seat: string): number =>
  judged.ok ? (judged.value.net[seat] ?? 0) : 0;

/** The difference between two columns in a sentence, and its shares as soon as they are known. */
function SharesOfPair<G extends ShownTypes>(props: PairProps<G>) {
  const { game, record, from, to, seat } = props;
  const { shares, done } = useShares(props);
  const nets = [netIn(from, seat), netIn(to, seat)] as const;
  const { unit } = from.book.head;
  const result = sayApart({ who: nameSeat(game, seat), from: from.label, to: to.label, nets, unit });
  const isKnown = shares !== undefined && shares.orders > 0;
  const { steps, idle } = isKnown
    ? waterfallOf(shares, game.seats(record).indexOf(seat), nets[0])
    : { steps: [], idle: [] };
  const rules = new Map(
    [...steps.map(({ key }) => key), ...idle].map((key) => [key, besideEachOther(game, key, [from, to])]),
  );
  const how = isKnown ? sayHowMany(steps, nets[1] - nets[0]) : '';
  // A single rule that would be left over is named too.
  const named = steps.slice(0, steps.length === NAMED + 1 ? steps.length : NAMED);
  const rest = sayOtherRules(steps.slice(named.length));
  return (
    <>
      {/* There from the start, so that what it says later is announced. */}
      <LiveRegion words={shares ? `${result} ${how}` : ''} />
      <p data-part="shares-said">
        {result} {how}{' '}
        {named.map((step, i) => {
          const { href, question, answers } = rules.get(step.key)!;
          return (
            <span key={step.key}>
              {i > 0 && '; '}
              {sayShare(step)} by “<a href={href}>{question}</a>” ({answers[1]?.answer} instead of {answers[0]?.answer})
            </span>
          );
        })}
        {rest !== undefined && `; ${rest}`}
        {named.length > 0 && '.'}
      </p>
      {!shares && (
        <p>
          <label>
            Settling mixes of the rules… <progress value={done} />
          </label>
        </p>
      )}
      {shares && !isKnown && (
        <p>
          The rules of {from.label} cannot be turned into those of {to.label} one at a time: every order passes through
          a mix that cannot settle this {game.words.piece}. So no rule can be given a share.
        </p>
      )}
      {steps.length > 0 && (
        <Waterfall steps={steps} rules={rules} labels={[from.label, to.label]} nets={nets} unit={unit} />
      )}
      {idle.length > 0 && <IdleRules rules={idle.map((key) => rules.get(key)!)} />}
      {isKnown && (
        <details>
          <summary>How this is worked out</summary>
          {sayHowShared(shares, [from.label, to.label], game.words.piece).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
    </>
  );
}

/** Rules on which the columns differ without effect, with both answers. */
const IdleRules = ({ rules }: { readonly rules: readonly RuleBeside[] }) => (
  <details>
    <summary>
      {rules.length === 1
        ? 'One rule differs but has no effect on this sum'
        : `${String(rules.length)} rules differ but have no effect on this sum`}
    </summary>
    <ul>
      {rules.map(({ key, question, href, answers }) => (
        <li key={key}>
          <a href={href}>{question}</a> {answers.map(({ label, answer }) => `${label}: ${answer}`).join('; ')}
        </li>
      ))}
    </ul>
  </details>
);

/** Works the shares out in slices, anew for other columns. Until they are there, `done` is the part of the work, from 0 to 1. */
function useShares<G extends ShownTypes>({ game, record, from, to }: Omit<PairProps<G>, 'seat'>) {
  const [found, setFound] = useState<{ readonly of: readonly unknown[]; readonly shares: RuleShares }>();
  const [done, setDone] = useState(0);
  const of = [record, from.variation.rules, to.variation.rules];
  useEffect(() => {
    setDone(0);
    return inSlices(
      (function* () {
        const work = shareColumns(game, record, [from, to]);
        for (;;) {
          const step = work.next();
          if (step.done) {
            yield () => setFound({ of, shares: step.value });
            return;
          }
          // Preact draws only the last of a slice.
          yield () => setDone(step.value);
        }
      })(),
    );
  }, of);
  const isCurrent = found?.of.every((one, i) => one === of[i]);
  return { shares: isCurrent ? found?.shares : undefined, done };
}

/** Books that count in the same counters, settled: of several such groups the one with most of the columns' books. */
function columnsAlike<G extends ShownTypes>(
  game: ComparedGame<G>,
  record: G['record'],
  columns: readonly SettledColumn<G['rules']>[],
  books: readonly BookHead[],
): readonly SettledColumn<G['rules']>[] {
  const isHere = ({ id }: BookHead): boolean => columns.some(({ book }) => book.head.id === id);
  const [group] = booksByUnit(books)
    .map(([, alike]) => alike)
    .toSorted((a, b) => b.filter(isHere).length - a.filter(isHere).length);
  const settled = settleColumns(plainColumns(group ?? []), openBooks(game.engine, books), settleEachOnce(game, record));
  return chooseShares(settled, 0, {}) ? settled : [];
}

/** Why nothing can be subtracted here, and which books can be compared instead. */
function NoneAgree<G extends ShownTypes>(
  props: Omit<SumSharesProps<G>, 'base'> & {
    /** Whether books that count alike follow below. */
    readonly isShown: boolean;
  },
) {
  const { game, record, columns, books, isShown } = props;
  const groups = booksByUnit(books);
  const units = new Set(columns.flatMap(({ book, judged }) => (judged.ok ? [book.head.unit[1]] : [])));
  return (
    <div>
      <p>
        {units.size > 1
          ? `No two of these columns count in the same counters (${listed([...units])}), and nobody knows what one kind was worth in terms of another. So we do not subtract their sums.`
          : `There are no two columns here that settle this ${game.words.piece}, so nothing can be subtracted.`}
      </p>
      <p>
        {isShown ? `Below is the same ${game.words.piece} by books that count alike. ` : ''}
        Add a column of a book that is here already and change a rule in it, or compare books that use the same
        counters:{' '}
        {groups.map(([unit, group], i) => (
          <span key={unit}>
            {i > 0 && '; '}
            <a
              href={`#${printCompared(game.engine, { record, columns: plainColumns(group) })}`}
              onClick={() => document.getElementById('to-shares')?.focus()}
            >
              {listed(group.map(({ date }) => date))}
            </a>{' '}
            (in {unit})
          </span>
        ))}
        .
      </p>
    </div>
  );
}
