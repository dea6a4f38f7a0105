import { fallenTricks, winningPosition } from '#engine/cards/plays.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { Cards, HandsAndPlay } from '#islands/compare/HandsAndPlay.tsx';

/** The cards and the play of the record, folded away: the same in every column. */
export const DealAtHand = ({ record }: { readonly record: ReversisRecord }) => (
  <HandsAndPlay
    seats={seatNames(record.seats).map(seatHeading)}
    hands={record.hands}
    tricks={fallenTricks(record.plays, record.seats, winningPosition)}
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
