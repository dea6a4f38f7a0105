import { href } from '#view/href.ts';
import { Button, CopyLink, LaterLink, Select } from '../../page/controls/controls.tsx';
import { addressWith } from '../../page/fragment.ts';
import { compareHref } from '../../rules/reading-address.ts';
import type { OtherBook, ReplayData, AnyModel } from '../model.ts';
import stage from '../stage.module.css';
import forms from '#view/forms.module.css';
import { useMemo, useState } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import { LazyPart } from '../../page/LazyPart.tsx';
import { Suppose, type MovedPayment, type SupposeProps } from '../../rules/Suppose.tsx';

interface OtherBooksProps<B extends OtherBook> {
  readonly label: string;
  readonly books: readonly B[];
  readonly addressOf: (book: B) => string;
}

/** List of books with a button that opens the comparison with the chosen one. */
function OtherBooks<B extends OtherBook>({ label, books, addressOf }: OtherBooksProps<B>) {
  const [id, setId] = useState(books[0]?.id);
  const book = books.find((one) => one.id === id);
  if (!book) return null;
  return (
    <form
      class="wraps beside"
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(addressOf(book));
      }}
    >
      <label>
        {label} <Select value={id} options={books.map((one) => [one.id, one.short])} onChoose={setId} />
      </label>
      <button type="submit" class={forms.button}>
        Compare
      </button>
    </form>
  );
}

export interface ToolsProps {
  readonly data: Pick<ReplayData, 'book' | 'others'>;
  /** Returns the address at which other sites embed the current state. */
  readonly embed: () => string;
  readonly link: () => string;
  /** Returns a citation of the current state. */
  readonly citation: () => string;
  /** Returns links for a comparison with the chosen book. */
  readonly linksBeside: (chosen: OtherBook) => readonly string[];
  readonly onHelp: () => void;
  /** Returns the address of a handout of the line that is shown; undefined if the game has no page that makes handouts. */
  readonly handout: (() => string) | undefined;
}

/**
 * Tools of a deal's page: compare with another book, copy a link, embed, cite, make a handout, show keys. Stands in the title line where there
 * is room.
 */
export function Tools({ data: { book, others }, embed, link, citation, linksBeside, onHelp, handout }: ToolsProps) {
  return (
    <div class={`${stage.tools} beside`} data-needs="script">
      <OtherBooks
        label="Compare with"
        books={[book, ...others]}
        addressOf={(other) => compareHref(book.game, linksBeside(other), href('/'))}
      />
      <CopyLink label="Copy link" addressOf={() => addressWith(link())} />
      <LaterLink addressOf={embed}>Embed</LaterLink>
      <CopyLink label="Cite" what="citation" addressOf={citation} />
      {handout && <Button onClick={() => location.assign(handout())}>Handout</Button>}
      <Button class={forms.button} aria-keyshortcuts="?" onClick={onHelp}>
        Keys
      </Button>
    </div>
  );
}

interface RulePanelProps extends Pick<SupposeProps, 'book' | 'groups' | 'ruleOf' | 'changes' | 'onChange'> {
  /** Current model, for the effect of the changes. */
  readonly model: Pick<AnyModel, 'effect' | 'lines'>;
  /** Heading of an account's column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly sayPlaceInBook: (at: Place) => string;
}

/** Rules to change, with the effect of the changes; stands below the account. */
export function RulePanel({ model, accountLabel, sayPlaceInBook, ...suppose }: RulePanelProps) {
  const { book, groups, ruleOf, changes } = suppose;
  // Memoised, because dozens of questions should be redrawn only when an answer changes.
  const drawn = useMemo(() => {
    const moved = model.lines.flatMap(({ at, what, from, to, amount, before }): readonly MovedPayment[] =>
      before === undefined
        ? []
        : [
            {
              what: `${what}, ${sayPlaceInBook(at)}`,
              between: `${accountLabel(from)} → ${accountLabel(to)}`,
              before,
              now: amount,
            },
          ],
    );
    const nets = (model.effect?.nets ?? []).map(({ seat, now, before }) => ({
      name: accountLabel(seat),
      net: now,
      before,
    }));
    return <Suppose {...suppose} effect={model.effect?.text ?? ''} moved={moved} nets={nets} />;
  }, [book, groups, ruleOf, changes, model]);
  return <LazyPart>{drawn}</LazyPart>;
}
