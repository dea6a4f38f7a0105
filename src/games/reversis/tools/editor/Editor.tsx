import type { Reversis } from '../../game.ts';
import { RANK_10, rankOf, type Card, printCard } from '#engine/cards/card.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { shapeOf } from '../../rules/shape.ts';
import { seatNames, talonCardBefore, type ReversisRecord } from '../../record/record.ts';
import { range, keysOf } from '#engine/kernel/collections.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import {
  cardsAt,
  handPlace,
  numberIn,
  playCard,
  PLAYS,
  readDraft,
  write,
  type Draft,
  filledPools,
  poolPlace,
  textAt,
} from '#islands/editor/draft.ts';
import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import {
  stepOfTurn,
  whyHandsAreShort,
  type EditedGame,
  type CardTarget,
  type EditorChoice,
  type NextStep,
  type FieldsProps,
} from '#islands/editor/game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { shownGame } from '../replay/settle.ts';
import {
  givesPlace,
  holdersOf,
  laidPlace,
  PLAYERS_PLACE,
  REVERSIS_READER,
  seatsOf,
  takeBack,
  TALON_PLACE,
  textOf,
  draftAtPlace,
  CLAIMS_PLACE,
  THROWN_PLACE,
  TRADES_PLACE,
} from './draft.ts';
import { isAsDealt } from '../../play/deal.ts';
import { judge } from '../../settle/judge.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { type ReversisChoice, giving, layingOut, cardTurn } from '../../choices/turn.ts';
import { NO_POOLS, poolBalances } from '../../play/pools.ts';
import { ChoicePlace } from '#islands/editor/Places.tsx';
import { accountIn } from '#engine/ledger/game.ts';
import { accountLabel } from '../../wording/names.ts';
import styles from '#islands/editor/Editor.module.css';
import forms from '#view/forms.module.css';

const PACK: readonly Card[] = range(4).flatMap((suit) => range(13).map((i) => suit * 13 + 12 - i));

function targets(draft: Draft, rules: ReversisRules): readonly CardTarget[] {
  const names = seatNames(seatsOf(draft));
  const inWords = (name: string): string => seatHeading(name).toLowerCase();
  const named = (
    row: string,
    label: string,
    naming: string,
    placeOf: (seat: number) => string,
  ): readonly CardTarget[] =>
    names.map((name, seat) => ({
      place: placeOf(seat),
      label: `${label} by ${inWords(name)}`,
      row,
      short: name,
      naming,
    }));
  return [
    ...names.map((name, seat) => ({ place: handPlace(seat), label: seatHeading(name), row: 'deal to', short: name })),
    { place: TALON_PLACE, label: 'Talon', row: 'deal to', short: 'talon' },
    ...named('lay out', 'Laid out', 'out', laidPlace),
    ...(rules['exchange.opposites'] && names.length === 4 ? named('give', 'Given', 'given', givesPlace) : []),
  ];
}

/** Cards that a seat may lay out or give: those of its hand, and the talon card before it. */
function allowedAt(draft: Draft, place: string): readonly Card[] | undefined {
  if (holdersOf(draft).includes(place)) return undefined;
  const seat = numberIn(place);
  const before = talonCardBefore({ seats: seatsOf(draft), talon: cardsAt(draft, TALON_PLACE) }, seat);
  return [...cardsAt(draft, handPlace(seat)), ...(before === undefined ? [] : [before])];
}

/** Text of a choice, as in a record; keeping the hand is written as the talon card before the seat. */
const choiceOf =
  (before?: Card) =>
  ({ label, card }: ReversisChoice): EditorChoice => ({
    write: printCard(card ?? before ?? 0),
    label,
    ...(card !== undefined && { card }),
  });

/**
 * Next step of an unfinished record: a card to lay out or give, if the cards lie as the book deals them; then the play.
 * Undefined once the hands are empty, or if the record is impossible.
 */
export function nextStep(record: ReversisRecord, rules: ReversisRules): NextStep | undefined {
  if (record.thrownBy !== undefined || !judge(record, rules).ok) return undefined;
  if (record.plays.length === 0 && isAsDealt(record, rules)) {
    const lays = layingOut(record, rules);
    if (lays) return stepOfTurn(lays, laidPlace(lays.seat), choiceOf(talonCardBefore(record, lays.seat)));
    const gives = giving(record, rules);
    if (gives) return stepOfTurn(gives, givesPlace(gives.seat), choiceOf());
  }
  const turn = cardTurn(record, rules);
  return turn && stepOfTurn(turn, PLAYS, choiceOf());
}

