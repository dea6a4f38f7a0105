import { keysOf } from '#engine/kernel/collections.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Settlement } from '#engine/ledger/game.ts';
import { arises, type KeySpec, type KeyTable, type RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { DEALS, SEED } from './seeds.ts';

/** Most rules that are changed at once, beside the one that is looked for. */
const CHANGES = 6;

/** Deals tried in any case, unless a game says otherwise: in so many a key thought to be without effect would have shown one. */
const LEAST = DEALS / 10;
/** Deals tried before a key that is still sought for is given up. */
const MOST = 6_000;

/** What the search asks of a game: its keys, the rule sets to play by in turn, how a deal is settled, and deals at random. */
export interface Searched<R, Rec> {
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet<R>[];
  readonly settleRecord: (record: Rec, rules: R) => Result<{ readonly settlement: Settlement }>;
  /** A rule set's values with up to `most` of them set to something else. */
  readonly randomRules: (source: RuleSet<R>, most: number, random: Random) => R;
  readonly randomRecord: (rules: R, random: Random) => Rec;
  readonly least?: number;
}

/** What a reader would see differ: the keys that entries cite are left out. */
function outcome<R, Rec>({ settleRecord }: Searched<R, Rec>, record: Rec, rules: R): string {
  const settled = settleRecord(record, rules);
  if (!settled.ok) return settled.error.message;
  const { entries, pools, departures } = settled.value.settlement;
  return JSON.stringify([
    entries.map(({ at, occasion, from, to, amount }) => [at, occasion, from, to, amount]),
    pools,
    departures.map(({ at, message }) => [at, message]),
  ]);
}

/** Rules that remember which of them were looked at. A deal turns on nothing else: an answer that nobody asked for cannot matter. */
function recorded<R extends object>(rules: R): { readonly rules: R; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const get = (answers: R, key: string | symbol): unknown => {
    if (typeof key === 'string') asked.add(key);
    return Reflect.get(answers, key);
  };
  return { rules: new Proxy(rules, { get }), asked };
}

/** Whether a key was asked for in a deal, and some other answer to it gives something else. */
function hasEffect<R extends object, Rec>(game: Searched<R, Rec>, record: Rec, rules: R): (key: string) => boolean {
  const watched = recorded(rules);
  const before = outcome(game, record, watched.rules);
  return (key) =>
    watched.asked.has(key) &&
    othersThan(rules[key as keyof R], game.keys[key]!).some(
      (value) => outcome(game, record, { ...rules, [key]: value }) !== before,
    );
}

/** The other values a rule may be given; an amount may be any whole number, so one that is not on offer as well. */
const othersThan = (value: unknown, { type, values }: KeySpec): readonly RuleValue[] =>
  [...values, ...(type === 'amount' ? [Number(value) + 1] : [])].filter((other) => other !== value);

/**
 * The keys, in alphabetical order, of which no two values were seen to judge a deal differently: in a payment, a pool, a
 * departure or a refusal. Every key is tried on every deal until it has shown itself; deals are made for those only that
 * are not `unsought`, of which nothing is hoped, and go on until all of those are found.
 */
export function keysWithoutEffect<R extends object, Rec>(
  game: Searched<R, Rec>,
  unsought: readonly string[],
): readonly string[] {
  const { least = LEAST } = game;
  const left = new Set(keysOf(game.keys));
  for (let n = 0; n < MOST; n++) {
    const sought = [...left].filter((key) => !unsought.includes(key));
    if (n >= least && sought.length === 0) break;
    const random = makeRandom(n);
    const source = game.ruleSets[n % game.ruleSets.length]!;
    const rules: R = { ...game.randomRules(source, CHANGES, random) };
    // One of those still wanted is set to something, so that play comes to where it matters.
    const wanted = sought[n % sought.length];
    if (wanted !== undefined) {
      const { values } = game.keys[wanted]!;
      Object.assign(rules as object, { [wanted]: values[random(values.length)] });
    }
    const record = game.randomRecord(rules, random);
    const matters = hasEffect(game, record, rules);
    for (const key of left) if (matters(key)) left.delete(key);
  }
  return [...left].sort();
}

/**
 * The keys, in alphabetical order, that changed something in a deal played by rules under which they do not arise. What
 * does not arise is not asked of a book and not shown to a reader, so it must not matter either.
 */
export function keysWithEffectUnasked<R extends object, Rec>(game: Searched<R, Rec>): readonly string[] {
  const found = new Set<string>();
  for (let n = 0; n < LEAST; n++) {
    const random = makeRandom(SEED + n);
    const source = game.ruleSets[n % game.ruleSets.length]!;
    const rules = game.randomRules(source, CHANGES, random);
    const record = game.randomRecord(rules, random);
    const matters = hasEffect(game, record, rules);
    for (const key of keysOf(game.keys))
      if (!found.has(key) && !arises(game.keys, key, rules) && matters(key)) found.add(key);
  }
  return [...found].sort();
}
