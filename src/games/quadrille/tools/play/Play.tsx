import { nameSuit, suitOf, type Card, nameCard } from '#engine/cards/card.ts';
import { trickAt } from '#engine/ledger/place.ts';
import { does, namingBy, seatHeadingBy } from '#engine/wording/seat-names.ts';
import { sentence } from '#engine/wording/sentence.ts';
import { CardTable } from '#islands/play/table/CardTable.tsx';
import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import type { CribPart, DealCount, GameToPlay, Listener, TableProps } from '#islands/play/game.ts';
import { PlayOf, type PlayProps } from '#islands/play/Play.tsx';
import { sessionOfDeals } from '#islands/play/kept/keep.ts';
import { poolsAt, tricksTaken } from '#islands/replay/model.ts';
import { OpenHands } from '#view/cards/PlayTable.tsx';
import { quadrille, type Quadrille } from '../../game.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { ranking } from '../../rules/ranks.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import { accountLabel, sayAccount } from '../../wording/names.ts';
import { sessions } from '../../session/session.ts';
import { GameWords } from '../../table/GameTable.tsx';
import { seatNoteOf, type ReplayModel } from '../../table/model.ts';
import type { QuadrilleAct, QuadrilleTurn } from '../../choices/turn.ts';
import { quadrilleReplay, quadrilleTable } from '../../choices/table-game.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';
import { sayChoices } from './choice-words.ts';

/**
 * Questions that a session played here can raise. There is no misdeal, the dealer chooses the packets, and the value of a box
 * and the length of a party appear elsewhere.
 */
const { rulesInWords, groupRules } = questionsWithout(['deal.packets', 'deal.misdeal']);

/**
 * Sentence for one step as one seat may hear it. Only seats that see the card given for the king hear which it was: the two, or
 * all if the hand is open.
 */
function tell(model: ReplayModel, step: number, { record, me, names }: Listener<QuadrilleRecord>): string {
  const said = model.sentenceAt(step, names);
  if (model.steps[step]?.at.phase !== 'exchange' || record.gives === undefined || record.call === undefined)
    return said;
  const { open } = model.steps[step];
  const ombre = model.steps[step].ombre ?? -1;
  const giver = record.hands.findIndex((hand) => hand.includes(record.call ?? -1));
  if (me === ombre || me === giver || open.length > 0) return said;
  const naming = namingBy(sayAccount, names);
  const by = naming.subject(SEATS[ombre] ?? '');
  const takes = `takes the ${nameCard(record.call)} from ${naming.name(SEATS[giver] ?? '')}`;
  return sentence([does(by, takes), does(by, 'gives a card for it')]);
}

function Table(props: TableProps<ReplayModel, QuadrilleAct>) {
  const { model, step, unit } = props;
  const { steps } = model;
  const table = steps[step];
  if (!table) return null;
  return (
    <CardTable
      {...props}
      pools={poolsAt(model, step, unit, accountLabel)}
      seatNote={(seat) => seatNoteOf(seat, step, steps)}
      open={(seat): readonly Card[] => (table.hands[seat] ?? []).filter((card) => table.open.includes(card))}
      note={
        table.game === null ? undefined : (
          <p>
            <GameWords table={table} />
          </p>
        )
      }
      isPlayed={({ kind }) => kind === 'play'}
      byHand={['give', 'play', 'seventh']}
    />
  );
}

/** Tricks that each seat took, with the card that took each. */
function count(model: ReplayModel): DealCount | undefined {
  const tricks = tricksTaken(model);
  const { ombre = null, ally = null } = model.steps.at(-1) ?? {};
  if (tricks.length === 0) return undefined;
  return {
    heading: 'Tricks taken, each with its number and the card that took it',
    rows: model.seats.map((_, seat) => {
      const own = tricks.flatMap(({ by, best }, i) => (by === seat ? [{ card: best, counts: i + 1 }] : []));
      return {
        whose: seat,
        note: seat === ombre ? 'ombre' : seat === ally ? 'ally' : '',
        sum: own.length,
        cards: own,
        none: 'no trick',
      };
    }),
  };
}

