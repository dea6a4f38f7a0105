import { useMemo } from 'preact/hooks';
import { ACE, DIAMONDS, HEARTS, JACK, rankOf, type Card, suitOf } from '#engine/cards/card.ts';
import { cardIndex, portraitName, spokenCard, suitClass } from './card-names.ts';
import { classes } from '../classes.ts';
import styles from './CardFace.module.css';

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
    <path d="M40 21c4-1 7-5 6-11-2 4-6 4-9 7z" />
  </g>,
  // a coronet over a veil
  <g key="coronet">
    <path d="M22 24c-3 8-3 14-5 19h6c-1-6 0-12 1-18zM42 24c3 8 3 14 5 19h-6c1-6 0-12-1-18z" />
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
    <circle cx="16" cy="58.5" r="1.3" />
  </g>,
  // a sceptre
  <g key="sceptre">
    <path class={styles.line} d="M15.5 85V36" />
    <path class={styles.gold} d="M15.5 27l2.8 4.5-2.8 4.5-2.8-4.5z" />
  </g>,
];

const BEARD = <path class={styles.ink} d="M26.5 34c0 9 2 11 5.5 11s5.5-2 5.5-11c-2 3-9 3-11 0z" />;

function CourtFigure({ court, suit }: CourtFigureProps) {
  return (
    <g class={styles.court} transform="translate(5.5)">
      <path class={styles.line} d="M11.5 5h41v80h-41z" />
      <path class={styles.gold} d="M13 85c0-20 5-29 13-31h12c8 2 13 11 13 31z" />
      <path d="M21 85c0-16 1-25 5-31l6 7 6-7c4 6 5 15 5 31z" />
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

export interface CardTextProps {
  readonly card: Card;
  readonly quinola?: boolean | undefined;
}

/** A card in text, `K♠`, with its name for screen readers. U+FE0E keeps phones from drawing an emoji. */
export function CardText({ card, quinola }: CardTextProps) {
  return (
    <span
      class={classes(styles.text, suitClass(card), quinola && styles.quinola)}
      role="img"
      aria-label={spokenCard(card, quinola === true)}
    >
      {cardIndex(card)}
      {`${'♠♥♦♣'.charAt(suitOf(card))}\uFE0E`}
    </span>
  );
}

/** Position of a pip on a card 60 wide and 90 high; those below the middle are upside down. */
interface Pip {
  readonly x: number;
  readonly y: number;
}

const LEFT = 22;
const MID = 34;
const RIGHT = 46;

const pair = (y: number): readonly Pip[] => [
  { x: LEFT, y },
  { x: RIGHT, y },
];
const one = (y: number): Pip => ({ x: MID, y });
const CORNERS = [...pair(17), ...pair(73)];
const SIX = [...CORNERS, ...pair(45)];
const EIGHT_AROUND = [...CORNERS, ...pair(36), ...pair(54)];

/** Traditional arrangement of the pips of cards two to ten. */
export const PIPS: readonly (readonly Pip[])[] = [
  [one(17), one(73)],
  [one(17), one(45), one(73)],
  CORNERS,
  [...CORNERS, one(45)],
  SIX,
  [...SIX, one(31)],
  [...SIX, one(31), one(59)],
  [...EIGHT_AROUND, one(45)],
  [...EIGHT_AROUND, one(26.5), one(63.5)],
];

export interface CardFaceProps {
  readonly card: Card;
  /** Whether the card is the Quinola, with a brass edge and that name for screen readers. */
  readonly quinola?: boolean | undefined;
  /** Whether to draw all pips or the portrait; otherwise index, one pip and the portrait's name. */
  readonly full?: boolean | undefined;
  /** Whether the next card of its hand lies on all but its index, so that nothing else is drawn. */
  readonly covered?: boolean | undefined;
  /** Whether it is out of play, drawn paler. */
  readonly dim?: boolean | undefined;
  /** Whether it is winning the trick, drawn outlined. */
  readonly winning?: boolean | undefined;
  /** Whether to omit its name for screen readers, because it stands elsewhere. */
  readonly unspoken?: boolean | undefined;
}

const PIP = 12;

/** Whether hearts or diamonds. */
export const isRed = (card: Card): boolean => suitOf(card) === HEARTS || suitOf(card) === DIAMONDS;

const drawPip = (suit: string, { x, y }: Pip) => (
  <use
    href={`#${suit}`}
    x={x - PIP / 2}
    y={y - PIP / 2}
    width={PIP}
    height={PIP}
    {...(y > 50 ? { transform: `rotate(180 ${String(x)} ${String(y)})` } : {})}
  />
);

/** All pips or the portrait, on a card 60 wide and 90 high. */
export function FaceDrawing({ card }: { readonly card: Card }) {
  const suit = suitClass(card);
  const rank = rankOf(card);
  if (rank === ACE) return <use href={`#${suit}`} x="20" y="31" width="28" height="28" />;
  if (rank >= JACK) return <CourtFigure court={rank - JACK} suit={suit} />;
  return <>{PIPS[rank]?.map((pip) => drawPip(suit, pip))}</>;
}

/** A card face down. */
export const CardBack = () => <span class={`${styles.card} ${styles.back}`} data-part="card-back" aria-hidden="true" />;

/** A card face up. Memoised: it stands among dozens, most of which stay as they are when one is played. */
export function CardFace(props: CardFaceProps) {
  const { card, quinola, full, covered, dim, winning, unspoken } = props;
  return useMemo(() => <DrawnFace {...props} />, [card, quinola, full, covered, dim, winning, unspoken]);
}

function DrawnFace({ card, quinola, full, covered, dim, winning, unspoken }: CardFaceProps) {
  const suit = suitClass(card);
  const name = covered ? undefined : portraitName(card);
  const spoken = unspoken
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': spokenCard(card, quinola === true) };
  return (
    <span
      class={classes(
        styles.card,
        isRed(card) && styles.red,
        full && styles.full,
        quinola && styles.quinola,
        dim && styles.dim,
        winning && styles.winning,
      )}
      data-part="card"
      {...spoken}
    >
      <span class={styles.index}>
        {cardIndex(card)}
        <svg>
          <use href={`#${suit}`} />
        </svg>
      </span>
      {name !== undefined && (
        <i class={styles.portrait} lang="fr">
          {name}
        </i>
      )}
      {full && (
        <svg class="covers" viewBox="0 0 60 90" aria-hidden="true">
          <FaceDrawing card={card} />
        </svg>
      )}
      {!full && !covered && (
        <svg class={styles.pip}>
          <use href={`#${suit}`} />
        </svg>
      )}
    </span>
  );
}
