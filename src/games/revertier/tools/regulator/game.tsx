import {
  type FormEntry,
  choiceField,
  count,
  DEALER_FIELD,
  FLAG_FIELD,
  PLAYER_FIELD,
  type EntryOf,
} from '#islands/regulator/account/fields.ts';
import { type Fact, type FormProps, type PartWords, makeRegulated } from '#islands/regulator/game.ts';
import { revertier } from '../../game.ts';
import { sayOccasion } from '../../wording/names.ts';
import type { Occasion } from '../../settle/judge.ts';
import { regulate, type TableAccount } from '#engine/ledger/regulate.ts';
import type { Player } from '#engine/tables/position.ts';
import { isDone, isMisdeal, type TableNotes } from '#islands/regulator/account/account.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { revertierRegulator, type Dice, type GameOutcome, type MadeGame } from '../../session/session.ts';
import { asking, Choose, Count, PlayerChoice } from '#islands/regulator/entry/controls.tsx';
import { type EndingKind, ENDINGS } from '../../play/frame.ts';
import { HANDICAPS, type HandicapKind, MEN } from '../../record/record.ts';
import styles from '#islands/regulator/Regulator.module.css';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';

/** Fields of the form for a game of Revertier. */
const REVERTIER_FIELDS = {
  ...DEALER_FIELD,
  winner: PLAYER_FIELD,
  /** Whether the game was drawn. */
  drawn: FLAG_FIELD,
  kind: choiceField(...ENDINGS),
  double: FLAG_FIELD,
  /** Advantage given; below, the number of men if they are on the head. */
  handicap: choiceField(...HANDICAPS),
  to: PLAYER_FIELD,
  men: count(MEN),
} as const;
export type RevertierEntry = EntryOf<typeof REVERTIER_FIELDS>;

/** Questions that the form still asks about a game, given its answers so far. */
interface OpenQuestions {
  /** Possible ways of winning; a single one is not asked. */
  readonly kinds: readonly EndingKind[];
  /** Whether the loss may be double and only the table knows. */
  readonly double: boolean;
  /** Whether men are on the head, so that their number is asked. */
  readonly men: boolean;
}

const kindIn = ({ kind, drawn }: RevertierEntry): EndingKind => (drawn === true ? 'frozen' : (kind ?? 'borneOff'));

function openQuestions(entry: RevertierEntry, rules: RevertierRules): OpenQuestions {
  const isWon = entry.winner !== undefined && entry.drawn !== true;
  const kinds: readonly EndingKind[] = [
    'borneOff',
    ...(rules['shutOut.end'] === 'lost' ? (['shutOut'] as const) : []),
    ...(rules['frozen.end'] === 'moreInHand' ? (['frozen'] as const) : []),
  ];
  return {
    kinds: isWon ? kinds : [],
    double: isWon && kindIn(entry) === 'shutOut' && rules['double.agreed'] && rules['double.when'] !== 'shutOut',
    men: entry.handicap === 'head',
  };
}

const asPlayer = (player: number | undefined): Player | undefined =>
  player === 0 || player === 1 ? player : undefined;

/** Outcome of an entered game. An error names the missing field as its place. */
export function tellRevertier(entry: RevertierEntry, rules: RevertierRules): Result<GameOutcome> {
  const { winner, drawn, handicap, to, dealer, double } = entry;
  if (winner === undefined && drawn !== true)
    return refuse('no-winner', 'Say who won the game, or that nobody did.', 'winner', 'stake.game');
  if (handicap !== undefined && to === undefined)
    return refuse('no-receiver', 'Say who received the advantage.', 'to', 'start.die');
  const gives = handicap !== undefined && handicap !== 'head';
  const questions = openQuestions(entry, rules);
  const kind = kindIn(entry);
  return ok({
    starter: asPlayer(dealer),
    diceGivenTo: gives ? asPlayer(to) : undefined,
    kind: kind === 'frozen' || questions.kinds.includes(kind) ? kind : 'borneOff',
    winner: drawn === true ? undefined : asPlayer(winner),
    double: questions.double ? double === true : true,
  });
}

/** The dice are thrown for. */
const NOBODY = -1;

/** Score of a match. The players keep their colours; the dice pass by the result of each game, not in turn. */
export function regulateMatch({ firstDealer, deals, length }: TableNotes, rules: RevertierRules): TableAccount {
  const first: Player = firstDealer === 1 ? 1 : 0;
  const match = regulate<GameOutcome, MadeGame>(
    {
      players: 2,
      firstDealer,
      isOver: isDone(length),
      deals: deals.map((entry) => ({
        tell: isMisdeal(entry) ? 'misdeal' : () => tellRevertier(entry, rules),
      })),
    },
    revertierRegulator(rules, first),
  );
  let dice: Dice = first;
  const games = match.deals.map((game, i) => {
    const entry = deals[i] as RevertierEntry | undefined;
    const given = entry?.handicap !== undefined && entry.handicap !== 'head' ? entry.to : undefined;
    const due = given ?? dice ?? NOBODY;
    if (game.made) dice = game.made.carryOver;
    return { ...game, due, dealer: game.made?.starter ?? entry?.dealer ?? due };
  });
  return { ...match, deals: games, nextDealer: match.carryOver ?? NOBODY };
}

const PART: PartWords = {
  one: 'game',
  who: 'Who threw first?',
  did: 'threw first',
  dealer: 'threw first',
  hasFirstHand: false,
  canMisdeal: false,
};
const HOW = { borneOff: '', shutOut: ', the other was shut out', frozen: ', the other had more men in hand' } as const;

