import type { Quadrille } from '../../game.ts';
import { KING, QUEEN, rankOf, type Card, sortedCards, printCard, SUITS, nameSuit } from '#engine/cards/card.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { PACK } from '../../rules/ranks.ts';
import { SEATS, type QuadrilleRecord, type Seat, biddersOf } from '../../record/record.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import {
  handPlace,
  playCard,
  PLAYS,
  readDraft,
  textAt,
  write,
  type Draft,
  filledPools,
  poolPlace,
} from '#islands/editor/draft.ts';
import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import {
  stepOfTurn,
  whyHandsAreShort,
  type EditedGame,
  type CardTarget,
  type NextStep,
  type FieldsProps,
} from '#islands/editor/game.ts';
import { OpenGameTable } from '../../table/GameTable.tsx';
import { shownGame } from '../replay/settle.ts';
import {
  addBid,
  BIDS_PLACE,
  CALL_PLACE,
  GIVES_PLACE,
  HOLDERS,
  QUADRILLE_READER,
  takeBack,
  textOf,
  TRUMP_PLACE,
  draftAtPlace,
  CONTRACT_PLACE,
  FAVOURITE_PLACE,
  NAMED_PLACE,
  VOLE_PLACE,
} from './draft.ts';
import { judgeBids } from '../../play/bidding/auction.ts';
import { BID_VOLE, PASS, printBid, UNDECLARED } from '../../rules/bids.ts';
import { judge } from '../../settle/judge.ts';
import { dealOut } from '../../play/frame.ts';
import { type QuadrilleAct, type QuadrilleTurn, bidTurn, cardTurn, tableOf, namingTurn } from '../../choices/turn.ts';
import { ChoicePlace } from '#islands/editor/Places.tsx';
import { accountLabel } from '../../wording/names.ts';
import styles from '#islands/editor/Editor.module.css';
import forms from '#view/forms.module.css';

/** By suit, from the king down as the cards are printed: trumps are not known yet. */
const LAID_OUT = sortedCards(PACK);
/** Cards of each of the four hands. */
const HAND_SIZE = 10;
const CALLED = LAID_OUT.filter((card) => rankOf(card) === KING || rankOf(card) === QUEEN);

const targets = (draft: Draft, rules: QuadrilleRules): readonly CardTarget[] => [
  ...SEATS.map((name, seat) => ({ place: handPlace(seat), label: seatHeading(name), row: 'deal to', short: name })),
  { place: CALL_PLACE, label: 'Called', row: 'name', short: 'called', naming: 'called' },
  ...(rules['auction.mediateur'] || textAt(draft, GIVES_PLACE) !== ''
    ? [{ place: GIVES_PLACE, label: 'Given for the king', row: 'name', short: 'given', naming: 'given' }]
    : []),
];

function take(draft: Draft, place: string, what: string): Draft {
  switch (place) {
    case PLAYS:
      return playCard(draft, what, SEATS.length);
    case BIDS_PLACE:
      return addBid(draft, what);
    default:
      return write(draft, place, what);
  }
}

/** Place of a draft in which each kind of act is written. */
const PLACES: Readonly<Record<string, string>> = {
  bid: BIDS_PLACE,
  trump: TRUMP_PLACE,
  call: CALL_PLACE,
  give: GIVES_PLACE,
  play: PLAYS,
};

/**
 * Next step of an unfinished record: a bid, trumps, the call, the card given for the king, a card of the play. Undefined once
 * the hands are empty, or if the record is impossible.
 */
export function nextStep(record: QuadrilleRecord, rules: QuadrilleRules): NextStep | undefined {
  if (record.result || !judge(record, rules).ok) return undefined;
  const state = tableOf(record, rules);
  const turn = nextBid(record, rules) ?? namingTurn(record, rules) ?? (state && cardTurn(state, rules));
  if (!turn) return undefined;
  const { seat, kind } = turn;
  return stepOfTurn(turn, PLACES[kind] ?? kind, ({ act, label, card }) => ({
    write: writtenIn(record, seat, act),
    label,
    ...(card !== undefined && { card }),
    ...(act.kind === 'bid' && BID_VOLE[act.bid] !== UNDECLARED && { under: 'with the vole' }),
  }));
}

