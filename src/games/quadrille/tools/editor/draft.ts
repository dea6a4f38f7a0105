import { printCard, SUITS } from '#engine/cards/card.ts';
import { PASS, printBid } from '../../rules/bids.ts';
import { parseQuadrille } from '../../record/notation.ts';
import { SEATS, type QuadrilleRecord, type SpokenBid, biddersOf } from '../../record/record.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { atBid, atCard, atExchange, inPhase, isLater, type Place } from '#engine/ledger/place.ts';
import {
  bySeat,
  draftUpTo,
  filledPlaces,
  handPlace,
  linesIn,
  PLAYS,
  poolData,
  takeBackCard,
  textAt,
  textOfDeal,
  write,
  type Draft,
  type DraftReader,
  type Text,
} from '#islands/editor/draft.ts';

/** Bids in the order spoken, separated by commas; `dealer: solo` for a bid out of turn. */
export const BIDS_PLACE = 'bids';
/** `third: ask`, or `forced spadille`: the result of an unknown auction. */
export const CONTRACT_PLACE = 'contract';
export const TRUMP_PLACE = 'trump';
export const NAMED_PLACE = 'named';
export const CALL_PLACE = 'call';
export const GIVES_PLACE = 'gives';
export const FAVOURITE_PLACE = 'favourite';
/** `asked`, or the answer: `yes`, `no`. */
export const VOLE_PLACE = 'vole';

export const HOLDERS: readonly string[] = SEATS.map((_, seat) => handPlace(seat));

/** `third: ask` → seat and bid; no seat if none is given. */
function spokenIn(text: string): { readonly by?: string; readonly bid: string } {
  const [, by, bid] = /^(\w+)\s*:(.*)$/.exec(text.trim()) ?? [];
  return by === undefined ? { bid: text.trim() } : { by, bid: (bid ?? '').trim() };
}

const bidsOf = (text: string): readonly unknown[] =>
  text
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const spoken = spokenIn(part);
      return spoken.by === undefined ? spoken.bid : spoken;
    });

function dataOf(draft: Draft, only?: string): Fields {
  const filled = filledPlaces(draft, only);
  const at = (place: string): string | undefined => (filled.includes(place) ? textAt(draft, place) : undefined);
  const bids = at(BIDS_PLACE);
  const contract = at(CONTRACT_PLACE);
  const gives = at(GIVES_PLACE);
  const vole = at(VOLE_PLACE);
  return {
    deal: { hands: bySeat(draft, 'hand', SEATS, only) },
    ...(bids !== undefined && { bids: bidsOf(bids) }),
    ...(contract !== undefined && { contract: /^forced\b/i.test(contract) ? contract : spokenIn(contract) }),
    ...Object.fromEntries([TRUMP_PLACE, NAMED_PLACE, CALL_PLACE, FAVOURITE_PLACE].map((place) => [place, at(place)])),
    ...(gives !== undefined && { exchange: { gives } }),
    ...(vole !== undefined && { vole: vole === 'asked' ? { asked: true } : { asked: true, answer: vole } }),
    plays: linesIn(at(PLAYS) ?? ''),
    ...poolData(draft, only),
  };
}

export const QUADRILLE_READER: DraftReader<QuadrilleRecord> = {
  dataOf,
  parse: parseQuadrille,
  holders: () => HOLDERS,
};

/** Text of the bids: bids alone if all were in turn, otherwise each with its seat. */
function printBids(bids: readonly SpokenBid[]): string {
  const inTurn = biddersOf(bids.map(({ bid }) => bid));
  const isPlain = bids.every(({ by }, i) => by === inTurn[i]);
  return bids.map(({ by, bid }) => (isPlain ? '' : `${SEATS[by] ?? ''}: `) + printBid(bid)).join(', ');
}

const printContract = ({ by, bid }: NonNullable<QuadrilleRecord['contract']>): string =>
  bid === PASS ? 'forced spadille' : `${SEATS[by ?? 0] ?? ''}: ${printBid(bid)}`;

/** Text of a draft for a record. */
export function textOf(record: QuadrilleRecord): Text {
  const { bids, contract, trump, named, call, gives, favourite, vole } = record;
  const said: readonly (readonly [string, string | undefined])[] = [
    [BIDS_PLACE, bids.length === 0 ? undefined : printBids(bids)],
    [CONTRACT_PLACE, contract && printContract(contract)],
    [TRUMP_PLACE, trump === undefined ? undefined : SUITS[trump]],
    [NAMED_PLACE, named === undefined ? undefined : SEATS[named]],
    [CALL_PLACE, call === undefined ? undefined : printCard(call)],
    [GIVES_PLACE, gives === undefined ? undefined : printCard(gives)],
    [FAVOURITE_PLACE, favourite === undefined ? undefined : SUITS[favourite]],
    [VOLE_PLACE, vole?.asked === true ? (vole.answer ?? 'asked') : undefined],
  ];
  return {
    ...textOfDeal(record),
    ...Object.fromEntries(said.flatMap(([place, text]) => (text === undefined ? [] : [[place, text]]))),
  };
}

/** Draft with one more bid. */
export function addBid(draft: Draft, bid: string): Draft {
  const before = textAt(draft, BIDS_PLACE);
  return write(draft, BIDS_PLACE, before === '' ? bid : `${before}, ${bid}`);
}

/** Place of each field that has one of its own. Leave for the vole is asked before the seventh lead. */
const DONE_AT: Readonly<Record<string, Place>> = {
  [TRUMP_PLACE]: inPhase('contract'),
  [NAMED_PLACE]: inPhase('contract'),
  [CALL_PLACE]: inPhase('contract'),
  [GIVES_PLACE]: atExchange(),
  [VOLE_PLACE]: atCard(7, 1),
};

/** Draft as it was at a place, without later bids, names, calls, gifts, questions and cards. */
export function draftAtPlace(draft: Draft, at: Place): Draft {
  const bids = textAt(draft, BIDS_PLACE)
    .split(/[,;\n]/)
    .filter((bid, i) => bid.trim() !== '' && !isLater(atBid(i + 1), at, SEATS))
    .map((bid) => bid.trim());
  return write(
    draftUpTo(draft, at, SEATS, (field) => DONE_AT[field]),
    BIDS_PLACE,
    bids.join(', '),
  );
}

/** Draft without its last act: a card, the card given, the call, trumps, a bid. Unchanged if there is none. */
export function takeBack(draft: Draft): Draft {
  if (textAt(draft, PLAYS) !== '') return takeBackCard(draft);
  const last = [GIVES_PLACE, CALL_PLACE, TRUMP_PLACE].find((place) => textAt(draft, place) !== '');
  if (last !== undefined) return write(draft, last, '');
  const bids = textAt(draft, BIDS_PLACE);
  return bids === '' ? draft : write(draft, BIDS_PLACE, bids.replace(/(?:^|[,;\n])[^,;\n]*$/, '').trim());
}
