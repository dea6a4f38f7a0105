import type { Departure } from '#engine/ledger/game.ts';
import { Button } from '../../page/controls/Button.tsx';
import { Grounds, type GroundsProps } from '../../rules/Grounds.tsx';

export interface DepartureNoteProps extends Omit<GroundsProps, 'keys'> {
  readonly departure: Departure;
  readonly onSettle: () => void;
}

/** Where a change of rules cuts the record, and the way past it. */
export function DepartureNote({ departure, onSettle, ...grounds }: DepartureNoteProps) {
  return (
    <div class="departure">
      <p>
        <strong>From here this record could not have happened.</strong> {departure.message} The account stops before it.
      </p>
      <Grounds {...grounds} keys={[departure.key]} />
      <Button onClick={onSettle}>Settle it as played</Button>
    </div>
  );
}
