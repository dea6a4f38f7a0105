import { Select } from '../page/controls/Select.tsx';

export interface ChoicePlaceProps {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  /** What the record says → how it is called, what stands for nothing first. */
  readonly options: readonly (readonly [text: string, label: string])[];
  readonly onWrite: (place: string, text: string) => void;
}

/** A place of the record with few words to choose from. */
export function ChoicePlace({ place, label, text, options, onWrite }: ChoicePlaceProps) {
  const id = `in-${place}`;
  return (
    <span class="choice">
      <label for={id}>{label}</label>
      <Select id={id} class="control" value={text} options={options} onChoose={(chosen) => onWrite(place, chosen)} />
    </span>
  );
}
