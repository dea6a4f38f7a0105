import type { Choice, RefusedChoice } from '#engine/play/played-game.ts';
import { CardText } from '#view/cards/CardText.tsx';
import { Button } from '../../page/controls/Button.tsx';

/** One answer as a button; under the name of its kind it is only said what it has besides. */
export function Answer<Act>({
  choice,
  under,
  isAsked,
  onChoose,
}: {
  readonly choice: Choice<Act> | RefusedChoice<Act>;
  readonly under: string | undefined;
  /** Whether it is being said why it is refused. */
  readonly isAsked: boolean;
  readonly onChoose: () => void;
}) {
  const { label, card } = choice;
  const rest = under !== undefined && label.startsWith(`${under} `) ? label.slice(under.length + 1) : undefined;
  return (
    <Button
      class="answer"
      aria-label={rest === undefined ? undefined : label}
      aria-disabled={'key' in choice ? 'true' : undefined}
      aria-describedby={isAsked ? 'why-answer' : undefined}
      onClick={onChoose}
    >
      {rest ?? label}
      {card !== undefined && (
        <>
          {' '}
          <span aria-hidden="true">
            <CardText card={card} />
          </span>
        </>
      )}
    </Button>
  );
}
