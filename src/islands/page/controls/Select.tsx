import type { SelectHTMLAttributes } from 'preact';

export interface SelectProps<V extends string | number> extends Omit<SelectHTMLAttributes, 'value' | 'onChange'> {
  readonly value: V | undefined;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onChoose: (value: V) => void;
}

/** One of several, in a list that opens. */
export function Select<V extends string | number>({ value, options, onChoose, ...attributes }: SelectProps<V>) {
  return (
    <select
      {...attributes}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex]?.[0];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map(([one, label]) => (
        <option key={one} value={one} selected={one === value}>
          {label}
        </option>
      ))}
    </select>
  );
}
