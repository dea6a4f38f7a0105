import type { Reversis } from '../../game.ts';
import { shownGame } from '../replay/settle.ts';
import type { Occasion } from '../../play/pools.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { settleRecord } from '../../settle/judge.ts';
import { mapOk } from '#engine/kernel/result.ts';
import { LITTLE_QUINOLA } from '../../rules/shape.ts';
import { sayOccasion } from '../../wording/names.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { fallenTricks, highestOfLedSuit } from '#engine/cards/plays-in-link.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { Cards, HandsAndPlay } from '#islands/compare/DealAtHand.tsx';

/** Cards and play of the record, which are the same in every column. */
const DealAtHand = ({ record }: { readonly record: ReversisRecord }) => (
  <HandsAndPlay
    seats={seatNames(record.seats).map(seatHeading)}
    hands={record.hands}
    tricks={fallenTricks(record.plays, record.seats, highestOfLedSuit)}
  >
    {record.talon.length > 0 && (
      <li>
        Talon: <Cards cards={record.talon} />
      </li>
    )}
    {record.laidOut.some((card) => card !== undefined) && (
      <li>
        Laid out: <Cards cards={record.laidOut.flatMap((card) => card ?? [])} />
      </li>
    )}
    {record.opposites.length > 0 && (
      <li>
        Given to the hand opposite: <Cards cards={record.opposites.flatMap((card) => card ?? [])} />
      </li>
    )}
  </HandsAndPlay>
);

/** Réversis for the comparison. */
export const COMPARED_REVERSIS: ComparedGame<Reversis> = {
  ...shownGame,
  settle: (record, rules) =>
    mapOk(settleRecord(record, rules), ({ settlement, deal }) => ({
      ...settlement,
      isFinished: deal.ending.kind !== 'unfinished',
    })),
  seats: (record) => seatNames(record.seats),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of, of === LITTLE_QUINOLA ? 'two' : 'one'),
  DealAtHand,
  fetchEdition: () => import('../reading/game.tsx').then(({ reading }) => reading),
  isEdited: true,
};

/** Compares a deal of Réversis in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_REVERSIS} />;
