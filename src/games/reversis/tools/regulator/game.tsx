import { reversis } from '../../game.ts';
import type { Occasion } from '../../play/pools.ts';
import { reversisRegulator, boxWorth } from '../../session/session.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { sayPool, quinolasOf, sayOccasion } from '../../wording/names.ts';
import { accountForEngine } from '#islands/regulator/account/account.ts';
import { DEAL_WORDS, type Fact, type FormProps, makeRegulated } from '#islands/regulator/game.ts';
import {
  REVERSIS_FIELDS,
  type ReversisEntry,
  tellReversis,
  openQuestions,
  endingIn,
  honoursIn,
  type OpenQuestions,
} from './outcome-from-form.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { pointsInAll } from '../../session/deal-outcome.ts';
import { asking, Choose, Counts, PlayerChoice, YesNo } from '#islands/regulator/entry/controls.tsx';
import { HonourEntry } from './HonourEntry.tsx';
import styles from '#islands/regulator/Regulator.module.css';
import forms from '#view/forms.module.css';

/** Part of an outcome named by an error → the field of the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'reversis.by': 'maker',
  'reversis.broken.by': 'breaker',
  'reversis.broken.trick': 'brokenIn',
  laid: 'laidKings',
};

/** Summary of a deal: “Partie, tricks 4, 3, 3, 1”, “Reversis of Anne’s broken by Bea”. */
function sayDeal(entry: ReversisEntry, players: readonly string[]): string {
  const { ending, maker, breaker, winner, loser, reckoned, points } = entry;
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  if (ending === 'made') return `Reversis made by ${name(maker)}`;
  if (ending === 'broken') return `Reversis of ${name(maker)} broken by ${name(breaker)}`;
  if (reckoned !== true && winner !== undefined) return `Partie: ${name(winner)} won it, ${name(loser)} lost`;
  return `Partie: points ${(points ?? []).map((n) => String(n ?? 0)).join(', ')}`;
}

const ENDING_WORDS = { partie: 'partie', made: 'reversis made', broken: 'reversis broken' } as const;

/** Facts of a deal, one by one. */
function factsOf(entry: ReversisEntry, players: readonly string[]): readonly Fact[] {
  const { ending = 'partie', maker, breaker, winner, loser, reckoned, points } = entry;
  const name = (applies: boolean, player: number | undefined): string => (applies ? (players[player ?? -1] ?? '') : '');
  const isByWinner = ending === 'partie' && reckoned !== true;
  const isReckoned = ending === 'partie' && !isByWinner;
  return [
    { name: 'ending', value: ENDING_WORDS[ending] },
    { name: 'reversis by', value: name(ending !== 'partie', maker) },
    { name: 'broken by', value: name(ending === 'broken', breaker) },
    { name: 'partie won by', value: name(isByWinner, winner) },
    { name: 'partie lost by', value: name(isByWinner, loser) },
    ...players.map((player, i) => ({ name: `${player} points`, value: isReckoned ? (points?.[i] ?? 0) : '' })),
  ];
}

const ENDINGS = { partie: 'An ordinary partie', made: 'A reversis made', broken: 'A reversis broken' } as const;

const ORDINALS = ['', 'first', 'second', 'third'] as const;
const sayTrick = (trick: number, all: number): string =>
  trick === all
    ? 'The last'
    : trick === all - 1
      ? 'The last but one'
      : trick < ORDINALS.length
        ? `The ${ORDINALS[trick] ?? ''}`
        : `Trick ${String(trick)}`;
const total = (list: readonly (number | null)[] | undefined): number =>
  (list ?? []).reduce<number>((sum, n) => sum + (n ?? 0), 0);

type Props = FormProps & { readonly rules: ReversisRules };