/** Next bid; undefined once the auction is over, even if more was named after it. */
function nextBid(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleTurn | undefined {
  return judgeBids(record, rules).over ? undefined : bidTurn(record, rules);
}

/** Text of an act, as in a record. */
function writtenIn({ bids }: QuadrilleRecord, by: Seat, act: QuadrilleAct): string {
  switch (act.kind) {
    case 'bid': {
      // Bids are read in turn; under rules by which another seat bids here, the bid is written with its seat.
      const isInTurn = biddersOf([...bids.map(({ bid }) => bid), PASS]).at(-1) === by;
      return isInTurn ? printBid(act.bid) : `${SEATS[by] ?? ''}: ${printBid(act.bid)}`;
    }
    case 'trump':
      return SUITS[act.suit] ?? '';
    case 'call':
    case 'give':
    case 'play':
      return printCard(act.card);
    default:
      return act.kind;
  }
}

type Options = readonly (readonly [text: string, label: string])[];

const SUIT_OPTIONS: Options = SUITS.map((letter, suit) => [letter, nameSuit(suit)]);
const SEAT_OPTIONS: Options = SEATS.map((name) => [name, seatHeading(name)]);

/** Fields of the pools besides counters, which a record carries to the next deal. */
const CARRIED: Readonly<Record<string, string>> = {
  beasts: 'beasts so far',
  heapTaken: 'heap taken (1), or not (0)',
  oddNot: 'seat without a claim to odd counters (1 to 4)',
};

/** Pools and carried fields that these rules need. */
const poolsAsked = (rules: QuadrilleRules): readonly string[] => [
  'stake',
  ...(rules['vole.pool.manner'] === 'pool' ? ['vole'] : []),
  ...(rules['codille.odd'] === 'highestNext' ? ['odd', 'oddNot'] : []),
  ...(rules['stake.beast'] === 'ladder' ? ['beasts', 'heapTaken'] : []),
];

/** Fields of Quadrille besides hands and play: auction, trumps, call, exchange, vole, pools. */
function Fields({ draft, rules, field, write }: FieldsProps<QuadrilleRules>) {
  const isWritten = (place: string): boolean => textAt(draft, place) !== '';
  const choice = (place: string, label: string, options: Options) => (
    <ChoicePlace place={place} label={label} text={textAt(draft, place)} options={options} onWrite={write} />
  );
  const pools = [...new Set([...poolsAsked(rules), ...filledPools(draft)])];
  const isLot = rules['favourite.suit'] === 'lotForParty' || rules['favourite.suit'] === 'lotEachDeal';
  return (
    <>
      {field(BIDS_PLACE, 'The auction, bid by bid (pass, ask, pass …)', 2)}
      {field(CONTRACT_PLACE, 'Or only its end (third: ask)')}
      <div class={forms.choices}>
        {(isLot || isWritten(FAVOURITE_PLACE)) &&
          choice(FAVOURITE_PLACE, 'favourite suit', [['', 'not drawn'], ...SUIT_OPTIONS])}
        {choice(TRUMP_PLACE, 'trumps', [['', 'none named'], ...SUIT_OPTIONS])}
        {choice(NAMED_PLACE, 'named by', [['', 'the player who should'], ...SEAT_OPTIONS])}
      </div>
      <div class={`${styles.bySeat} fits`}>
        {field(CALL_PLACE, 'Called')}
        {(rules['auction.mediateur'] || isWritten(GIVES_PLACE)) && field(GIVES_PLACE, 'Given for it')}
      </div>
      {field(PLAYS, 'The play, one trick on each line, the lead first', 10)}
      {(rules['vole.asks'] || isWritten(VOLE_PLACE)) && (
        <div class={forms.choices}>
          {choice(VOLE_PLACE, 'permission to try for the vole', [
            ['', 'not asked'],
            ['asked', 'asked, no answer'],
            ['yes', 'asked and given'],
            ['no', 'asked and refused'],
          ])}
        </div>
      )}
      <fieldset class={`${styles.bySeat} fits`}>
        <legend>In the pools before the deal (if left empty: nothing)</legend>
        {pools.map((pool) => field(poolPlace(pool), CARRIED[pool] ?? accountLabel(pool)))}
      </fieldset>
    </>
  );
}

/** Quadrille for the editor. */
export const EDITED_QUADRILLE: EditedGame<Quadrille> = {
  ...shownGame,
  seats: () => SEATS,
  settings: [],
  holders: () => HOLDERS,
  roomAt: () => HAND_SIZE,
  targets,
  allowedAt: (_, place): readonly Card[] | undefined => (place === CALL_PLACE ? CALLED : undefined),
  pack: () => LAID_OUT,
  read: (draft) => readDraft(draft, QUADRILLE_READER),
  textOf,
  whyNotEdited: ({ result }) =>
    result &&
    'This record says how the deal ended, but not which cards were dealt and played, which the editor needs. The page Keep score settles such deals, and the comparison shows how the books pay them.',
  nextStep,
  take,
  takeBack,
  upTo: draftAtPlace,
  Fields,
  GameTable: OpenGameTable,
  replayKeys: replayKeys('bid or card'),
  fetchDealer: async () => {
    const { completeDeal, POLICY_LABEL, whyPlayStops } = await import('../../policy/plain-deal.ts');
    return {
      deal: (seed, rules) => dealOut(seed, rules),
      whyStops: (record, rules) =>
        whyHandsAreShort(record.hands, record.plays.flat().length, SEATS) ?? whyPlayStops(record, rules),
      playOn: (record, rules) => completeDeal(record, rules).record,
      label: POLICY_LABEL,
    };
  },
};

/** Editor of Quadrille. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_QUADRILLE} />;
