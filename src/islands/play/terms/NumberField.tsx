import { useState } from 'preact/hooks';
import { TypedField } from '../../page/controls/TypedField.tsx';
import { parseNumber } from '../kept/address.ts';

export interface NumberFieldProps {
  /** None for a deal that somebody laid out: it has no number. */
  readonly number: number | undefined;
  readonly piece: 'deal' | 'game';
  readonly onNumber: (number: number) => void;
}

/** Which deal lies on the table; what is no number is said to be none, and stays to be put right. */
export function NumberField({ number, piece, onNumber }: NumberFieldProps) {
  const [isNone, setIsNone] = useState(false);
  return (
    <label class="numbered">
      <span>{piece} no.</span>{' '}
      <TypedField
        class="control number"
        type="text"
        inputMode="numeric"
        value={number === undefined ? '' : String(number)}
        placeholder={number === undefined ? 'laid out' : undefined}
        aria-invalid={isNone}
        aria-describedby={isNone ? 'no-number' : undefined}
        onTake={(typed) => {
          const wanted = parseNumber(typed);
          setIsNone(wanted === undefined);
          if (wanted !== undefined && wanted !== number) onNumber(wanted);
          return wanted !== undefined;
        }}
      />
      <span class="no-number" id="no-number" role="status">
        {isNone && `A ${piece} has a whole number, of at most nine figures.`}
      </span>
    </label>
  );
}
