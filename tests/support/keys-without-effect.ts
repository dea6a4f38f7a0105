import { keysOf } from '#engine/kernel/collections.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Settlement } from '#engine/ledger/game.ts';
import { arises, type KeySpec, type KeyTable, type RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { DEAL_COUNT, SEED } from './seeds.ts';

/** Maximum number of other rules changed at once. */
const CHANGES = 6;

/** Minimum number of deals, unless a game says otherwise; enough to notice a key that has an effect after all. */
const LEAST = DEAL_COUNT / 10;
/** Message of a test that compares the keys found with those that no deal can show. */
export const NONE_SHOWN =
  'no random deal showed an effect of a rule: the code does not ask it, or random deals never come to it (steer them, or list it with what shows it)';

/** Number of deals by each rule set after which the search for a key is given up. */
const MOST = 1_500;

/** What the search needs of a game: its keys, its rule sets (tried in turn), how a deal is settled, and random deals. */
export interface KeySearch<R, Rec> {
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet<R>[];
  readonly settleRecord: (record: Rec, rules: R) => Result<{ readonly settlement: Settlement }>;
  /** Values of a rule set with up to `most` changed. */
  readonly randomRules: (source: RuleSet<R>, most: number, random: Random) => R;
  readonly randomRecord: (rules: R, random: Random) => Rec;
  readonly least?: number;
}

/** Settlement as readers see it, without the keys that entries cite. */
function outcome<R, Rec>({ settleRecord }: KeySearch<R, Rec>, record: Rec, rules: R): string {
  const settled = settleRecord(record, rules);
  if (!settled.ok) return settled.error.message;
  const { entries, pools, departures } = settled.value.settlement;
  return JSON.stringify([
    entries.map(({ at, occasion, from, to, amount }) => [at, occasion, from, to, amount]),
    pools,
    departures.map(({ at, message }) => [at, message]),
  ]);
}

/** Wraps rules and records which keys are read. A deal depends on no other key. */
function recordReads<R extends object>(rules: R): { readonly rules: R; readonly keysRead: ReadonlySet<string> } {
  const keysRead = new Set<string>();
  const get = (answers: R, key: string | symbol): unknown => {
    if (typeof key === 'string') keysRead.add(key);
    return Reflect.get(answers, key);
  };
  return { rules: new Proxy(rules, { get }), keysRead };
}

/** Returns a function that tells whether a key was read in a deal and some other answer changes the outcome. */
function hasEffect<R extends object, Rec>(game: KeySearch<R, Rec>, record: Rec, rules: R): (key: string) => boolean {
  const watched = recordReads(rules);
  const before = outcome(game, record, watched.rules);
  return (key) =>
    watched.keysRead.has(key) &&
    othersThan(rules[key as keyof R], game.keys[key]!).some(
      (value) => outcome(game, record, { ...rules, [key]: value }) !== before,
    );
}

/** Other values of a rule; for amounts also one that is not suggested. */
const othersThan = (value: unknown, { type, values }: KeySpec): readonly RuleValue[] =>
  [...values, ...(type === 'amount' ? [Number(value) + 1] : [])].filter((other) => other !== value);

/**
 * Keys, sorted by name, for which no two values were seen to change a payment, a pool, a departure or a refusal. Every
 * key is tried on every deal until an effect is seen; deals are generated until all keys except the `unsought` ones are
 * found.
 */
export function keysWithoutEffect<R extends object, Rec>(
  game: KeySearch<R, Rec>,
  unsought: readonly string[],
): readonly string[] {
  const { least = LEAST } = game;
  const left = new Set(keysOf(game.keys));
  for (let n = 0; n < MOST * game.ruleSets.length; n++) {
    const sought = [...left].filter((key) => !unsought.includes(key));
    if (n >= least && sought.length === 0) break;
    const random = makeRandom(n);
    const source = game.ruleSets[n % game.ruleSets.length]!;
    const rules: R = { ...game.randomRules(source, CHANGES, random) };
    // Sets one of the missing keys, and its parents so that it arises, to steer play to where it matters.
    const wanted = sought[n % sought.length];
    if (wanted !== undefined) {
      const { values, where } = game.keys[wanted]!;
      Object.assign(rules as object, { [wanted]: values[random(values.length)] });
      for (const [parent, among] of Object.entries(where?.[0] ?? {}))
        if (among !== 'some') Object.assign(rules as object, { [parent]: among[random(among.length)] });
    }
    const record = game.randomRecord(rules, random);
    const matters = hasEffect(game, record, rules);
    for (const key of left) if (matters(key)) left.delete(key);
  }
  return [...left].sort();
}

/**
 * Keys, sorted by name, that changed something in a deal whose rules do not let them arise. Such keys are not asked of a
 * book or shown to readers, so they must have no effect.
 */
export function keysWithEffectUnasked<R extends object, Rec>(game: KeySearch<R, Rec>): readonly string[] {
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
