import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '#engine/cards/card.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { makeBranch, extendLine, type PlayTree } from '#engine/notation/record.ts';
import type { PlayChoice, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { capital } from '#engine/wording/sentence.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import { Hand } from '#view/cards/Hand.tsx';
import { Button } from '../page/controls/controls.tsx';
import { askHouse, type Chooser } from '../play/house.ts';
import type { ShownGame } from '../replay/game.ts';
import type { ShownTypes } from '../replay/model.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';
import {
  finish,
  choicesAt,
  choose,
  lastAct,
  lineName,
  struckName,
  type FollowedGame,
  type TreePlace,
} from './lines.ts';
import { LineTree, type LineTreeProps, type ShownLines } from './LineTree.tsx';
import styles from './WhatIf.module.css';

/** A card that was touched on the table, and whose hand it lies in. */
export interface TouchedCard {
  readonly seat: number;
  readonly card: Card;
}

/** A line of a tree, at a place as addresses name it. */
export interface ShownPlace<Rec> extends ShownLines<Rec> {
  readonly at?: string;
}

export interface WhatIfProps<G extends ShownTypes> extends Pick<LineTreeProps<G['record']>, 'struck'> {
  readonly game: Pick<ShownGame<G>, 'settleDeal' | 'accountLabel' | 'words' | 'engine'>;
  readonly followed: FollowedGame<G>;
  readonly book: RuleSet<G['rules']>;
  readonly changes: ReaderChanges;
  readonly asPlayed: boolean;
  /** The rules in force. */
  readonly rules: G['rules'];
  readonly tree: PlayTree<G['record']>;
  readonly line: number;
  readonly model: G['model'];
  readonly step: number;
  /** The card that was touched last. */
  readonly touched: TouchedCard | undefined;
  /** How often the reader asked for this part: each time it takes the focus. */
  readonly takesFocus: number;
  readonly onShow: (next: ShownPlace<G['record']>) => void;
  /** Says something about a place of a line: of the one that is shown, if no other is given. */
  readonly onSay: (text: string, of?: Pick<ShownPlace<unknown>, 'line' | 'at'>) => void;
  /** Proves what was possible in the line that is shown; undefined where no solver can. */
  readonly onProve: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What else could be done at a step, and the branches of the deal that were begun so. */
export function WhatIf<G extends ShownTypes>(props: WhatIfProps<G>) {
  const { game, followed, book, changes, asPlayed, rules, tree, line, model, step, touched, struck, onShow, onSay } =
    props;
  const box = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  const chooser = useRef<Promise<Chooser<G>>>();
  const working = useRef<AbortController>();
  const [isWorking, setIsWorking] = useState(false);
  const declinedAt = useMemo(() => new WeakMap<G['record'], readonly number[]>(), []);
  const settle = useMemo(
    () =>
      memoizeByIdentity((record: G['record'], _rules: G['rules']) =>
        game.settleDeal({ record, book, changes, asPlayed }),
      ),
    [book, changes, asPlayed],
  );
  const modelOf = (record: G['record']): G['model'] | undefined => {
    const settled = settle(record, rules);
    return settled.ok ? settled.value : undefined;
  };
  const { record } = tree[line] ?? tree[0];
  const ruled = { following: followed.following, played: followed.played, rules };
  const declined = declinedAt.get(record);
  const place: TreePlace<G['record']> = {
    tree,
    line,
    at: step >= lastAct(model) ? undefined : model.steps[step]?.at,
    ...(declined && { declined }),
  };
  const fork = useMemo(() => choicesAt(ruled, place), [tree, line, step, model, rules]);
  const { turn } = fork;

  useEffect(() => () => working.current?.abort(), [tree]);
  useEffect(() => {
    // On a narrow window this part stands below the table.
    if (props.takesFocus > 0) box.current?.focus();
  }, [props.takesFocus]);
  useLayoutEffect(() => {
    // A used button disappears; the focus stays in this part.
    if (hasChosen.current && !box.current?.contains(document.activeElement))
      box.current?.focus({ preventScroll: true });
    hasChosen.current = false;
  }, [fork]);

  const show = (next: ShownLines<G['record']>, at: string | undefined): void =>
    onShow({ ...next, ...(at !== undefined && { at }) });
  const placeName = (of: G['model'] | undefined, at: number): string | undefined => {
    const there = of?.steps[Math.min(at, of.steps.length - 1)]?.at;
    return there && printPlace(there);
  };
  const take = (choice: PlayChoice<G['act']>): void => {
    hasChosen.current = true;
    const next = choose(ruled, place, choice.act);
    const { record: now } = next.tree[next.line]!;
    if (next.declined.length > 0) declinedAt.set(now, next.declined);
    const then = modelOf(now);
    show(next, placeName(then, next.isKnown ? step + 1 : then ? lastAct(then) : step));
  };
  const playOn = async (): Promise<void> => {
    working.current?.abort();
    const { signal } = (working.current = new AbortController());
    setIsWorking(true);
    onSay('The house is playing …');
    try {
      chooser.current ??= askHouse(followed);
      const { choose: ask } = await chooser.current;
      const played = await finish<G>(ruled, place, { choose: ask, signal });
      if (signal.aborted) return;
      if (!played) onSay('The house found nothing to play here.');
      else {
        const isOwn = place.at === undefined && line > 0;
        const next = isOwn ? { tree: extendLine(tree, line, played), line } : makeBranch(tree, played);
        const at = placeName(modelOf(played), step);
        show(next, at);
        onSay(`The house has played the rest: ${lineName(next.tree, next.line)}. Press play to see it.`, {
          line: next.line,
          ...(at !== undefined && { at }),
        });
      }
    } catch {
      chooser.current = undefined;
      if (!signal.aborted) onSay('The house could not be loaded. Check your connection and try again.');
    } finally {
      if (working.current.signal === signal) setIsWorking(false);
    }
  };

  useEffect(() => {
    if (!touched) return;
    if (!turn) {
      onSay(NOTHING_LEFT);
      return;
    }
    const isIt = ({ card }: PlayChoice<G['act']>): boolean => card === touched.card;
    const legal = turn.seat === touched.seat ? turn.legal.find(isIt) : undefined;
    if (legal) take(legal);
    else
      onSay(turn.seat === touched.seat ? (turn.refused.find(isIt)?.message ?? `${turn.prompt}.`) : `${turn.prompt}.`);
  }, [touched]);

  return (
    <section
      class={`${styles.whatIf} gives tight`}
      data-part="what-if"
      aria-labelledby="what-if"
      ref={box}
      tabIndex={-1}
    >
      <div class="apart">
        <h2 id="what-if" class="sc heading">
          What if
        </h2>
        <Button class="plain note" onClick={props.onClose}>
          Close
        </Button>
      </div>
      {turn ? <Choices turn={turn} onTake={take} /> : <p class="soft">{NOTHING_LEFT}</p>}
      {(turn ?? props.onProve) && (
        <p class="wraps beside">
          {turn && (
            <Button class="plain note" idle={isWorking} onClick={() => void playOn()}>
              Let the house play on from here
            </Button>
          )}
          {props.onProve && (
            <Button class="plain note" onClick={props.onProve}>
              Prove what was possible
            </Button>
          )}
        </p>
      )}
      <LineTree
        tree={tree}
        line={line}
        models={tree.map((one) => modelOf(one.record))}
        isWhole={(one) => {
          const judged = game.engine.judge(one, rules);
          return judged.ok && judged.value.isComplete;
        }}
        accountLabel={game.accountLabel}
        words={game.words}
        struck={struck}
        onShow={(next, at) => {
          hasChosen.current = true;
          const last = next.struck?.at(-1);
          if (last && next.tree.length < tree.length) onSay(`${struckName(last)} was struck.`, { line: next.line });
          const { record: shown } = next.tree[next.line] ?? next.tree[0];
          show(next, at === undefined ? undefined : placeName(modelOf(shown), at));
        }}
        step={step}
      />
    </section>
  );
}

const NOTHING_LEFT = 'Nothing is left to choose here. Step back to choose something else.';

interface ChoicesProps<Act> {
  readonly turn: Turn<Act>;
  readonly onTake: (choice: PlayChoice<Act>) => void;
}

/** Whose turn it is, what may be done, and what the rules forbid. */
function Choices<Act>({ turn, onTake }: ChoicesProps<Act>) {
  const { prompt, legal, besides = [] } = turn;
  const cards = legal.flatMap(({ card }) => card ?? []);
  const others = [...legal.filter(({ card }) => card === undefined), ...besides];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset class={styles.choices} data-part="choices">
      <legend class="rubric">{prompt}</legend>
      {cards.length > 0 && (
        <Hand
          label={prompt}
          cards={cards}
          onPick={(card) => {
            const choice = legal.find((one) => one.card === card);
            if (choice) onTake(choice);
          }}
        />
      )}
      {others.length > 0 && (
        <ul class={`${styles.said} wraps scrolls`} aria-label={prompt}>
          {others.map((choice) => (
            <li key={choice.label}>
              <Button onClick={() => onTake(choice)}>{capital(choice.label)}</Button>
            </li>
          ))}
        </ul>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary class="soft note">What the rules forbid here</summary>
        {isOpen && <Forbidden turn={turn} />}
      </details>
    </fieldset>
  );
}

/** What is refused at a turn, each with the reason. Found only when it is asked for: at tables it takes a while. */
function Forbidden<Act>({ turn: { refused } }: { readonly turn: Turn<Act> }) {
  if (refused.length === 0) return <p class="soft">Nothing: the rules allow every choice here.</p>;
  return (
    <ul class="rows note">
      {refused.map(({ card, label, message }) => (
        <li key={label}>
          {card === undefined ? capital(label) : <CardText card={card} />}: {message}
        </li>
      ))}
    </ul>
  );
}
