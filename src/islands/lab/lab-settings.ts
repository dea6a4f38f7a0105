import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { LAB_QUESTIONS, MOST_DEALS, MOST_SEED, type LabQuestion } from '#engine/lab/run.ts';
import { parseRulesLink, printRulesLink, type RulesFormat } from '#engine/notation/link.ts';
import { vary, type Variation } from '#engine/rules/rule-set.ts';
import { parseColumns, printColumns } from '../rules/reading-address.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';

/** The two sides of a run, in the order of the address: the book’s, which a reader may change too, and the other. */
export const SIDES = ['first', 'second'] as const;
export type LabSide = (typeof SIDES)[number];

/** The players that a reader can choose from. */
export const LAB_PLAYERS = ['plain', 'better'] as const;
export type LabPlayer = (typeof LAB_PLAYERS)[number];

/** What a reader set up in the lab; the address holds all of it. */
export interface LabSettings {
  readonly book: string;
  /** Book of the other side, if it is another. */
  readonly against?: string | undefined;
  /** Changes of each side to the rules of its book. */
  readonly changes: Readonly<Record<LabSide, ReaderChanges>>;
  /** Deals to play, before they are rounded up to whole sessions. */
  readonly deals: number;
  readonly seed: number;
  /** Question the reader chose; undefined: the one that the changed rules suggest. */
  readonly question: LabQuestion | undefined;
  /** Who plays in every seat: the plain player, or the better one of the game. */
  readonly player: LabPlayer;
  /** Rule whose every amount is tried; undefined: none was chosen. */
  readonly sweep?: string | undefined;
}

/** Reads a whole number from 1 to `most` that a reader typed; commas and spaces are ignored. `what`: deals, games, seed. */
export function parseCount(text: string, most: number, what: string): Result<number> {
  const bare = text.replace(/[\s,.’]/g, '');
  const n = Number(bare);
  if (/^\d+$/.test(bare) && n >= 1 && n <= most) return ok(n);
  const typed = text.trim() === '' ? 'The field is empty.' : `You typed “${text.trim().slice(0, 20)}”.`;
  return refuse('not-a-count', `${what}: type a whole number from 1 to ${most.toLocaleString('en')}. ${typed}`);
}

/** Rules of both sides. */
export function variationsOf<R>(
  game: RulesFormat<R>,
  { book, against = book, changes }: Pick<LabSettings, 'book' | 'against' | 'changes'>,
): Readonly<Record<LabSide, Variation<R>>> {
  const under = (side: LabSide): Variation<R> => {
    const id = side === 'first' ? book : against;
    const source = game.ruleSets.find((one) => one.id === id);
    if (!source) throw new Error(`There is no book “${id}”.`);
    const varied = vary(game.keys, source, changes[side]);
    if (!varied.ok) throw new Error(varied.error.message);
    return varied.value;
  };
  return { first: under('first'), second: under('second') };
}

/** Changes that lead from the rules of the first side to those of the second. */
export function changesBetween<R extends object>(first: R, second: R): ReaderChanges {
  const values = second as ReaderChanges;
  return Object.fromEntries(
    keysOf(values)
      .filter((key) => (first as ReaderChanges)[key] !== values[key])
      .map((key) => [key, values[key]!]),
  );
}

/** Prints the fragment: the rules of both sides as links, then number, seed and question. */
export function printSettings<R>(game: RulesFormat<R>, settings: LabSettings): string {
  const { first, second } = variationsOf(game, settings);
  const { deals, seed, question, sweep, player } = settings;
  return [
    printColumns([printRulesLink(game, first), printRulesLink(game, second)]),
    `n=${String(deals)}`,
    `seed=${String(seed)}`,
    ...(question ? [`q=${question}`] : []),
    ...(player === 'plain' ? [] : [`p=${player}`]),
    ...(sweep === undefined ? [] : [`sweep=${sweep}`]),
  ].join('&');
}

/** Parses what `printSettings` prints, or says what is wrong with it. Missing numbers are taken from `otherwise`. */
export function parseSettings<R>(
  game: RulesFormat<R>,
  fragment: string,
  otherwise: Pick<LabSettings, 'deals' | 'seed'>,
): Result<LabSettings> {
  const [rules = '', ...parts] = fragment.split('&');
  const [one = '', other = one] = parseColumns(rules);
  const first = parseRulesLink(game, one);
  if (!first.ok) return first;
  const second = parseRulesLink(game, other);
  if (!second.ok) return second;
  const given = new Map(parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]));
  const deals = parseCount(given.get('n') ?? String(otherwise.deals), MOST_DEALS, 'Number of deals in this link');
  if (!deals.ok) return deals;
  const seed = parseCount(given.get('seed') ?? String(otherwise.seed), MOST_SEED, 'Seed in this link');
  if (!seed.ok) return seed;
  const asked = given.get('q');
  const question = LAB_QUESTIONS.find((one) => one === asked);
  if (asked !== undefined && !question)
    return refuse('no-question', 'This link asks a question that this version of the site does not know.');
  const plays = given.get('p') ?? 'plain';
  const player = LAB_PLAYERS.find((one) => one === plays);
  if (!player) return refuse('no-player', 'This link names a player that this version of the site does not know.');
  const sweep = given.get('sweep');
  if (sweep !== undefined && !(Object.hasOwn(game.keys, sweep) && game.keys[sweep]?.type === 'amount'))
    return refuse(
      'no-amount',
      'This link tries every amount of a rule that is not an amount in this version of the site.',
    );
  return ok({
    book: first.value.source.id,
    against: second.value.source === first.value.source ? undefined : second.value.source.id,
    changes: { first: first.value.changes as ReaderChanges, second: second.value.changes as ReaderChanges },
    deals: deals.value,
    seed: seed.value,
    question,
    player,
    sweep,
  });
}
