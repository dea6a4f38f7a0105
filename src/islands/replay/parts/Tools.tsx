import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import { CopyLink } from '../../page/controls/CopyLink.tsx';
import { addressWith } from '../../page/fragment.ts';
import { compareHref } from '../../rules/address/reading-address.ts';
import { OtherBooks } from '../../rules/OtherBooks.tsx';
import type { OtherBook, ReplayData } from '../model.ts';
import stage from '../stage.module.css';
import forms from '#view/forms.module.css';

export interface ToolsProps {
  readonly data: Pick<ReplayData, 'book' | 'others'>;
  readonly link: () => string;
  /** Returns a citation of the current state. */
  readonly citation: () => string;
  /** Returns links for a comparison with the chosen book. */
  readonly linksBeside: (chosen: OtherBook) => readonly string[];
  readonly onHelp: () => void;
}

/**
 * Tools of a deal's page: compare with another book, copy a link, cite, show keys. Stands in the title line where there
 * is room.
 */
export function Tools({ data: { book, others }, link, citation, linksBeside, onHelp }: ToolsProps) {
  return (
    <div class={stage.tools} data-needs="script">
      <OtherBooks
        label="Compare with"
        books={[book, ...others]}
        addressOf={(other) => compareHref(book.game, linksBeside(other), href('/'))}
      />
      <CopyLink label="Copy link" addressOf={() => addressWith(link())} />
      <CopyLink label="Cite" what="citation" addressOf={citation} />
      <Button class={forms.button} aria-keyshortcuts="?" onClick={onHelp}>
        Keys
      </Button>
    </div>
  );
}
