import { printCard, SUITS } from '#engine/cards/card.ts';
import { PASS, printBid } from '../../rules/bids.ts';
import { parseQuadrille } from '../../record/notation.ts';
import { SEATS, type QuadrilleRecord, type Spoken } from '../../record/record.ts';
import { speakersOf } from '../../record/speakers.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import {
  bySeat,
  filledPlaces,
  handPlace,
  linesOf,
  PLAYS,
  poolsOf,
  takeBackCard,
  textAt,
  textOfDeal,
  write,
  type Draft,
  type DraftReader,
  type Text,
} from '#islands/editor/draft/draft.ts';

/** The bids in the order spoken, parted by commas; `dealer: solo` where one spoke out of turn. */
export const BIDS = 'bids';
/** `third: ask`, or `forced spadille`: the end of an auction that is not known. */
export const CONTRACT = 'contract';
export const TRUMP = 'trump';
export const NAMED = 'named';
export const CALL = 'call';
export const GIVES = 'gives';
export const FAVOURITE = 'favourite';
/** `asked`, or the answer: `yes`, `no`. */
export const VOLE = 'vole';

export const HOLDERS: readonly string[] = SEATS.map((_, seat) => handPlace(seat));

/** `third: ask` → who and what; no name where none is given. */
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
  const bids = at(BIDS);
  const contract = at(CONTRACT);
  const gives = at(GIVES);
  const vole = at(VOLE);
  return {
    deal: { hands: bySeat(draft, 'hand', SEATS, only) },
    ...(bids !== undefined && { bids: bidsOf(bids) }),
    ...(contract !== undefined && { contract: /^forced\b/i.test(contract) ? contract : spokenIn(contract) }),
    ...Object.fromEntries([TRUMP, NAMED, CALL, FAVOURITE].map((place) => [place, at(place)])),
    ...(gives !== undefined && { exchange: { gives } }),
    ...(vole !== undefined && { vole: vole === 'asked' ? { asked: true } : { asked: true, answer: vole } }),
    plays: linesOf(at(PLAYS) ?? ''),
    ...poolsOf(draft, only),
  };
}

export const QUADRILLE_READER: DraftReader<QuadrilleRecord> = {
  dataOf,
  parse: parseQuadrille,
  holders: () => HOLDERS,
};

/** Bids as they are written: each by itself where all spoke in turn, otherwise each with its speaker. */
function printBids(bids: readonly Spoken[]): string {
  const inTurn = speakersOf(bids.map(({ bid }) => bid));
  const isPlain = bids.every(({ by }, i) => by === inTurn[i]);
  return bids.map(({ by, bid }) => (isPlain ? '' : `${SEATS[by] ?? ''}: `) + printBid(bid)).join(', ');
}

const printContract = ({ by, bid }: NonNullable<QuadrilleRecord['contract']>): string =>
  bid === PASS ? 'forced spadille' : `${SEATS[by ?? 0] ?? ''}: ${printBid(bid)}`;

/** A record as the text of a draft, ready to be worked on. */
export function textOf(record: QuadrilleRecord): Text {
  const { bids, contract, trump, named, call, gives, favourite, vole } = record;
  const said: readonly (readonly [string, string | undefined])[] = [
    [BIDS, bids.length === 0 ? undefined : printBids(bids)],
    [CONTRACT, contract && printContract(contract)],
    [TRUMP, trump === undefined ? undefined : SUITS[trump]],
    [NAMED, named === undefined ? undefined : SEATS[named]],
    [CALL, call === undefined ? undefined : printCard(call)],
    [GIVES, gives === undefined ? undefined : printCard(gives)],
    [FAVOURITE, favourite === undefined ? undefined : SUITS[favourite]],
    [VOLE, vole?.asked === true ? (vole.answer ?? 'asked') : undefined],
  ];
  return {
    ...textOfDeal(record),
    ...Object.fromEntries(said.flatMap(([place, text]) => (text === undefined ? [] : [[place, text]]))),
  };
}

/** A bid after those made. */
export function addBid(draft: Draft, bid: string): Draft {
  const before = textAt(draft, BIDS);
  return write(draft, BIDS, before === '' ? bid : `${before}, ${bid}`);
}

/** The draft without what was done last: a card, the card given, the call, trumps, a bid. The same where there is nothing. */
export function takeBack(draft: Draft): Draft {
  if (textAt(draft, PLAYS) !== '') return takeBackCard(draft);
  const last = [GIVES, CALL, TRUMP].find((place) => textAt(draft, place) !== '');
  if (last !== undefined) return write(draft, last, '');
  const bids = textAt(draft, BIDS);
  return bids === '' ? draft : write(draft, BIDS, bids.replace(/(?:^|[,;\n])[^,;\n]*$/, '').trim());
}
