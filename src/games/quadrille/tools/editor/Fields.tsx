import { nameSuit } from '#engine/cards/card-name.ts';
import { SUITS } from '#engine/cards/card.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { SEATS } from '../../record/record.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { ChoicePlace } from '#islands/editor/ChoicePlace.tsx';
import { filledPlaces, PLAYS, poolPlace, textAt } from '#islands/editor/draft/draft.ts';
import type { FieldsProps } from '#islands/editor/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { BIDS, CALL, CONTRACT, FAVOURITE, GIVES, NAMED, TRUMP, VOLE } from './draft.ts';

type Options = readonly (readonly [text: string, label: string])[];

const SUIT_OPTIONS: Options = SUITS.map((letter, suit) => [letter, nameSuit(suit)]);
const SEAT_OPTIONS: Options = SEATS.map((name) => [name, seatHeading(name)]);

/** What stands in the pools beside the counters: a record carries it from one deal to the next. */
const CARRIED: Readonly<Record<string, string>> = {
  beasts: 'beasts so far',
  heapTaken: 'heap taken (1), or not (0)',
  oddNot: 'no claim to odd ones: seat 1 to 4',
};

/** The pools and what is carried with them, as far as these rules ask for it. */
const poolsAsked = (rules: QuadrilleRules): readonly string[] => [
  'stake',
  ...(rules['vole.pool.manner'] === 'pool' ? ['vole'] : []),
  ...(rules['codille.odd'] === 'highestNext' ? ['odd', 'oddNot'] : []),
  ...(rules['stake.beast'] === 'ladder' ? ['beasts', 'heapTaken'] : []),
];

/** What Quadrille has beside hands and play: the auction, trumps, the call, the exchange, the vole, the pools. */
export function Fields({ draft, rules, field, write }: FieldsProps<QuadrilleRules>) {
  const isWritten = (place: string): boolean => textAt(draft, place) !== '';
  const choice = (place: string, label: string, options: Options) => (
    <ChoicePlace place={place} label={label} text={textAt(draft, place)} options={options} onWrite={write} />
  );
  const others = filledPlaces(draft)
    .filter((place) => place.startsWith('pool.'))
    .map((place) => place.slice('pool.'.length));
  const pools = [...new Set([...poolsAsked(rules), ...others])];
  const isLot = rules['favourite.suit'] === 'lotForParty' || rules['favourite.suit'] === 'lotEachDeal';
  return (
    <>
      {field(BIDS, 'The auction, bid by bid (pass, ask, pass …)', 2)}
      {field(CONTRACT, 'Or only its end (third: ask)')}
      <div class="choices">
        {(isLot || isWritten(FAVOURITE)) && choice(FAVOURITE, 'favourite suit', [['', 'not drawn'], ...SUIT_OPTIONS])}
        {choice(TRUMP, 'trumps', [['', 'none named'], ...SUIT_OPTIONS])}
        {choice(NAMED, 'named by', [['', 'whoever should'], ...SEAT_OPTIONS])}
      </div>
      <div class="by-seat">
        {field(CALL, 'Called')}
        {(rules['auction.mediateur'] || isWritten(GIVES)) && field(GIVES, 'Given for it')}
      </div>
      {field(PLAYS, 'The play, a trick a line, the lead first', 10)}
      {(rules['vole.asks'] || isWritten(VOLE)) && (
        <div class="choices">
          {choice(VOLE, 'leave to try for the vole', [
            ['', 'not asked'],
            ['asked', 'asked, and nothing said'],
            ['yes', 'asked, and given'],
            ['no', 'asked, and refused'],
          ])}
        </div>
      )}
      <fieldset class="by-seat">
        <legend>In the pools before the deal (left empty: nothing)</legend>
        {pools.map((pool) => field(poolPlace(pool), CARRIED[pool] ?? accountLabel(pool)))}
      </fieldset>
    </>
  );
}
