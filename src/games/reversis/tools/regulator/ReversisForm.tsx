import { nameCard } from '#engine/cards/card-name.ts';
import { GREAT, HONOURS, LITTLE } from '../../rules/honours.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { pointsInAll } from '../../session/outcome-points.ts';
import type { Fate } from '../../session/deal-outcome.ts';
import { nameInBook, quinolasOf } from '../../say/names.ts';
import { Choose, Counts, Who, YesNo } from '#islands/regulator/controls.tsx';
import type { FormProps } from '#islands/regulator/game.ts';
import type { HonourCode, ReversisEntry } from './fields.ts';
import { askedOf, fateOf, needsHolder, needsOther, tellReversis, type Asked } from './outcome-from-form.ts';

const ENDINGS = { partie: 'An ordinary partie', made: 'A reversis made', broken: 'A reversis broken' } as const;
const FATE_WORDS: Readonly<Record<Fate, string>> = {
  placed: 'Placed',
  forced: 'Forced',
  led: 'Led',
  laidOut: 'Laid out',
  unplayed: 'Not played',
};
const BY = {
  placed: 'Who placed it?',
  forced: 'Who held it?',
  led: 'Who led it?',
  laidOut: '',
  unplayed: 'Who still held it?',
} as const;

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

/** How a deal of Réversis ended, what each took, and what became of the cards that pay. */
export function ReversisForm(props: Props) {
  const { rules, entry, players, problem, onSet } = props;
  const told = entry as ReversisEntry;
  const { ending } = told;
  const asked = askedOf(told, rules, players.length);
  const fault = (name: keyof ReversisEntry): { readonly name: string; readonly fault: string | undefined } => ({
    name,
    fault: problem?.at === name ? problem.message : undefined,
  });
  const isReversis = ending === 'made' || ending === 'broken';
  return (
    <>
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
      {asked.honours.map(({ honour, code, fates }) => (
        <Honour key={code} {...props} asked={asked} honour={honour} code={code} fates={fates} />
      ))}
      {asked.laid && <Laid {...props} />}
      {asked.claimed && (
        <YesNo
          {...fault('claimed')}
          question="Were the cards that were led claimed in time?"
          value={told.claimed ?? true}
          onChoose={(value) => onSet('claimed', value)}
        />
      )}
    </>
  );
}

/** Tricks and points, each with what they should come to. */
function Takings({ rules, entry, players, problem, asked, onSet }: Props & { readonly asked: Asked }) {
  const told = entry as ReversisEntry;
  const fault = (name: string): string | undefined => (problem?.at === name ? problem.message : undefined);
  const outcome = tellReversis(
    {
      ...told,
      ending: 'made',
      maker: 0,
      ...Object.fromEntries(asked.honours.map(({ code }) => [`${code}.fate`, fateOf(told, code) ?? 'unplayed'])),
    },
    rules,
    players.length === 5 ? 5 : 4,
    (player) => player,
  );
  const laid = [told.laidKings ?? 0, told.laidQueens ?? 0, told.laidKnaves ?? 0] as const;
  const [least, most] = outcome.ok ? pointsInAll({ ...outcome.value, laid }, rules) : [0, 0];
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

interface HonourProps extends Props {
  readonly asked: Asked;
  readonly honour: number;
  readonly code: HonourCode;
  readonly fates: readonly Fate[];
}

/** One card that can pay: what became of it, by whom, on whom, and in which trick where that makes a difference. */
function Honour({ rules, entry, players, problem, asked, honour, code, fates, onSet }: HonourProps) {
  const told = entry as ReversisEntry;
  const fate = fateOf(told, code);
  const fault = (part: string): { readonly name: string; readonly fault: string | undefined } => ({
    name: `${code}.${part}`,
    fault: problem?.at === `${code}.${part}` ? problem.message : undefined,
  });
  const card = HONOURS[honour]!;
  const name = honour === GREAT || honour === LITTLE ? nameInBook(card, quinolasOf(rules)) : nameCard(card);
  const by = told[`${code}.by`];
  const played = fate !== undefined && fate !== 'laidOut' && fate !== 'unplayed';
  const trick = told[`${code}.trick`];
  return (
    <div class="honour">
      <Choose
        {...fault('fate')}
        question={`The ${name}`}
        options={fates.map((value) => ({ value, label: FATE_WORDS[value] }))}
        value={fate}
        onChoose={(value) => onSet(`${code}.fate`, value)}
      />
      {fate !== undefined && needsHolder(told, honour, fate, rules) && (
        <Who
          {...fault('by')}
          question={BY[fate]}
          players={players}
          value={by}
          onChoose={(player) => onSet(`${code}.by`, player)}
        />
      )}
      {needsOther(honour, fate, rules) && (
        <Who
          {...fault('on')}
          question={fate === 'placed' ? 'Who took the trick?' : 'Who led, and forced it?'}
          players={players}
          without={[by]}
          value={told[`${code}.on`]}
          onChoose={(player) => onSet(`${code}.on`, player)}
        />
      )}
      {played && asked.tricks.length > 0 && needsHolder(told, honour, fate, rules) && (
        <Choose
          {...fault('trick')}
          question="In which trick?"
          options={[
            { value: '0', label: 'An earlier one' },
            ...asked.tricks.map((n) => ({ value: String(n), label: sayTrick(n, asked.all) })),
          ]}
          value={trick !== undefined && asked.tricks.includes(trick) ? String(trick) : '0'}
          onChoose={(value) => onSet(`${code}.trick`, value === '0' ? undefined : Number(value))}
        />
      )}
    </div>
  );
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
      question="How many of these were laid out, beside the cards named above?"
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