/** What counts: the order of trumps and of the other suits, what wins, what it is worth, and words. */
const crib = (rules: QuadrilleRules): readonly CribPart<QuadrilleKey>[] => [
  {
    heading: 'Trumps, the highest first',
    orders: [0, 1, 2, 3].map((suit) => ({ name: nameSuit(suit), cards: ranking(suit, true, rules) })),
  },
  {
    heading: 'A suit that is not trumps',
    orders: [
      { name: 'black', cards: ranking(0, false, rules) },
      { name: 'red', cards: ranking(1, false, rules) },
    ],
    text: 'The two black aces are always trumps.',
    keys: ['play.follow', 'matadors.privilege'],
  },
  {
    heading: 'What you win or lose',
    keys: [
      'win.tricks',
      'codille.tricks',
      'consolation.each',
      'premium.alliance.plain',
      'premium.mediateur.plain',
      'premium.casco.plain',
      'premium.solo.plain',
      'matadors.each',
      'matadors.three.plain',
      'premiers.plain',
      'vole.made.plain',
      'stake.beast',
      'play.stop',
    ],
  },
  {
    heading: 'Words',
    words: [
      ['ombre', 'the player who plays for the game'],
      ['spadille, basto', 'the ace of spades, the ace of clubs'],
      ['manille', 'the lowest card of the trump suit, the second trump'],
      ['matadors', 'the highest trumps, without a gap'],
      ['codille', 'the game lost with so few tricks that the defenders win the pool'],
      ['remise', 'the game lost by less: the pool stays, and a beast is paid into it'],
      ['vole', 'all ten tricks'],
    ],
  },
];

const ASKS: Readonly<Record<string, string>> = {
  bid: 'What do you bid?',
  trump: 'Name trumps.',
  call: 'Name the card you call.',
  give: 'Give a card for the one you get.',
  leave: 'Your ally asks leave to try for all ten tricks.',
};

function asks(turn: QuadrilleTurn, { steps }: ReplayModel, step: number): string {
  if (turn.kind === 'seventh')
    return turn.legal.some(({ card }) => card !== undefined)
      ? 'Six tricks are yours: stop, or lead on.'
      : 'Six tricks are yours: stop, or ask leave to go on.';
  const question = ASKS[turn.kind];
  if (question !== undefined) return question;
  const { trick = [], trump = null } = steps[step] ?? {};
  const [led] = trick;
  if (led === undefined || trick.length === 4) return 'Lead a card.';
  if (turn.refused.length === 0 && turn.legal.length > 1) return 'Play any card.';
  // The black aces are trumps, not cards of their printed suits.
  const isAce = led === 12 || led === 51;
  const suit = isAce && trump !== null ? trump : suitOf(led);
  return `Follow ${isAce || suit === trump ? 'trumps' : nameSuit(suit)}.`;
}

/** Quadrille for the table. */
export const PLAYED_QUADRILLE: GameToPlay<Quadrille> = {
  ...shownGame,
  played: quadrilleTable,
  resume: (record) => ({ number: 0, record, declined: [] }),
  sessions,
  session: sessionOfDeals(quadrille.printRecord),
  rulesInWords,
  groupRules,
  startHouse: () => new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' }),
  fetchHouse: async () => (await import('../../house/house.ts')).house,
  players: () => [4],
  seatNames: () => SEATS,
  direction: (rules) => rules['play.direction'],
  sayAccount,
  passes: true,
  deals: (rules) => rules['session.deals'],
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const trick = trickAt(at);
    if (trick !== undefined) return `trick ${String(trick)} of 10`;
    return at?.phase === 'end' ? 'over' : 'before the play';
  },
  tell,
  asks,
  sayChoices,
  count,
  tricks: tricksTaken,
  crib,
  dealt: ({ hands }, names) => (
    <OpenHands hands={hands.map((hand, seat) => [seatHeadingBy(names, SEATS[seat] ?? ''), hand] as const)} />
  ),
  Table,
};

/** Table of Quadrille with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={PLAYED_QUADRILLE} />;

/** Guided deal of Quadrille. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_QUADRILLE} following={quadrilleReplay} />
);
