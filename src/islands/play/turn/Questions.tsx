import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefusedChoice, Turn } from '#engine/play/played-game.ts';
import { Button } from '../../page/controls/Button.tsx';
import type { ClauseWords } from '../game.ts';
import { Answer } from './Answer.tsx';
import { kindsOf } from './kinds.ts';
import { Refusal } from '../table/Refusal.tsx';

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
  /** Of what there is much to choose from the kind that was chosen. */
  const [kind, setKind] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setAsked(undefined);
    setKind(undefined);
  }, [turn]);
  // The button that was pressed is gone: the first of those in its place has the focus.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) box.current?.querySelector<HTMLElement>('.answer')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [kind]);
  const offered = kindsOf(turn, isByHand, kind);
  if (offered.length === 0) return null;
  const why = offered.find(
    (one): one is RefusedChoice<Act> => typeof one === 'object' && 'key' in one && one.label === asked,
  );
  return (
    <div class="questions" role="group" aria-label={turn.says} ref={box}>
      <ul class="answers">
        {offered.map((one) =>
          typeof one === 'string' ? (
            <li key={`${one} …`}>
              <Button class="answer" onClick={() => setKind(one)}>
                {one}&nbsp;…
              </Button>
            </li>
          ) : (
            <li key={one.label}>
              <Answer
                choice={one}
                under={kind}
                isAsked={one === why}
                onChoose={() => {
                  if ('key' in one) setAsked(one.label === asked ? undefined : one.label);
                  else onAct(one.act);
                }}
              />
            </li>
          ),
        )}
        {kind !== undefined && (
          <li>
            <Button class="answer other-kind" onClick={() => setKind(undefined)}>
              another game
            </Button>
          </li>
        )}
      </ul>
      {why && (
        <p class="why" id="why-answer" role="status">
          <Refusal refused={why} clauseOf={clauseOf} />
        </p>
      )}
    </div>
  );
}