/** Choice between four and five players. */
const Players = ({ draft, write }: Pick<FieldsProps<never>, 'draft' | 'write'>) => (
  <ChoicePlace
    place={PLAYERS_PLACE}
    label="Players"
    text={textAt(draft, PLAYERS_PLACE)}
    options={[
      ['', 'four players'],
      ['5', 'five players'],
    ]}
    onWrite={write}
  />
);

/** Fields of Réversis besides hands and play: talon, exchange, trades, pools, claims. */
function Fields({ draft, rules, book, field, write }: FieldsProps<ReversisRules>) {
  const names = seatNames(seatsOf(draft));
  const known = keysOf(poolBalances(rules, NO_POOLS));
  const pools = [...new Set([...known, ...filledPools(draft)])];
  return (
    <>
      {field(TALON_PLACE, 'Talon, in the order of the seats')}
      <fieldset class={`${styles.bySeat} fits`}>
        <legend class="sc">Laid out</legend>
        {names.map((name, seat) => field(laidPlace(seat), seatHeading(name)))}
      </fieldset>
      {rules['exchange.opposites'] && names.length === 4 && (
        <fieldset class={`${styles.bySeat} fits`}>
          <legend class="sc">Given to the hand opposite</legend>
          {names.map((name, seat) => field(givesPlace(seat), seatHeading(name)))}
        </fieldset>
      )}
      {(rules['trade.aces'] || textAt(draft, TRADES_PLACE) !== '') &&
        field(TRADES_PLACE, 'Trades, one on each line: who calls, what he gives, what he takes (second KS AH)', 2)}
      {pools.length > 0 && (
        <fieldset class={`${styles.bySeat} fits`}>
          <legend>In the pools before the deal (if left empty: as before a first deal)</legend>
          {pools.map((pool) => field(poolPlace(pool), accountLabel(accountIn(book, pool))))}
        </fieldset>
      )}
      {field(PLAYS, 'The play, one trick on each line, the lead first', 11)}
      <div class={forms.choices}>
        <label>
          <input
            type="checkbox"
            checked={textAt(draft, CLAIMS_PLACE) === ''}
            onChange={({ currentTarget }) => write(CLAIMS_PLACE, currentTarget.checked ? '' : 'forfeited')}
          />{' '}
          payments for led cards were claimed in time
        </label>
        <ChoicePlace
          place={THROWN_PLACE}
          label="thrown down by"
          text={textAt(draft, THROWN_PLACE)}
          options={[['', 'nobody'], ...names.map((name) => [name, seatHeading(name)] as const)]}
          onWrite={write}
        />
      </div>
    </>
  );
}

/** Réversis for the editor. */
export const EDITED_REVERSIS: EditedGame<Reversis> = {
  ...shownGame,
  seats: (draft) => seatNames(seatsOf(draft)),
  settings: [PLAYERS_PLACE],
  holders: holdersOf,
  roomAt: (draft, place, rules) => {
    const { hands, talon } = shapeOf(rules, seatsOf(draft));
    return place === TALON_PLACE ? talon : (hands[numberIn(place)] ?? 0);
  },
  targets,
  allowedAt,
  pack: (rules) => (rules['pack.tens'] ? PACK : PACK.filter((card) => rankOf(card) !== RANK_10)),
  read: (draft) => readDraft(draft, REVERSIS_READER),
  textOf,
  whyNotEdited: () => undefined,
  nextStep,
  take: (draft, place, what) => (place === PLAYS ? playCard(draft, what, seatsOf(draft)) : write(draft, place, what)),
  takeBack,
  upTo: draftAtPlace,
  Fields,
  Players,
  GameTable,
  replayKeys: replayKeys('card'),
  fetchDealer: async () => {
    const [{ completeDeal, dealOut }, { POLICY_LABEL }] = await Promise.all([
      import('../../policy/plain-deal.ts'),
      import('../../policy/policy.ts'),
    ]);
    return {
      deal: (seed, rules, draft) => dealOut(seed, rules, seatsOf(draft)),
      whyStops: ({ hands, plays, seats }) => whyHandsAreShort(hands, plays.flat().length, seatNames(seats)),
      playOn: (record, rules, seed) => completeDeal(record, rules, makeRandom(seed)),
      label: POLICY_LABEL,
    };
  },
};

/** Editor of Réversis. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_REVERSIS} />;
