import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import { compareHref } from '../../rules/address/reading-address.ts';
import { Notice } from '../../page/controls/Notice.tsx';

/** A message about a link, and where else it can be opened. */
export interface LinkNotice {
  readonly message: string;
  /** Fragment of a link that the comparison can open. */
  readonly elsewhere?: string;
  /** Whether the table shows another deal than the page. */
  readonly isForeign?: boolean;
}

export interface LinkNoteProps {
  readonly notice: LinkNotice;
  readonly game: string;
  readonly onDismiss: () => void;
  readonly onOwn: () => void;
}

export function LinkNote({ notice: { message, elsewhere, isForeign }, game, onDismiss, onOwn }: LinkNoteProps) {
  return (
    <Notice onDismiss={onDismiss}>
      {message}{' '}
      {elsewhere !== undefined && (
        <a href={compareHref(game, [elsewhere], href('/'))}>Open this link in the comparison</a>
      )}
      {isForeign && <Button onClick={onOwn}>Show this page’s own deal</Button>}
    </Notice>
  );
}
