import { useLayoutEffect, useState } from 'preact/hooks';
import forms from '#view/forms.module.css';
import { Select, type SelectProps } from '../../page/controls/controls.tsx';
import {
  NO_TABLES,
  onTablesElsewhere,
  PACES,
  readTables,
  storeTables,
  type TableOptions,
} from '../kept/stored-tables.ts';
import { playSound } from '../sound.ts';

interface ChoiceProps<T extends string | number> extends SelectProps<T> {
  readonly label: string;
  readonly isNamed?: boolean;
}

/** A choice among a few, with its label. */
export function Choice<T extends string | number>({ label, isNamed = true, ...select }: ChoiceProps<T>) {
  return (
    <label>
      <span class={isNamed ? undefined : 'vh'}>{label}</span> <Select class={forms.control} {...select} />
    </label>
  );
}

export interface PaceAndSoundProps {
  readonly options: TableOptions;
  readonly onChoose: (changed: Partial<TableOptions>) => void;
}

/** Choices of pace and sound. Switching sound on is heard. */
export function PaceAndSound({ options: { pace, sound }, onChoose }: PaceAndSoundProps) {
  return (
    <>
      <Choice
        label="Pace"
        value={pace}
        options={PACES.map((one) => [one, one])}
        onChoose={(chosen) => onChoose({ pace: chosen })}
      />
      <Choice
        label="Sound"
        value={sound ? 'on' : 'off'}
        options={[
          ['off', 'off'],
          ['on', 'on: cards, coins, and a chord at the end'],
        ]}
        onChoose={(chosen) => {
          if (chosen === 'on') playSound('card');
          onChoose({ sound: chosen === 'on' });
        }}
      />
    </>
  );
}

/** Pace and sound, as this browser keeps them for the game's table. */
export function useTableOptions(game: string) {
  const [options, setOptions] = useState<TableOptions>(NO_TABLES);
  useLayoutEffect(() => {
    setOptions(readTables(game));
    return onTablesElsewhere(game, () => setOptions(readTables(game)));
  }, []);
  const choose = (changed: Partial<TableOptions>): void => {
    setOptions({ ...options, ...changed });
    storeTables(game, { ...readTables(game), ...changed });
  };
  return [options, choose] as const;
}
