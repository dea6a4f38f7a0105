import { href } from '#view/href.ts';
import styles from './embedded.module.css';

export interface EmbeddedEndProps {
  /** The page that has more, and the fragment that opens it in the same state. */
  readonly page: `/${string}`;
  readonly fragment?: string | undefined;
  /** What is embedded: “this deal”. */
  readonly of: string;
}

/** Last line of an embedded tool: the way to its page, with the same step and rules. A file of its own, because each embedded tool ends with it. */
export const EmbeddedEnd = ({ page, fragment = '', of }: EmbeddedEndProps) => (
  <p class={styles.end} data-part="embedded-end">
    <a href={`${href(page)}${fragment === '' ? '' : `#${fragment}`}`}>
      Open {of} on Quinola, where you can change the rules
    </a>
  </p>
);
