import styles from './CourtFigure.module.css';

/** Knave, queen or king: a half-length single-headed figure in the style of old woodcuts. */
interface CourtFigureProps {
  /** 0 knave, 1 queen, 2 king. */
  readonly court: number;
  readonly suit: string;
}

const HEADGEAR = [
  // a flat plumed cap
  <g key="cap">
    <path class={styles.gold} d="M22.5 23.5c0-5 4-7.5 9.5-7.5s9.5 2.5 9.5 7.5z" />
    <path class={styles.dye} d="M40 21c4-1 7-5 6-11-2 4-6 4-9 7z" />
  </g>,
  // a coronet over a veil
  <g key="coronet">
    <path class={styles.dye} d="M22 24c-3 8-3 14-5 19h6c-1-6 0-12 1-18zM42 24c3 8 3 14 5 19h-6c1-6 0-12-1-18z" />
    <path class={styles.gold} d="M24 23l-1.5-8 4.5 3.5L32 13l5 5.5 4.5-3.5L40 23z" />
  </g>,
  // a closed crown
  <g key="crown">
    <path class={styles.gold} d="M22.5 23L20.5 13l6 4.5L32 10l5.5 7.5 6-4.5-2 10z" />
    <path class={styles.gold} d="M22.5 23h19v3h-19z" />
  </g>,
];

const IN_HAND = [
  // a halberd
  <g key="halberd">
    <path class={styles.line} d="M15.5 85V26" />
    <path class={styles.gold} d="M15.5 20l2.5 7v9l-5.5-3 3-4z" />
  </g>,
  // a flower
  <g key="flower">
    <path class={styles.line} d="M16.5 62c1 4 3 6 6 7" />
    <circle class={styles.gold} cx="16" cy="58.5" r="3.4" />
    <circle class={styles.dye} cx="16" cy="58.5" r="1.3" />
  </g>,
  // a sceptre
  <g key="sceptre">
    <path class={styles.line} d="M15.5 85V36" />
    <path class={styles.gold} d="M15.5 27l2.8 4.5-2.8 4.5-2.8-4.5z" />
  </g>,
];

const BEARD = <path class={styles.ink} d="M26.5 34c0 9 2 11 5.5 11s5.5-2 5.5-11c-2 3-9 3-11 0z" />;

export function CourtFigure({ court, suit }: CourtFigureProps) {
  return (
    <g class={styles.court} transform="translate(5.5)">
      <path class={styles.line} d="M11.5 5h41v80h-41z" />
      <path class={styles.gold} d="M13 85c0-20 5-29 13-31h12c8 2 13 11 13 31z" />
      <path class={styles.dye} d="M21 85c0-16 1-25 5-31l6 7 6-7c4 6 5 15 5 31z" />
      <path class={styles.skin} d="M28.5 44h7v7l-3.5 4-3.5-4z" />
      <path class={styles.ink} d="M24 26c-3 6-2.5 14-3 19 4 0 4-3 5-7h12c1 4 1 7 5 7-.5-5 0-13-3-19z" />
      <path class={styles.skin} d="M25 26c0 12 2.5 18 7 18s7-6 7-18z" />
      {court === 2 && BEARD}
      <path class={styles.line} d="M28 31.5h2.5M33.5 31.5H36M32 32v4.5M30.5 39.5h3" />
      {HEADGEAR[court]}
      {IN_HAND[court]}
      <use href={`#${suit}`} x="26" y="65" width="12" height="12" class={styles.blank} />
      <use href={`#${suit}`} x="42" y="7" width="9" height="9" />
    </g>
  );
}
