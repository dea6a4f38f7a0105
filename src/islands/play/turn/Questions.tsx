import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefusedChoice, Turn, PlayChoice } from '#engine/play/played-game.ts';
import { isAct } from '#engine/play/follow.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { ClauseWords, TurnWords } from '../game.ts';
import { Refusal } from '../table/HandInPlay.tsx';
import { CardText } from '#view/cards/CardFace.tsx';
import { classes } from '#view/classes.ts';
import hand from '../table/HandInPlay.module.css';
import { ChoiceRows } from './ChoiceRows.tsx';
import rows from './ChoiceRows.module.css';
import styles from './Questions.module.css';

/** One answer as a button; below the name of its kind it shows only the rest. */
function OfferedChoice<Act>({
  choice,
  under,
  isAsked,
  onChoose,
}: {
  readonly choice: PlayChoice<Act> | RefusedChoice<Act>;
  readonly under: string | undefined;
  /** Whether the reason for its refusal is shown. */
  readonly isAsked: boolean;
  readonly onChoose: () => void;
}) {
  const { label, card } = choice;
  const rest = under !== undefined && label.startsWith(`${under} `) ? label.slice(under.length + 1) : undefined;
  return (
    <Button
      class={styles.answer}
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

/** Choices of the reader other than cards of the hand, a button each; refused ones explain why. */
export function Questions<Act>({
  turn,
  label,
  words,
  advised,
  isByHand,
  onAct,
  clauseOf,
}: {
  readonly turn: Turn<Act>;
  /** Name of the group: the question. */
  readonly label: string;
  /** The choices explained, if they are shown as rows. */
  readonly words: TurnWords | undefined;
  /** The choice of the house, if the reader asked. */
  readonly advised: Act | undefined;
  /** Whether the cards of the hand are the buttons. */
  readonly isByHand: boolean;
  readonly onAct: (act: Act) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}) {
  const [refusedLabel, setRefusedLabel] = useState<string>();
  /** Chosen kind, if there are many answers. */
  const [kind, setKind] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setRefusedLabel(undefined);
    setKind(undefined);
  }, [turn]);
  // After the pressed button disappears, focus moves to the first of its successors.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) box.current?.querySelector('button')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [kind]);
  const offered = kindsOf(turn, isByHand, kind);
  if (offered.length === 0) return null;
  const why = offered.find(
    (one): one is RefusedChoice<Act> => typeof one === 'object' && 'key' in one && one.label === refusedLabel,
  );
  const others = kind !== undefined && (
    <Button class={classes(styles.answer, 'aside')} onClick={() => setKind(undefined)}>
      another game
    </Button>
  );
  if (words)
    return (
      <div class={rows.box} data-part="questions" role="group" aria-label={label} ref={box}>
        <ChoiceRows
          offered={offered}
          words={words}
          advised={advised === undefined ? undefined : turn.legal.find(({ act }) => isAct(act, advised))?.label}
          clauseOf={clauseOf}
          onAct={onAct}
          onKind={setKind}
        >
          {others}
        </ChoiceRows>
      </div>
    );
  return (
    <div class={styles.questions} data-part="questions" role="group" aria-label={label} ref={box}>
      <ul class={`${styles.answers} wraps scrolls`}>
        {offered.map((one) =>
          typeof one === 'string' ? (
            <li key={`${one} …`}>
              <Button class={styles.answer} onClick={() => setKind(one)}>
                {one}&nbsp;…
              </Button>
            </li>
          ) : (
            <li key={one.label}>
              <OfferedChoice
                choice={one}
                under={kind}
                isAsked={one === why}
                onChoose={() => {
                  if ('key' in one) setRefusedLabel(one.label === refusedLabel ? undefined : one.label);
                  else onAct(one.act);
                }}
              />
            </li>
          ),
        )}
        {others && <li>{others}</li>}
      </ul>
      {why && (
        <p class={classes(hand.why, styles.why)} id="why-answer" role="status">
          <Refusal refused={why} clauseOf={clauseOf} />
        </p>
      )}
    </div>
  );
}

/** Maximum number of answers side by side. */
const MOST = 7;

type OfferedChoice<Act> = PlayChoice<Act> | RefusedChoice<Act>;

/** Answers as offered, in order, refused ones last: a single answer, or the name of a kind with several. */
export function kindsOf<Act>(
  { legal, refused }: Pick<Turn<Act>, 'legal' | 'refused'>,
  isByHand: boolean,
  kind: string | undefined,
): readonly (OfferedChoice<Act> | string)[] {
  const all: readonly OfferedChoice<Act>[] = [...legal, ...refused].filter(
    ({ card }) => !isByHand || card === undefined,
  );
  const ofKind = (name: string | undefined) => all.filter(({ kindOf }) => kindOf !== undefined && kindOf === name);
  if (kind !== undefined) return ofKind(kind);
  if (all.length <= MOST) return all;
  // A kind without legal answers is refused like its first answer.
  const offered = all.map((choice): OfferedChoice<Act> | string => {
    const { kindOf } = choice;
    const several = ofKind(kindOf);
    if (kindOf === undefined || several.length === 1) return choice;
    return legal.some((one) => one.kindOf === kindOf) ? kindOf : several[0]!;
  });
  return [...new Set(offered)];
}
