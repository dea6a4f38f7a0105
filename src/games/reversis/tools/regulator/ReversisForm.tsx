import type { ReversisRules } from '../../rules/keys.ts';
import { pointsInAll } from '../../session/outcome-points.ts';
import { asking } from '#islands/regulator/entry/asking.ts';
import { Choose, Counts, Who, YesNo } from '#islands/regulator/entry/controls.tsx';
import type { FormProps } from '#islands/regulator/game.ts';
import { AsTheyFall } from './AsTheyFall.tsx';
import type { ReversisEntry } from './fields.ts';
import { askedOf, endingIn, honoursIn, type Asked } from './outcome-from-form.ts';

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

/** What became of the cards that pay, how a deal of Réversis ended, and what that leaves to be asked. */
export function ReversisForm(props: Props) {
  const { rules, players, problem, onSet } = props;
  const told = props.entry as ReversisEntry;
  const ask = asking<ReversisEntry>(props);
  const ending = endingIn(told);
  const asked = askedOf(told, rules, players.length);
  /** A player to whom something befell that seldom does; nobody, until one is named. */
  const maybe = (name: 'thrownBy' | 'espagnolette') => ({
    ...ask(name),
    players,
    first: { value: 'nobody', label: 'Nobody' },
    value: told[name] ?? 'nobody',
    onChoose: (player: number | string) => onSet(name, typeof player === 'number' ? player : undefined),
  });
  return (
    <>
      {asked.honours.length > 0 && <AsTheyFall {...props} asked={asked} />}
      <Choose
        {...ask('ending')}
        question="How did the deal end?"
        options={(['partie', 'made', 'broken'] as const)
          .filter((value) => value !== 'broken' || asked.breakable.length > 0)
          .map((value) => ({ value, label: ENDINGS[value] }))}
        value={ending}
      />
      {ending !== 'partie' && <Who {...ask('maker')} question="Who played the reversis?" players={players} />}
      {ending === 'broken' && (
        <Who {...ask('breaker')} question="Who broke it?" players={players} without={[told.maker]} />
      )}
      {ending === 'broken' && asked.breakable.length > 1 && (
        <Choose
          {...ask('brokenIn')}
          question="In which trick?"
          options={asked.breakable.map((trick) => ({ value: String(trick), label: sayTrick(trick, asked.all) }))}
          value={told.brokenIn === undefined ? undefined : String(told.brokenIn)}
          onChoose={(value) => onSet('brokenIn', Number(value))}
        />
      )}
      {asked.partie && (
        <>
          <Who
            {...ask('winner')}
            question="Who won the partie?"
            hint="Fewest points, and of those level the fewest tricks."
            players={players}
          />
          <Who {...ask('loser')} question="Who lost it?" players={players} without={[told.winner]} />
        </>
      )}
      {asked.takings && <Takings {...props} asked={asked} />}
      {asked.cards && (
        <Counts
          {...ask('cards')}
          question="How many aces, kings, queens and knaves did each take? The tie turns on it."
          players={players}
          max={16}
          sum={`${String(total(told.cards))} cards`}
        />
      )}
      {asked.mayReckon && (
        <p class="otherwise">
          <button type="button" class="button" onClick={() => onSet('reckoned', asked.partie)}>
            {asked.partie ? 'Let tricks and points decide' : 'Say who won and who lost'}
          </button>
        </p>
      )}
      {asked.laid && <Laid {...props} />}
      {asked.claimed && (
        <YesNo
          {...ask('claimed')}
          question="Were the cards that were led claimed in time?"
          value={told.claimed ?? true}
        />
      )}
      {(asked.thrown || asked.espagnolette) && (
        <details
          class="seldom"
          open={
            told.thrownBy !== undefined ||
            told.espagnolette !== undefined ||
            problem?.at === 'thrownBy' ||
            problem?.at === 'espagnolette'
          }
        >
          <summary>What seldom happens</summary>
          {asked.thrown && (
            <Who {...maybe('thrownBy')} question="Did anybody throw down the cards, and take the rest of the tricks?" />
          )}
          {asked.espagnolette && (
            <Who
              {...maybe('espagnolette')}
              question={
                rules['espagnolette.hands'] === 'fourAces'
                  ? 'Did anybody renounce by right of four aces?'
                  : 'Did anybody play the espagnolette?'
              }
            />
          )}
        </details>
      )}
    </>
  );
}

/** Tricks and points, each with what they should come to. */
function Takings(props: Props & { readonly asked: Asked }) {
  const { rules, players, asked } = props;
  const told = props.entry as ReversisEntry;
  const ask = asking<ReversisEntry>(props);
  const [least, most] = pointsInAll(
    {
      seats: players.length === 5 ? 5 : 4,
      honours: honoursIn(told, asked, rules, (player) => player),
      laid: [told.laidKings ?? 0, told.laidQueens ?? 0, told.laidKnaves ?? 0],
    },
    rules,
  );
  return (
    <>
      <Counts
        {...ask('tricks')}
        question="How many tricks did each take?"
        players={players}
        max={20}
        sum={`${String(total(told.tricks))} of ${String(asked.all)}`}
      />
      <Counts
        {...ask('points')}
        question="How many points were in the tricks of each?"
        hint={scale(rules)}
        players={players}
        max={99}
        sum={`${String(total(told.points))} of ${least === most ? String(most) : `${String(least)} to ${String(most)}`}`}
      />
    </>
  );
}

/** “Ace 4, king 3, queen 2, knave 1, Quinola 2.” */
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

/** The cards of the partie that the honours do not tell of. */
function Laid(props: Props) {
  const told = props.entry as ReversisEntry;
  const value = LAID.map(([name]) => told[name] ?? null);
  return (
    <Counts
      {...asking<ReversisEntry>(props)('laidKings')}
      question="What was laid out, beside the cards tapped above?"
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
