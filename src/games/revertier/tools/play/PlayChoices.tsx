import { useEffect, useState } from 'preact/hooks';
import { capital, inWords } from '#engine/wording/sentence.ts';
import { listed } from '#engine/kernel/collections.ts';
import { possessive } from '#engine/wording/seat-names.ts';
import { Button } from '#islands/page/controls/controls.tsx';
import type { LegalPlay } from '../../play/legal-plays.ts';
import { sayMoves } from '../../wording/plays.ts';
import { useOwnNumbers } from './kept.ts';
import styles from './PlayChoices.module.css';
import forms from '#view/forms.module.css';
import type { JSX } from 'preact';
import board from '#view/board/Board.module.css';

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
const RingKey = () => (
  <>
    <h3 class="note">On the board</h3>
    <ul class={`${styles.key} fits soft note`}>
      {SIGNS.map(({ sign, says }) => (
        <li class="beside" key={says}>
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

/** Rows listed at first, one for each digit key; the rest follow behind a button. */
const AT_FIRST = 9;

/** Whom a play hits: “You hit the house’s man on 12.” */
const sayHits = (hits: LegalPlay['hits'], other: string): string =>
  `You hit ${possessive(other)} ${hits.length === 1 ? 'man' : 'men'} on ${listed(hits.map(String))}.`;

export interface PlayChoicesProps {
  /** Legal plays that the men moved so far can still become; undefined while no throw of the reader’s lies on the board. */
  readonly plays: readonly LegalPlay[] | undefined;
  /** Name of the other player in a sentence: “the house”. */
  readonly other: string;
  /** Text of the chosen play. */
  readonly chosen: string | undefined;
  readonly onChoose: (play: LegalPlay) => void;
}

/** Every legal play of the throw in words, each of which can be drawn on the board; what the signs there mean; the numbering. */
export function PlayChoices({ plays, other, chosen, onChoose }: PlayChoicesProps) {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => setIsWhole(false), [plays === undefined]);
  const [isOwn, choose] = useOwnNumbers();
  const moves = plays?.filter(({ steps }) => steps.length > 0) ?? [];
  const listedPlays = moves.length === 0 ? [] : (plays ?? []);
  const shown = isWhole ? listedPlays : listedPlays.slice(0, AT_FIRST);
  const ways = listedPlays.length === 1 ? 'One way' : `${capital(inWords(listedPlays.length))} ways`;
  return (
    <section class={`${styles.choices} scrolls`} data-part="plays" data-frame aria-labelledby="your-plays">
      <h2 id="your-plays" class="heading">
        {listedPlays.length > 0 ? `${ways} to play it` : 'Your plays'}
      </h2>
      <p class="aside note">
        {listedPlays.length > 0
          ? 'Choose one to see it on the board.'
          : plays
            ? 'No man can be moved.'
            : 'Your legal plays are listed here once you have thrown.'}
      </p>
      {shown.length > 0 && (
        <ul class={styles.plays} data-part="questions" aria-labelledby="your-plays">
          {shown.map((play) => (
            <li key={play.text}>
              <button type="button" class="bare" aria-pressed={play.text === chosen} onClick={() => onChoose(play)}>
                {capital(sayMoves(play.paths))}.
                {play.hits.length > 0 && <small class="rubric">{sayHits(play.hits, other)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < listedPlays.length && (
        <Button class={forms.button} onClick={() => setIsWhole(true)}>
          Show all {listedPlays.length}
        </Button>
      )}
      <RingKey />
      <label class="beside note">
        <input type="checkbox" checked={isOwn} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
        <span>
          Keep my numbers for the whole game
          <small>
            {isOwn
              ? `The points are numbered from your side, and so are ${possessive(other)} moves. ${capital(other)} goes round the same way as you, from its pile on your 13.`
              : 'The points are numbered from the side of the player who moves.'}
          </small>
        </span>
      </label>
    </section>
  );
}
