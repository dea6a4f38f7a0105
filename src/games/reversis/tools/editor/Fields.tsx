import type { ReversisRules } from '../../rules/keys.ts';
import { NO_POOLS, poolBalances } from '../../play/pools.ts';
import { seatNames } from '../../record/record.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { ChoicePlace } from '#islands/editor/ChoicePlace.tsx';
import { filledPlaces, PLAYS, poolPlace, textAt } from '#islands/editor/draft/draft.ts';
import type { FieldsProps } from '#islands/editor/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { CLAIMS, givesPlace, laidPlace, PLAYERS, seatsOf, TALON, THROWN, TRADES } from './draft.ts';

/** Four sit down, or five. */
export const Players = ({ draft, write }: Pick<FieldsProps<never>, 'draft' | 'write'>) => (
  <ChoicePlace
    place={PLAYERS}
    label="Players"
    text={textAt(draft, PLAYERS)}
    options={[
      ['', 'four players'],
      ['5', 'five players'],
    ]}
    onWrite={write}
  />
);

/** What Réversis has beside hands and play: talon, exchange, trades, pools, claims. */
export function Fields({ draft, rules, field, write }: FieldsProps<ReversisRules>) {
  const names = seatNames(seatsOf(draft));
  const known = keysOf(poolBalances(rules, NO_POOLS));
  const others = filledPlaces(draft).filter((place) => place.startsWith('pool.'));
  const pools = [...new Set([...known, ...others.map((place) => place.slice('pool.'.length))])];
  return (
    <>
      {field(TALON, 'Talon, in the order of the seats')}
      <fieldset class="by-seat">
        <legend class="sc">Laid out</legend>
        {names.map((name, seat) => field(laidPlace(seat), seatHeading(name)))}
      </fieldset>
      {rules['exchange.opposites'] && names.length === 4 && (
        <fieldset class="by-seat">
          <legend class="sc">Given to the hand opposite</legend>
          {names.map((name, seat) => field(givesPlace(seat), seatHeading(name)))}
        </fieldset>
      )}
      {(rules['trade.aces'] || textAt(draft, TRADES) !== '') &&
        field(TRADES, 'Trades, one a line: who calls, what he gives, what he takes (second KS AH)', 2)}
      {pools.length > 0 && (
        <fieldset class="by-seat">
          <legend>In the pools before the deal (left empty: as the book opens them)</legend>
          {pools.map((pool) => field(poolPlace(pool), accountLabel(pool)))}
        </fieldset>
      )}
      {field(PLAYS, 'The play, a trick a line, the lead first', 11)}
      <div class="choices">
        <label>
          <input
            type="checkbox"
            checked={textAt(draft, CLAIMS) === ''}
            onChange={({ currentTarget }) => write(CLAIMS, currentTarget.checked ? '' : 'forfeited')}
          />{' '}
          led cards were claimed in time
        </label>
        <ChoicePlace
          place={THROWN}
          label="thrown down by"
          text={textAt(draft, THROWN)}
          options={[['', 'nobody'], ...names.map((name) => [name, seatHeading(name)] as const)]}
          onWrite={write}
        />
      </div>
    </>
  );
}
