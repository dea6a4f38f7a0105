export interface SeveralProps {
  /** One name, or several that pay or are paid alike. */
  readonly names: readonly string[];
}

const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const;

/** `third`; or `each of three`, which says their names where it is pointed at or touched, and to those who listen. */
export function Several({ names }: SeveralProps) {
  if (names.length === 1) return <span>{names[0]}</span>;
  const listed = names.join(', ');
  return (
    // No button: pointing at it or touching it is answered by styles alone, with a script or without.
    <span class="several" tabIndex={0} data-names={listed}>
      each of {COUNTS[names.length] ?? names.length}
      <span class="vh">: {listed}</span>
    </span>
  );
}
