import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import type { PlayChoice, RefusedChoice } from '#engine/play/played-game.ts';
import { capital, signed } from '#engine/wording/sentence.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import { TermsIn } from '../../page/Terms.tsx';
import { Refusal } from '../table/HandInPlay.tsx';
import type { ChoiceSum, ChoiceWords, ClauseWords, RankedCards, RuledWords, TurnWords } from '../game.ts';
import segmented from '#view/Segmented.module.css';
import hand from '../table/HandInPlay.module.css';
import styles from './ChoiceRows.module.css';

type ClauseOf = (key: string) => ClauseWords | undefined;
type Offered<Act> = PlayChoice<Act> | RefusedChoice<Act> | string;

/** Clauses of some rules, each once. */
function clausesFor(keys: readonly string[], clauseOf: ClauseOf): readonly ClauseWords[] {
  const clauses = new Map<string, ClauseWords>();
  for (const key of keys) {
    const clause = clauseOf(key);
    if (clause?.label.startsWith('§') === true) clauses.set(clause.label, clause);
  }
  return [...clauses.values()];
}

/** Numbers of clauses within a row, which is a button and so has no links. */
function Sections({ keys, clauseOf }: { readonly keys: readonly string[]; readonly clauseOf: ClauseOf }) {
  const labels = clausesFor(keys, clauseOf).map(({ label }) => label);
  return labels.length === 0 ? null : <small class={styles.sections}> {labels.join(' ')}</small>;
}

/** What is won, or what is lost, by a choice. */
function Sums({
  title,
  sums,
  clauseOf,
}: {
  readonly title: string;
  readonly sums: readonly ChoiceSum[];
  readonly clauseOf: ClauseOf;
}) {
  if (sums.length === 0) return null;
  return (
    <span class={styles.sums} data-part={title}>
      <em>{title}</em>{' '}
      {sums.map(({ net, when, isDoubtful }, i) => (
        <span key={when}>
          <b>{signed(net)}</b>
          {isDoubtful && (
            <span data-part="doubt">
              <span aria-hidden="true">?</span>
              <span class="vh"> in doubt</span>
            </span>
          )}{' '}
          {when}
          {i < sums.length - 1 && ', '}
        </span>
      ))}
      <Sections keys={sums.flatMap(({ keys }) => keys.slice(0, 1))} clauseOf={clauseOf} />
    </span>
  );
}

/** Cards in order, the reader's own bright. */
function Cards({ cards }: Pick<RankedCards, 'cards'>) {
  return (
    <span class={`${styles.cards} wraps`} data-part="ranked">
      {cards.map(({ card, isOwn, name }) => (
        <span
          key={card}
          class={styles.card}
          data-own={isOwn ? '' : undefined}
          data-red={[1, 2].includes(suitOf(card)) ? '' : undefined}
        >
          <CardText card={card} />
          {name !== undefined && <small>{name}</small>}
          {isOwn && <span class="vh">, yours</span>}{' '}
        </span>
      ))}
    </span>
  );
}

/** Trumps in order for the suit that the reader picks, before he names one. */
function Ranking({ ranked, first }: { readonly ranked: readonly RankedCards[]; readonly first: number }) {
  const [at, setAt] = useState(first);
  // Another hand begins with its own longest suit.
  useEffect(() => setAt(first), [ranked]);
  const shown = ranked[at] ?? ranked[0];
  if (!shown) return null;
  return (
    <fieldset class={`${styles.ranking} wraps beside note`}>
      <legend class="aside">Trumps, highest first{ranked.length > 1 ? ', if you named' : ''}</legend>
      {ranked.length > 1 && (
        <span class={segmented.segments}>
          {ranked.map(({ suit }, i) => (
            <label key={suit}>
              <input
                type="radio"
                name="ranked"
                aria-label={nameSuit(suit)}
                checked={i === at}
                onChange={() => setAt(i)}
              />
              <span aria-hidden="true">{`${'♠♥♦♣'.charAt(suit)}\uFE0E`}</span>
            </label>
          ))}
        </span>
      )}
      <Cards cards={shown.cards} />
    </fieldset>
  );
}

