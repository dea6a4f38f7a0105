import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { suitOf, type Card } from '#engine/cards/card.ts';
import type { Turn } from '#engine/play/played-game.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import type { ClauseWords } from '../game.ts';
import styles from './HandInPlay.module.css';

interface RefusalProps {
  readonly refused: { readonly key?: string | undefined; readonly message: string };
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  /** Whether the words of the clause follow. */
  readonly quotes?: boolean;
}

/** Reason for a refusal to the reader, and the number of the clause. */
export function Refusal({ refused: { key = '', message }, clauseOf, quotes = false }: RefusalProps) {
  const clause = clauseOf(key);
  return (
    <>
      {message} {quotes && clause?.text !== undefined && <em>{clause.text}</em>}{' '}
      {clause && <a href={clause.href}>{clause.label}</a>}
    </>
  );
}

interface ClauseLinksProps {
  readonly keys: readonly string[];
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** Links to the clauses of some rules, each once, each after a space. */
export const ClauseLinks = ({ keys, clauseOf }: ClauseLinksProps) => (
  <>
    {[...new Map(keys.flatMap((key) => clauseOf(key) ?? []).map(({ href, label }) => [href, label]))].map(
      ([href, label]) => (
        <Fragment key={href}>
          {' '}
          <a href={href}>{label}</a>
        </Fragment>
      ),
    )}
  </>
);

export interface HandInPlayProps<Act> {
  readonly cards: readonly Card[];
  /** Turn that is answered with a card of the hand. */
  readonly turn: Turn<Act> | undefined;
  readonly quinola?: Card | undefined;
  readonly onAct: (act: Act) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/**
 * The reader's hand, a button for each card in order of suit. Legal cards are raised; the others explain why they are not
 * legal.
 */
export function HandInPlay<Act>({ cards, turn, quinola, onAct, clauseOf }: HandInPlayProps<Act>) {
  const [refusedCard, setRefusedCard] = useState<Card>();
  // Clears the refusal of an earlier turn.
  useEffect(() => setRefusedCard(undefined), [turn]);
  const why = turn?.refused.find(({ card }) => card !== undefined && card === refusedCard);
  return (
    <div class={styles.box}>
      {why && (
        <p class={styles.why} id="why" role="status">
          <Refusal refused={why} clauseOf={clauseOf} />
        </p>
      )}
      <ul class={styles.hand} data-turn={turn && ''} aria-label="Your hand">
        {cards.map((card, i) => {
          const legal = turn?.legal.find((choice) => choice.card === card);
          const isNewSuit = i > 0 && suitOf(card) !== suitOf(cards[i - 1]!);
          return (
            <li key={card} class={isNewSuit ? styles.suit : undefined}>
              <button
                type="button"
                class="bare rises"
                data-card={card}
                aria-disabled={!legal}
                aria-describedby={card === refusedCard && why ? 'why' : undefined}
                onClick={() => {
                  if (legal) onAct(legal.act);
                  else setRefusedCard(card === refusedCard ? undefined : card);
                }}
              >
                <span class="vh">{spokenCard(card, card === quinola)}</span>
                <CardFace card={card} full quinola={card === quinola} unspoken />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
