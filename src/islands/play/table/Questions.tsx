import { useEffect, useState } from 'preact/hooks';
import type { Choice, Turn } from '#engine/play/played-game.ts';
import { CardText } from '#view/cards/CardText.tsx';
import type { ClauseWords } from '../game.ts';
import { Refusal } from './Refusal.tsx';

/** What a choice is called, with its card where it has one. */
const label = ({ label: words, card }: Choice<unknown>) =>
  card === undefined ? (
    words
  ) : (
    <>
      {words}{' '}
      <span aria-hidden="true">
        <CardText card={card} />
      </span>
    </>
  );

/** What is asked of the reader besides the cards of his hand: a button an answer; what is refused can be asked about. */
export function Questions<Act>({
  turn,
  isByHand,
  onAct,
  clauseOf,
}: {
  readonly turn: Turn<Act>;
  /** The cards of the hand answer for themselves. */
  readonly isByHand: boolean;
  readonly onAct: (act: Act) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}) {
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(undefined), [turn]);
  const isHere = ({ card }: Choice<Act>): boolean => !isByHand || card === undefined;
  const legal = turn.legal.filter(isHere);
  const refused = turn.refused.filter(isHere);
  if (legal.length + refused.length === 0) return null;
  const why = refused.find((one) => one.label === asked);
  return (
    <div class="questions" role="group" aria-label={turn.says}>
      <ul class="answers">
        {legal.map((choice) => (
          <li key={choice.label}>
            <button type="button" class="answer" onClick={() => onAct(choice.act)}>
              {label(choice)}
            </button>
          </li>
        ))}
        {refused.map((choice) => (
          <li key={choice.label}>
            <button
              type="button"
              class="answer"
              aria-disabled="true"
              aria-describedby={choice === why ? 'why-answer' : undefined}
              onClick={() => setAsked(choice.label === asked ? undefined : choice.label)}
            >
              {label(choice)}
            </button>
          </li>
        ))}
      </ul>
      {why && (
        <p class="why" id="why-answer" role="status">
          <Refusal refused={why} clauseOf={clauseOf} />
        </p>
      )}
    </div>
  );
}