function Notes({ notes, clauseOf }: { readonly notes: readonly RuledWords[]; readonly clauseOf: ClauseOf }) {
  return (
    <p class="note tight">
      {notes.map(({ text, keys }) => (
        <span key={text}>
          {text}{' '}
          {clausesFor(keys, clauseOf).map(({ label, href }) => (
            <span key={label}>
              <a href={href}>{label}</a>{' '}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** One choice: a button as large as its row. */
function Row({
  name,
  id,
  card,
  words,
  isAdvised,
  isPending,
  clauseOf,
  onPress,
}: {
  readonly name: string;
  readonly id: string;
  readonly card: Card | undefined;
  readonly words: ChoiceWords;
  readonly isAdvised: boolean;
  /** Whether it was pressed once, and asks to be pressed again. */
  readonly isPending: boolean;
  readonly clauseOf: ClauseOf;
  readonly onPress: () => void;
}) {
  const { gloss, meaning, won, lost, caution, confirm, ranked } = words;
  return (
    <>
      <button
        type="button"
        class={`${styles.row} wraps`}
        data-card={card}
        data-advised={isAdvised ? '' : undefined}
        data-held={confirm === undefined ? undefined : ''}
        aria-describedby={isPending ? `${id}-confirm` : undefined}
        onClick={onPress}
      >
        <span class={`${styles.name} bare`}>
          {capital(name)}
          {gloss !== undefined && <small class="aside"> {gloss}</small>}
        </span>{' '}
        <span class={styles.words}>
          <span>
            {meaning.text}.
            <Sections keys={meaning.keys} clauseOf={clauseOf} />
          </span>{' '}
          {caution && (
            <span class={styles.caution} data-part="caution">
              {caution.text}
              <Sections keys={caution.keys} clauseOf={clauseOf} />
            </span>
          )}{' '}
          <Sums title="made" sums={won} clauseOf={clauseOf} /> <Sums title="lost" sums={lost} clauseOf={clauseOf} />
        </span>
        {ranked && <Cards cards={ranked.cards} />}
      </button>
      {isPending && (
        <p
          class={hand.why}
          id={`${id}-confirm`}
          role="status"
          ref={(words) => words?.scrollIntoView({ block: 'nearest' })}
        >
          {confirm}
        </p>
      )}
    </>
  );
}

/** A choice that is not allowed keeps its row, with the reason. */
function BarredRow<Act>({ choice, id, clauseOf }: { choice: RefusedChoice<Act>; id: string; clauseOf: ClauseOf }) {
  return (
    <div class={`${styles.row} wraps`} data-barred="">
      <button type="button" class={`${styles.name} bare`} aria-disabled="true" aria-describedby={`${id}-words`}>
        {capital(choice.label)}
      </button>
      <span id={`${id}-words`}>
        <Refusal refused={choice} clauseOf={clauseOf} />
      </span>
    </div>
  );
}

/** All that a row says; it is a button, so its terms are explained below the rows. */
const wordsOf = ({ label, meaning, caution, won, lost }: ChoiceWords): readonly string[] => [
  label,
  meaning.text,
  caution?.text ?? '',
  ...[...won, ...lost].map(({ when }) => when),
];

export interface ChoiceRowsProps<Act> {
  /** Answers, and kinds of answers by name. */
  readonly offered: readonly Offered<Act>[];
  readonly words: TurnWords;
  /** Label of the choice that the house would make, if the reader asked. */
  readonly advised: string | undefined;
  readonly clauseOf: ClauseOf;
  readonly onAct: (act: Act) => void;
  readonly onKind: (kind: string) => void;
  /** Shown after the rows. */
  readonly children: ComponentChildren;
}

/** Choices as rows that are pressed whole: what each means, and what is won and lost by it. */
export function ChoiceRows<Act>({ offered, words, advised, clauseOf, onAct, onKind, children }: ChoiceRowsProps<Act>) {
  const [pending, setPending] = useState<string>();
  useEffect(() => setPending(undefined), [words]);
  const { heading, lead, rows, untold = [], notes, ranked = [], rankedFirst = 0 } = words;
  const rowAt = (one: Offered<Act>): number =>
    rows.findIndex(({ label }) => (typeof one === 'string' ? label.startsWith(one) : label === one.label));
  const shown = offered
    .filter((one) => typeof one === 'string' || !untold.includes(one.label))
    .toSorted((a, b) => rowAt(a) - rowAt(b));
  const rowsOf = (some: typeof shown) =>
    some.map((one) => {
      const row = rows[rowAt(one)];
      const label = typeof one === 'string' ? one : one.label;
      const id = `choice-${String(rowAt(one))}`;
      if (!row) return null;
      return (
        <li key={label}>
          {typeof one !== 'string' && 'key' in one ? (
            <BarredRow choice={one} id={id} clauseOf={clauseOf} />
          ) : (
            <Row
              name={typeof one === 'string' ? `${one} …` : label}
              id={id}
              card={typeof one === 'string' ? undefined : one.card}
              words={row}
              isAdvised={typeof one === 'string' ? advised?.startsWith(one) === true : advised === one.label}
              isPending={pending === label}
              clauseOf={clauseOf}
              onPress={() => {
                if (typeof one === 'string') onKind(one);
                else if (row.confirm !== undefined && pending !== label) setPending(label);
                else onAct(one.act);
              }}
            />
          )}
        </li>
      );
    });
  const staying = shown.filter((one) => rows[rowAt(one)]?.stays);
  return (
    <>
      <div class={`${styles.list} scrolls`}>
        <p class={styles.heading}>
          {heading} <small>{lead}</small>
        </p>
        <ul class="rows">{rowsOf(shown.filter((one) => !staying.includes(one)))}</ul>
        <Ranking ranked={ranked} first={rankedFirst} />
        <Notes notes={notes} clauseOf={clauseOf} />
        <div class="note">
          <TermsIn texts={[lead, ...rows.flatMap(wordsOf)]} />
        </div>
        {children}
      </div>
      {staying.length > 0 && <ul class="rows">{rowsOf(staying)}</ul>}
    </>
  );
}
