import { nameCard, nameRank, rankOf, type Card } from '#engine/cards/card.ts';
import { arises, type KeyTable } from '#engine/rules/key.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { capital, type Unit } from '#engine/wording/sentence.ts';

/** A part of what a game offers as a crib; `K` are the keys of its rules. */
export interface CribPart<K extends string = string> {
  readonly heading: string;
  /** Cards with what each counts. */
  readonly counts?: readonly { readonly card: Card; readonly counts: number }[];
  /** Cards in order, the highest first, each row with its name. */
  readonly orders?: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  /** What is said besides, in sentences. */
  readonly text?: string;
  /** Rules whose questions and answers are shown, as they are in force. */
  readonly keys?: readonly K[];
  /** Words of the game: the word, and what it means. */
  readonly words?: readonly (readonly [word: string, meaning: string])[];
}

/** A rule of the crib: its question, and the answer in force. */
export interface CribLine {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

/** What the answers of a crib depend on. */
export interface CribRules<R> {
  readonly keys: KeyTable;
  readonly wording: Wording<R>;
  readonly unit: Unit;
}

/** The rules of a crib that arise, with their answers; a payment of nothing is left out. */
export const cribLines = <R extends object>(
  shown: readonly string[],
  rules: R,
  { keys, wording, unit }: CribRules<R>,
): readonly CribLine[] =>
  shown.flatMap((key) => {
    const value = (rules as Readonly<Record<string, string | number | boolean>>)[key];
    if (value === undefined || value === 0 || !arises(keys, key, rules)) return [];
    return [{ key, question: wording.question(key), answer: capital(wording.say(key, value, unit, rules)) }];
  });

/** What cards count, in a line: “Points you take: ace 4 · king 3”; undefined if no card counts. */
export function sayCounts(parts: readonly CribPart[]): string | undefined {
  const part = parts.find(({ counts = [] }) => counts.length > 0);
  if (!part) return undefined;
  const { heading, counts = [] } = part;
  const line = counts.flatMap(({ card, counts: points }, i) => {
    const like = counts.slice(0, i).filter((one) => rankOf(one.card) === rankOf(card));
    if (like.some((one) => one.counts === points)) return [];
    return [`${like.length === 0 ? nameRank(rankOf(card)) : nameCard(card)} ${String(points)}`];
  });
  return `${heading}: ${line.join(' · ')}.`;
}
