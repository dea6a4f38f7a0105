import { Select } from '../../page/controls/Select.tsx';
import { ORDERS, type Order, type Sifted } from './shown-rows.ts';

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  deal: 'as they fall',
  apart: 'the furthest apart first',
};

export interface RowSifterProps {
  readonly sifted: Sifted;
  /** How many payments are found, of how many. */
  readonly found: number;
  readonly of: number;
  readonly onSift: (sifted: Sifted) => void;
}

/** In what order the payments stand, and which of them. */
export function RowSifter({ sifted, found, of, onSift }: RowSifterProps) {
  return (
    <div class="sift">
      <label class="field">
        <span>Payments stand</span>
        <Select
          value={sifted.order}
          options={ORDERS.map((order) => [order, ORDER_WORDS[order]])}
          onChoose={(order) => onSift({ ...sifted, order })}
        />
      </label>
      <label class="field">
        <span>Only those that speak of</span>
        <input
          type="search"
          value={sifted.words}
          placeholder="Quinola, dealer, trick 3"
          onInput={({ currentTarget: { value } }) => onSift({ ...sifted, words: value })}
        />
      </label>
      <p class="soft" role="status">
        {sifted.words.trim() !== '' && `${String(found)} of ${String(of)}`}
      </p>
    </div>
  );
}
