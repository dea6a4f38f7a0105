import type { Entry, FieldValue } from '../account/fields.ts';
import type { FormProps } from '../game.ts';

/** A field as the control of its question takes it. */
export interface AskedField<V> {
  readonly name: string;
  /** What has been answered, and why it will not do. */
  readonly value: V;
  readonly fault: string | undefined;
  readonly onChoose: (value: FieldValue | undefined) => void;
}

/** Asks for the fields of a form by their names. */
export const asking =
  <E extends object>({ entry, problem, onSet }: Pick<FormProps, 'entry' | 'problem' | 'onSet'>) =>
  <K extends keyof E & string>(name: K): AskedField<E[K]> => ({
    name,
    value: (entry as Entry & E)[name],
    fault: problem?.at === name ? problem.message : undefined,
    onChoose: (value) => onSet(name, value),
  });