/** Summary of a game: “Anne won, the other shut out; advantage to Louis: 2 men on the head”. */
function sayGame(
  { winner, drawn, kind, double, handicap, to, men = 2 }: RevertierEntry,
  players: readonly string[],
): string {
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const given =
    handicap === undefined
      ? ''
      : `; advantage to ${name(to)}: ${handicap === 'head' ? `${String(men)} men on the head` : HANDICAP_WORDS[handicap].toLowerCase()}`;
  const won =
    drawn === true ? 'Nobody won' : `${name(winner)} won${HOW[kind ?? 'borneOff']}${double === true ? ', double' : ''}`;
  return `${won}${given}`;
}

const ENDING_WORDS = { borneOff: 'borne off', shutOut: 'shut out', frozen: 'more men in hand' } as const;

/** Facts of a game, one by one. */
function factsOf(
  { winner, drawn, kind, double, handicap, to, men = 2 }: RevertierEntry,
  players: readonly string[],
): readonly Fact[] {
  const isWon = drawn !== true && winner !== undefined;
  return [
    { name: 'winner', value: isWon ? (players[winner] ?? '') : 'nobody' },
    { name: 'won by', value: isWon ? ENDING_WORDS[kind ?? 'borneOff'] : '' },
    { name: 'double', value: isWon ? (double === true ? 'yes' : 'no') : '' },
    { name: 'advantage', value: handicap === undefined ? '' : HANDICAP_WORDS[handicap].toLowerCase() },
    { name: 'given to', value: handicap === undefined ? '' : (players[to ?? -1] ?? '') },
    { name: 'men given', value: handicap === 'head' ? men : '' },
  ];
}

const KINDS: Readonly<Record<EndingKind, string>> = {
  borneOff: 'The winner bore off his last man',
  shutOut: 'The loser was shut out by his own men',
  frozen: 'Neither could move, and the loser had more men in hand',
};
const HANDICAP_WORDS: Readonly<Record<HandicapKind, string>> = {
  dice: 'The first throw',
  sixAndAce: 'The first throw, with six and ace already played',
  fourAndThree: 'The first throw, with four and three already played',
  head: 'Men on the head',
};

/** Form for a game of Revertier: who won, how, and the advantage given. */
function RevertierForm({ rules, ...props }: FormProps & { readonly rules: RevertierRules }) {
  const { players, problem, onSet } = props;
  const entry = props.entry as RevertierEntry;
  const ask = asking<RevertierEntry>(props);
  const questions = openQuestions(entry, rules);
  return (
    <>
      <PlayerChoice
        {...ask('winner')}
        question="Who won?"
        players={players}
        last={{ value: 'drawn', label: 'Nobody: neither could move' }}
        value={entry.drawn === true ? 'drawn' : entry.winner}
        onChoose={(player) => {
          onSet('drawn', player === 'drawn' ? true : undefined);
          onSet('winner', typeof player === 'number' ? player : undefined);
        }}
      />
      {questions.kinds.length > 1 && (
        <Choose
          {...ask('kind')}
          question="How?"
          options={questions.kinds.map((kind) => ({ value: kind, label: KINDS[kind] }))}
          value={kindIn(entry)}
        />
      )}
      {questions.double && (
        <Choose
          {...ask('double')}
          question="Single or double?"
          hint={
            rules['double.when'] === 'sevenInHand'
              ? 'The game is double if the loser had seven men in hand.'
              : 'The game is double if some of the loser’s points from 1 to 6 were free.'
          }
          options={[
            { value: 'single', label: 'Single' },
            { value: 'double', label: 'Double' },
          ]}
          value={entry.double === true ? 'double' : 'single'}
          onChoose={(value) => onSet('double', value === 'double')}
        />
      )}
      <details class={styles.ask} {...(problem?.at === 'to' ? { open: true } : {})}>
        <summary>
          An advantage was given
          {entry.handicap !== undefined && entry.to !== undefined && (
            <>
              : {HANDICAP_WORDS[entry.handicap].toLowerCase()}, to {players[entry.to]}
            </>
          )}
        </summary>
        <Choose
          {...ask('handicap')}
          question="Which advantage did one player give the other before the game?"
          options={[
            { value: 'nothing', label: 'Nothing' },
            ...HANDICAPS.map((value) => ({ value, label: HANDICAP_WORDS[value] })),
          ]}
          value={entry.handicap ?? 'nothing'}
          onChoose={(value) => onSet('handicap', value === 'nothing' ? undefined : value)}
        />
        {entry.handicap !== undefined && <PlayerChoice {...ask('to')} question="Who received it?" players={players} />}
        {questions.men && (
          <Count
            {...ask('men')}
            question="How many men stood on the head?"
            label="Men"
            value={entry.men ?? 2}
            max={14}
          />
        )}
      </details>
    </>
  );
}

/** Revertier for keeping score. */
export const regulated = makeRegulated({
  engine: revertier,
  fields: REVERTIER_FIELDS,
  loadWording: () => import('../../rules/questions.ts').then(({ WORDING }) => WORDING),
  open: (rules) => ({
    seats: ['white', 'black'],
    part: PART,
    regulate: (account) => regulateMatch(account, rules),
    Form: (props: FormProps) => <RevertierForm {...props} rules={rules} />,
    sayDeal: sayGame,
    factsOf,
    sayPayment: ({ occasion }) => sayOccasion(occasion as Occasion),
    sayPool: () => undefined,
    // An advantage given stays for the match until it is changed.
    begin: ({ deals }): FormEntry => {
      const { handicap, to, men } = (deals.at(-1) ?? {}) as RevertierEntry;
      return handicap === undefined ? {} : { handicap, to, men };
    },
    box: 0,
    fieldOf: (at) => at,
  }),
});
