import type { ReversisRules } from '../../rules/keys.ts';
import { pointsInAll } from '../../session/outcome-points.ts';
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
  const { rules, entry, players, problem, onSet } = props;
  const told = entry as ReversisEntry;
  const ending = endingIn(told);
  const asked = askedOf(told, rules, players.length);
  const fault = (name: keyof ReversisEntry): { readonly name: string; readonly fault: string | undefined } => ({
    name,
    fault: problem?.at === name ? problem.message : undefined,
  });
  const isReversis = ending !== 'partie';
  return (
    <>
      {asked.honours.length > 0 && <AsTheyFall {...props} asked={asked} />}
      <Choose
        {...fault('ending')}
        question="How did the deal end?"
        options={(['partie', 'made', 'broken'] as const)
          .filter((value) => value !== 'broken' || asked.breakable.length > 0)
          .map((value) => ({ value, label: ENDINGS[value] }))}
        value={ending}
        onChoose={(value) => onSet('ending', value)}
      />
      {isReversis && (
        <Who
          {...fault('maker')}
          question="Who played the reversis?"
          players={players}
          value={told.maker}
          onChoose={(player) => onSet('maker', player)}
        />
      )}
      {ending === 'broken' && (
        <Who
          {...fault('breaker')}
          question="Who broke it?"
          players={players}
          without={[told.maker]}
          value={told.breaker}
          onChoose={(player) => onSet('breaker', player)}
        />
      )}
      {ending === 'broken' && asked.breakable.length > 1 && (
        <Choose
          {...fault('brokenIn')}
          question="In which trick?"
          options={asked.breakable.map((trick) => ({ value: String(trick), label: sayTrick(trick, asked.all) }))}
          value={told.brokenIn === undefined ? undefined : String(told.brokenIn)}
          onChoose={(value) => onSet('brokenIn', Number(value))}
        />
      )}
      {asked.partie && (
        <>
          <Who
            {...fault('winner')}
            question="Who won the partie?"
            hint="Fewest points, and of those level the fewest tricks."
            players={players}
            value={told.winner}
            onChoose={(player) => onSet('winner', player)}
          />
          <Who
            {...fault('loser')}
            question="Who lost it?"
            players={players}
            without={[told.winner]}
            value={told.loser}
            onChoose={(player) => onSet('loser', player)}
          />
        </>
      )}
      {asked.takings && <Takings {...props} asked={asked} />}
      {asked.cards && (
        <Counts
          {...fault('cards')}
          question="How many aces, kings, queens and knaves did each take? The tie turns on it."
          players={players}
          value={told.cards}
          max={16}
          sum={`${String(total(told.cards))} cards`}
          onCount={(value) => onSet('cards', value)}
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
          {...fault('claimed')}
          question="Were the cards that were led claimed in time?"
          value={told.claimed ?? true}
          onChoose={(value) => onSet('claimed', value)}
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
            <Who
              {...fault('thrownBy')}
              question="Did anybody throw down the cards, and take the rest of the tricks?"
              players={players}
              first={{ value: 'nobody', label: 'Nobody' }}
              value={told.thrownBy ?? 'nobody'}
              onChoose={(player) => onSet('thrownBy', typeof player === 'number' ? player : undefined)}
            />
          )}
          {asked.espagnolette && (
            <Who
              {...fault('espagnolette')}
              question={
                rules['espagnolette.hands'] === 'fourAces'
                  ? 'Did anybody renounce by right of four aces?'
                  : 'Did anybody play the espagnolette?'
              }
              players={players}
              first={{ value: 'nobody', label: 'Nobody' }}
              value={told.espagnolette ?? 'nobody'}
              onChoose={(player) => onSet('espagnolette', typeof player === 'number' ? player : undefined)}
            />
          )}
        </details>
      )}
    </>
  );
}

/** Tricks and points, each with what they should come to. */
function Takings({ rules, entry, players, problem, asked, onSet }: Props & { readonly asked: Asked }) {
  const told = entry as ReversisEntry;
  const fault = (name: string): string | undefined => (problem?.at === name ? problem.message : undefined);
  const seats = players.length === 5 ? 5 : 4;
  const [least, most] = pointsInAll(
    {
      seats,
      honours: honoursIn(told, asked, rules, (player) => player),
      laid: [told.laidKings ?? 0, told.laidQueens ?? 0, told.laidKnaves ?? 0],
    },
    rules,
  );
  return (
    <>
      <Counts
        name="tricks"
        fault={fault('tricks')}
        question="How many tricks did each take?"
        players={players}
        value={told.tricks}
        max={20}
        sum={`${String(total(told.tricks))} of ${String(asked.all)}`}
        onCount={(value) => onSet('tricks', value)}
      />
      <Counts
        name="points"
        fault={fault('points')}
        question="How many points were in the tricks of each?"
        hint={scale(rules)}
        players={players}
        value={told.points}
        max={99}
        sum={`${String(total(told.points))} of ${least === most ? String(most) : `${String(least)} to ${String(most)}`}`}
        onCount={(value) => onSet('points', value)}
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
function Laid({ entry, problem, onSet }: Props) {
  const told = entry as ReversisEntry;
  const value = LAID.map(([name]) => told[name] ?? null);
  return (
    <Counts
      name="laidKings"
      fault={problem?.at === 'laidKings' ? problem.message : undefined}
      question="What was laid out, beside the cards tapped above?"
      players={LAID.map(([, label]) => label)}
      value={value}
      max={4}
      sum=""
      onCount={(numbers) =>
        LAID.forEach(([name], i) => {
          if (numbers[i] !== value[i]) onSet(name, numbers[i] ?? undefined);
        })
      }
    />
  );
}
