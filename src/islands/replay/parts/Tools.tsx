import { href } from '#view/href.ts';
import { Button } from '../../page/controls/Button.tsx';
import { CopyLink } from '../../page/controls/CopyLink.tsx';
import { addressWith } from '../../page/fragment.ts';
import { compareHref } from '../../rules/address/columns.ts';
import { OtherBooks } from '../../rules/OtherBooks.tsx';
import type { OtherBook, ReplayData } from '../replay-data.ts';

export interface ToolsProps {
  readonly data: Pick<ReplayData, 'book' | 'others'>;
  readonly link: () => string;
  readonly linksBeside: (other: OtherBook) => readonly string[];
  readonly onHelp: () => void;
}

/** In the line of the title, where it has room: the other books, a link to this step, the sheet of keys. */
export function Tools({ data: { book, others }, link, linksBeside, onHelp }: ToolsProps) {
  return (
    <div class="actions tools">
      <OtherBooks
        label="Settle by"
        books={others}
        addressOf={(other) => compareHref(book.game, linksBeside(other), href('/'))}
      />
      <CopyLink label="Copy link" addressOf={() => addressWith(link())} />
      <Button class="button keys" aria-keyshortcuts="?" onClick={onHelp}>
        Keys
      </Button>
    </div>
  );
}