/** Form for a deal of Réversis: the cards that pay, how the deal ended, and the questions that follow. */
function ReversisForm(props: Props) {
  const { rules, players, problem, onSet } = props;
  const entry = props.entry as ReversisEntry;
  const ask = asking<ReversisEntry>(props);
  const ending = endingIn(entry);
  const questions = openQuestions(entry, rules, players.length);
  /** Player field for a rare event; none by default. */
  const maybe = (name: 'thrownBy' | 'espagnolette') => ({
    ...ask(name),
    players,
    first: { value: 'nobody', label: 'Nobody' },
    value: entry[name] ?? 'nobody',
    onChoose: (player: number | string) => onSet(name, typeof player === 'number' ? player : undefined),
  });
  return (
    <>
      {questions.honours.length > 0 && <HonourEntry {...props} questions={questions} />}
      <Choose
        {...ask('ending')}
        question="How did the deal end?"
        options={(['partie', 'made', 'broken'] as const)
          .filter((value) => value !== 'broken' || questions.breakable.length > 0)
          .map((value) => ({ value, label: ENDINGS[value] }))}
        value={ending}
      />
      {ending !== 'partie' && <PlayerChoice {...ask('maker')} question="Who played the reversis?" players={players} />}
      {ending === 'broken' && (
        <PlayerChoice {...ask('breaker')} question="Who broke it?" players={players} without={[entry.maker]} />
      )}
      {ending === 'broken' && questions.breakable.length > 1 && (
        <Choose
          {...ask('brokenIn')}
          question="In which trick?"
          options={questions.breakable.map((trick) => ({
            value: String(trick),
            label: sayTrick(trick, questions.all),
          }))}
          value={entry.brokenIn === undefined ? undefined : String(entry.brokenIn)}
          onChoose={(value) => onSet('brokenIn', Number(value))}
        />
      )}
      {questions.partie && (
        <>
          <PlayerChoice
            {...ask('winner')}
            question="Who won the partie?"
            hint="The player with fewest points; if players are level, the one with fewer tricks."
            players={players}
          />
          <PlayerChoice {...ask('loser')} question="Who lost it?" players={players} without={[entry.winner]} />
        </>
      )}
      {questions.takings && <Takings {...props} questions={questions} />}
      {questions.cards && (
        <Counts
          {...ask('cards')}
          question="How many aces, kings, queens and knaves did each player take? They decide the tie."
          players={players}
          max={16}
          sum={`${String(total(entry.cards))} cards`}
        />
      )}
      {questions.mayReckon && (
        <p class={styles.ask}>
          <button type="button" class={forms.button} onClick={() => onSet('reckoned', questions.partie)}>
            {questions.partie ? 'Enter tricks and points instead' : 'Enter who won and who lost instead'}
          </button>
        </p>
      )}
      {questions.laid && <LayOutCounts {...props} />}
      {questions.claimed && (
        <YesNo
          {...ask('claimed')}
          question="Did the winners claim payment for led cards in time?"
          value={entry.claimed ?? true}
        />
      )}
      {(questions.thrown || questions.espagnolette) && (
        <details
          class={styles.ask}
          open={
            entry.thrownBy !== undefined ||
            entry.espagnolette !== undefined ||
            problem?.at === 'thrownBy' ||
            problem?.at === 'espagnolette'
          }
        >
          <summary>Rare events</summary>
          {questions.thrown && (
            <PlayerChoice
              {...maybe('thrownBy')}
              question="Did anybody throw down the cards and take the remaining tricks?"
            />
          )}
          {questions.espagnolette && (
            <PlayerChoice
              {...maybe('espagnolette')}
              question={
                rules['espagnolette.hands'] === 'fourAces'
                  ? 'Did anybody use the right of four aces not to follow suit?'
                  : 'Did anybody play the espagnolette?'
              }
            />
          )}
        </details>
      )}
    </>
  );
}

/** Tricks and points, each with the total they should have. */
function Takings(props: Props & { readonly questions: OpenQuestions }) {
  const { rules, players, questions } = props;
  const entry = props.entry as ReversisEntry;
  const ask = asking<ReversisEntry>(props);
  const [least, most] = pointsInAll(
    {
      seats: players.length === 5 ? 5 : 4,
      honours: honoursIn(entry, questions, rules, (player) => player),
      laid: [entry.laidKings ?? 0, entry.laidQueens ?? 0, entry.laidKnaves ?? 0],
    },
    rules,
  );
  return (
    <>
      <Counts
        {...ask('tricks')}
        question="How many tricks did each player take?"
        players={players}
        max={20}
        sum={`${String(total(entry.tricks))} of ${String(questions.all)}`}
      />
      <Counts
        {...ask('points')}
        question="How many points did each player take in tricks?"
        hint={scale(rules)}
        players={players}
        max={99}
        sum={`${String(total(entry.points))} of ${least === most ? String(most) : `${String(least)} to ${String(most)}`}`}
      />
    </>
  );
}

/** Values of the cards: “Ace 4, king 3, queen 2, knave 1, Quinola 2.” */
function scale(rules: ReversisRules): string {
  const [ace, king, queen, knave] = rules['points.scale'] === 'high' ? [5, 4, 3, 2] : [4, 3, 2, 1];
  const quinola = rules['points.quinolaTaken'];
  const plain = `Ace ${String(ace)}, king ${String(king)}, queen ${String(queen)}, knave ${String(knave)}`;
  return `${plain}${quinola === knave ? '' : `, Quinola ${String(quinola)}`}.`;
}

const LAID = [
  ['laidKings', 'Kings'],
  ['laidQueens', 'Queens'],
  ['laidKnaves', 'Knaves'],
] as const;

/** Cards laid out that count for the partie, without honours. */
function LayOutCounts(props: Props) {
  const entry = props.entry as ReversisEntry;
  const value = LAID.map(([name]) => entry[name] ?? null);
  return (
    <Counts
      {...asking<ReversisEntry>(props)('laidKings')}
      question="Which other cards were laid out, besides those tapped above?"
      players={LAID.map(([, label]) => label)}
      value={value}
      max={4}
      sum=""
      onChoose={(numbers) =>
        LAID.forEach(([name], i) => {
          if (numbers[i] !== value[i]) props.onSet(name, numbers[i] ?? undefined);
        })
      }
    />
  );
}

/** Réversis for keeping score. */
export const regulated = makeRegulated({
  engine: reversis,
  fields: REVERSIS_FIELDS,
  loadWording: () => import('../../rules/questions.ts').then(({ WORDING }) => WORDING),
  open: (rules, account) => {
    const seats = account.players.length === 5 ? 5 : 4;
    const game = reversisRegulator(rules, seats);
    return {
      seats: game.seats,
      part: DEAL_WORDS,
      regulate: (some) =>
        regulate(
          accountForEngine(some, (deal) => (seatOf) => tellReversis(deal, rules, seats, seatOf)),
          game,
        ),
      Form: (props: FormProps) => <ReversisForm {...props} rules={rules} />,
      sayDeal,
      factsOf,
      sayPayment: ({ occasion, of }) => sayOccasion(occasion as Occasion, of, quinolasOf(rules)),
      sayPool,
      begin: () => ({}),
      box: boxWorth(rules),
      fieldOf: (at) => FIELD_OF[at] ?? at,
    };
  },
});
