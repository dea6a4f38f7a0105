import styles from './Names.module.css';

export interface NamesProps {
  /** One name, or several with equal payments. */
  readonly names: readonly string[];
}

const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const;

/** `third`, or `each of three`, which shows the names when pointed at, touched or focused. A file of its own, because table and replay share it. */
export function Names({ names }: NamesProps) {
  if (names.length === 1) return <span>{names[0]}</span>;
  const listed = names.join(', ');
  return (
    // Works by CSS alone, without a script.
    <button type="button" class={`${styles.several} bare`} data-names={listed}>
      each of {COUNTS[names.length] ?? names.length}
      <span class="vh">: {listed}</span>
    </button>
  );
}
