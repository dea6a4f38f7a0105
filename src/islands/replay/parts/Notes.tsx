import type { Departure } from '#engine/ledger/game.ts';
import { href } from '#view/href.ts';
import { Button, Notice } from '../../page/controls/controls.tsx';
import { compareHref } from '../../rules/reading-address.ts';
import { Grounds, type GroundsProps } from '../../rules/Grounds.tsx';
import type { LinkNotice } from '../replay-links.ts';
import forms from '#view/forms.module.css';

interface LinkNoteProps {
  readonly notice: LinkNotice;
  readonly game: string;
  readonly piece: 'deal' | 'game';
  readonly onDismiss: () => void;
  readonly onOwn: () => void;
}

/** What is said of a link that the page was opened with. */
export function LinkNote({ notice: { message, elsewhere, isForeign }, game, piece, onDismiss, onOwn }: LinkNoteProps) {
  return (
    <Notice onDismiss={onDismiss}>
      {message}{' '}
      {elsewhere !== undefined && (
        <a href={compareHref(game, [elsewhere], href('/'))}>Open this link in the comparison</a>
      )}
      {isForeign && <Button onClick={onOwn}>Show this page’s own {piece}</Button>}
    </Notice>
  );
}

interface DepartureNoteProps extends Omit<GroundsProps, 'keys'> {
  readonly departure: Departure;
  readonly onSettle: () => void;
}

/** Notice that changed rules cut the record short, with the way past it. */
export function DepartureNote({ departure, onSettle, ...grounds }: DepartureNoteProps) {
  return (
    <div class={forms.problem} data-part="departure">
      <p>
        <strong>These rules forbid what was done next.</strong> {departure.message} The payments stop here.
      </p>
      <Grounds {...grounds} keys={[departure.key]} />
      <Button onClick={onSettle}>Go on as played</Button>
    </div>
  );
}
