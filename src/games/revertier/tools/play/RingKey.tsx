import type { JSX } from 'preact';
import board from '#view/board/Board.module.css';
import styles from './PlayChoices.module.css';

const MAN = <circle class={board.man} cx="24" cy="24" r="16" />;

/** Signs of the board, drawn as they stand there, with what they mean. */
const SIGNS: readonly { readonly sign: JSX.Element; readonly says: string }[] = [
  {
    sign: (
      <>
        {MAN}
        <circle data-mark="may" cx="24" cy="24" r="19" />
      </>
    ),
    says: 'this man can move first',
  },
  {
    sign: (
      <>
        {MAN}
        <circle data-mark="follow" cx="24" cy="24" r="19" />
      </>
    ),
    says: 'this man can move after another',
  },
  { sign: <circle data-lands="free" cx="24" cy="24" r="8" />, says: 'a man can land here' },
  {
    sign: (
      <>
        <g class={board.black}>{MAN}</g>
        <circle data-lands="hit" cx="24" cy="24" r="19" />
        <circle data-lands="free" cx="24" cy="24" r="8" />
      </>
    ),
    says: 'a man can land here and hit',
  },
];

/** What the rings and dots on the board mean. */
export const RingKey = () => (
  <>
    <h3>On the board</h3>
    <ul class={styles.key}>
      {SIGNS.map(({ sign, says }) => (
        <li key={says}>
          <svg class={board.board} viewBox="0 0 48 48" aria-hidden="true">
            <rect fill="#6d492b" width="48" height="48" rx="4" />
            <g class={board.marks}>{sign}</g>
          </svg>
          {says}
        </li>
      ))}
    </ul>
  </>
);
