import { PasteForm } from '../page/pasted/pasted.tsx';
import forms from '#view/forms.module.css';
import { nameCards, printCard, printCards, type Card } from '#engine/cards/card.ts';
import type { FallenTrick } from '#engine/cards/plays-in-link.ts';
import type { ComponentChildren } from 'preact';
import styles from './Compare.module.css';

/* The deal that is compared: how a reader chooses it, and its cards and play, the same in every column. */

/** An annotated deal in the page's list. */
export interface ListedDeal {
  readonly slug: string;
  readonly title: string;
  /** Short name of the book it was played by. */
  readonly book: string;
  readonly lede: string;
  /** Whether the deal’s own page changes a rule of the book. */
  readonly isVaried?: boolean;
  /** Link under its own, unchanged book; in an embedded comparison only its end. */
  readonly link: string;
}

interface DealPickerProps {
  readonly deals: readonly ListedDeal[];
  readonly deal: ListedDeal | undefined;
  /** Name of a record: deal or game. */
  readonly piece: string;
  /** Error of the pasted text. */
  readonly problem: string | undefined;
  readonly onPick: (slug: string) => void;
  readonly onPasted: (text: string) => void;
}

/** Chooses the deal to compare: an annotated deal or a pasted one. */
export function DealPicker({ deals, deal, piece, problem, onPick, onPasted }: DealPickerProps) {
  const books = [...new Set(deals.map(({ book }) => book))];
  return (
    <div>
      <label class={forms.field}>
        <span>The {piece}</span>
        <select value={deal?.slug ?? ''} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
          {deal === undefined && <option value="">Your own {piece}</option>}
          {books.map((book) => (
            <optgroup key={book} label={book}>
              {deals
                .filter((one) => one.book === book)
                .map(({ slug, title }) => (
                  <option key={slug} value={slug} selected={slug === deal?.slug}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <PasteForm problem={problem} action="Compare this record" onPaste={onPasted} />
    </div>
  );
}

interface HandsAndPlayProps {
  readonly seats: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  /** Acts between deal and play, as list items. */
  readonly children?: ComponentChildren;
  readonly tricks: readonly FallenTrick[];
}

/** Cards and play of a deal, in a fold. */
export function HandsAndPlay({ seats, hands, children, tricks }: HandsAndPlayProps) {
  return (
    <details>
      <summary>The cards and the play</summary>
      <ul class="rows" data-part="hands">
        {seats.map((name, seat) => (
          <li key={name}>
            {name}: <Cards cards={hands[seat] ?? []} />
          </li>
        ))}
        {children}
      </ul>
      <table class={`table ${styles.playsAtHand}`} data-part="plays">
        <caption>The play</caption>
        <thead>
          <tr>
            <th scope="col">trick</th>
            {seats.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricks.map((trick, t) => (
            <tr key={trick.cards.join()}>
              <th scope="row">{t + 1}</th>
              {seats.map((name, seat) => (
                <td key={name}>{playedBy(trick, seat, seats.length)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Cards as letters, with names for screen readers. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <>
    <span class="num" aria-hidden="true">
      {printCards(cards)}
    </span>
    <span class="vh">{nameCards(cards)}</span>
  </>
);

/** Card that a seat plays to a trick, with words for the leader and the winner. */
function playedBy({ cards, leader, winner }: FallenTrick, seat: number, seats: number): string {
  const card = cards[(seat - leader + seats) % seats];
  const words = [seat === leader && 'led', seat === winner && 'took'].filter(Boolean).join(', ');
  return card === undefined ? '' : `${printCard(card)}${words && ` (${words})`}`;
}
