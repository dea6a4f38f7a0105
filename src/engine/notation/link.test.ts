import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reversis as game } from '#games/reversis/game.ts';
import { REVERSIS_KEYS, type ReversisRules } from '#games/reversis/rules/keys.ts';
import { shuffledRecord, dealtRecords, wildRecords } from '../../../tests/support/reversis-arbitrary.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';
import { entriesOf } from '../kernel/collections.ts';
import { makeRandom, shuffled, type Random } from '../kernel/random.ts';
import type { KeySpec, RuleValue } from '../rules/key.ts';
import { vary, type Variation } from '../rules/rule-set.ts';
import { DEAL_COUNT, SEED } from '../../../tests/support/seeds.ts';
import { isRulesLink, parseLink, parseRulesLink, printLink, printRulesLink, type LinkedDeal } from './link.ts';

type Link = LinkedDeal<ReversisRules, ReversisRecord>;

const ruleSet = (id: string) => game.ruleSets.find((one) => one.id === id)!;

function varied(id: string, changes: Readonly<Record<string, unknown>>): Variation<ReversisRules> {
  const variation = vary(REVERSIS_KEYS, ruleSet(id), changes);
  if (!variation.ok) throw new Error(variation.error.message);
  return variation.value;
}

/** So many keys, each changed to another of the values offered. */
function changedKeys(id: string, count: number, random: Random): Variation<ReversisRules> {
  const rules = ruleSet(id).rules as Readonly<Record<string, { readonly value: RuleValue }>>;
  const changes = shuffled(entriesOf(REVERSIS_KEYS as Readonly<Record<string, KeySpec>>), random).flatMap(
    ([key, spec]) => {
      const others = spec.values.filter((value) => value !== rules[key]?.value);
      return others.length === 0 ? [] : [[key, others[random(others.length)]] as const];
    },
  );
  return varied(id, Object.fromEntries(changes.slice(0, count)));
}

const plain = (link: Link) => ({
  source: link.variation.source.id,
  changes: link.variation.changes,
  record: link.record,
  step: link.step,
});

const steps = fc.option(
  fc.constantFrom('ante', 'end', 'opposites', 'thrown', 'exchange.dealer', 'trade.2', 't1.1', 't11.4', 't13.5'),
  { nil: undefined },
);
const links: fc.Arbitrary<Link> = fc
  .record({
    record: fc.oneof(dealtRecords, wildRecords),
    set: fc.constantFrom(...game.ruleSets.map(({ id }) => id)),
    changed: fc.nat(20),
    seed: fc.nat(),
    step: steps,
  })
  .map(({ record, set, changed, seed, step }) => ({
    record,
    variation: changedKeys(set, changed, makeRandom(seed)),
    step,
  }));

describe('a link', () => {
  test('gives back what it was made from, legal or not, whole or not', () => {
    fc.assert(
      fc.property(links, (link) => {
        const text = printLink(game, link);
        expect(text).toMatch(/^1[\w-]+$/);
        const read = parseLink(game, `#${text}`);
        expect(read.ok && plain(read.value)).toEqual(plain(link));
      }),
      { numRuns: Math.ceil(DEAL_COUNT / 8) },
    );
  });

  test('of hands in any order of their cards is the link of those hands sorted', () => {
    fc.assert(
      fc.property(links, fc.nat(), (link, seed) => {
        const random = makeRandom(seed);
        const { record } = link;
        const hands = record.hands.map((hand) => shuffled(hand, random));
        expect(printLink(game, { ...link, record: { ...record, hands } })).toBe(printLink(game, link));
      }),
      { numRuns: Math.ceil(DEAL_COUNT / 40) },
    );
  });

  test('of a whole deal with 12 changed keys stays within 100 letters, and within 64 at the median', () => {
    const lengths: number[] = [];
    for (let seed = 0; seed < 500; seed++) {
      const random = makeRandom(seed);
      const bohn = seed % 2 === 1;
      const id = bohn ? 'bohn-1850' : 'almanach-1785';
      const pools = bohn ? { great: random(120), little: random(60) } : { basket: random(120) };
      const record = shuffledRecord(seed, { opposites: bohn, pools });
      expect(record.plays).toHaveLength(11);
      lengths.push(printLink(game, { record, variation: changedKeys(id, 12, random), step: 't11.4' }).length);
    }
    lengths.sort((a, b) => a - b);
    expect(lengths.at(-1)).toBeLessThanOrEqual(100);
    expect(lengths[250]).toBeLessThanOrEqual(64);
  });

  test('with twelve amounts of three figures changed is still within 100 letters', () => {
    const amounts = entriesOf(REVERSIS_KEYS)
      .filter(([, spec]) => spec.type === 'amount')
      .map(([key]) => [key, 999]);
    const changes = Object.fromEntries(shuffled(amounts, makeRandom(7)).slice(0, 12)) as Record<string, number>;
    const record = shuffledRecord(7, { opposites: true, pools: { great: 999, little: 999 } });
    expect(
      printLink(game, { record, variation: varied('bohn-1850', changes), step: 't11.4' }).length,
    ).toBeLessThanOrEqual(100);
  });
});

const anyLink = (seed: number): string =>
  printLink(game, {
    record: shuffledRecord(seed, { kind: seed % 6, pools: seed % 3 ? { basket: seed % 90 } : undefined }),
    variation: changedKeys('almanach-1785', seed % 13, makeRandom(seed)),
    step: seed % 2 ? 't3.2' : undefined,
  });

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The ways in which links suffer: letters changed, lost, added, swapped, cut off, case lost, joined with what follows. */
const DAMAGE: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => replaced(text, random(text.length), ALPHABET[random(64)] ?? ''),
  (text, random) => replaced(text, random(text.length), ''),
  (text, random) => replaced(text, random(text.length), `${ALPHABET[random(64)] ?? ''}${ALPHABET[random(64)] ?? ''}`),
  (text, random) => text.slice(0, random(text.length)),
  (text) => text.toLowerCase(),
  (text) => `${text}.`,
  (text) => text + text,
  (text, random) => text + (ALPHABET[random(64)] ?? ''),
  (text, random) => replaced(text, random(text.length), ['%20', ' ', 'é', '😀', '=', '\u0000'][random(6)] ?? ''),
  (_text, random) => `1${Array.from({ length: random(90) }, () => ALPHABET[random(64)]).join('')}`,
  (text, random) => shuffled(Array.from(text), random).join(''),
];
const replaced = (text: string, i: number, by: string): string => text.slice(0, i) + by + text.slice(i + 1);

describe('a damaged link', () => {
  test('gives a sentence and never an exception, thousands of times', () => {
    const random = makeRandom(SEED);
    const whole = Array.from({ length: 200 }, (_, seed) => anyLink(seed));
    let unnoticed = 0;
    for (let i = 0; i < 20_000; i++) {
      const text = whole[i % whole.length] ?? '';
      const hurt = DAMAGE[i % DAMAGE.length]?.(text, random) ?? '';
      const read = parseLink(game, hurt);
      if (!read.ok) expect(read.error.message).toMatch(/^This link|^The link|^The cards/);
      else if (hurt !== text) {
        // The checksum may agree by chance; then it must be a deal that can be written down all the same.
        unnoticed++;
        expect(game.parseRecord(game.printRecord(read.value.record)).ok).toBe(true);
      }
    }
    // One in 65,536 by chance, and the lower-casing of the few links without capitals.
    expect(unnoticed).toBeLessThan(20);
  });

  test('is read without an exception even when its checksum has been made to agree', () => {
    const random = makeRandom(SEED);
    let read = 0;
    for (let i = 0; i < 5_000; i++) {
      const bytes = Uint8Array.from({ length: 8 + random(60) }, () => random(256));
      // Half of them begin as a link to a deal of 1785 with nothing changed: game 1, rule set 1, no change, no step.
      if (i % 2) bytes.set([0b00_000_000, 0b00_000000 | random(64)]);
      const result = parseLink(game, signed(bytes));
      if (!result.ok) continue;
      read++;
      expect(game.parseRecord(game.printRecord(result.value.record)).ok).toBe(true);
    }
    expect(read).toBeGreaterThan(0);
  });

  test('says what is the matter', () => {
    const message = (text: string) => {
      const read = parseLink(game, text);
      return read.ok ? 'read' : read.error.code;
    };
    const text = anyLink(4);
    expect(message(text)).toBe('read');
    expect(message('')).toBe('empty-link');
    expect(message('#')).toBe('empty-link');
    expect(message(text.slice(0, -1))).toBe('damaged-link');
    expect(message(`2${text.slice(1)}`)).toBe('unknown-version');
    // Game 2 is 1 more than the first, in two bits: 01. Game 1 is 00, and rule set 61, 60 = 4 + 8 + 16 + 32 and none
    // more, is 11110 and six bits.
    expect(message(signed(Uint8Array.of(0b01_000000, 0, 0)))).toBe('other-game');
    expect(message(signed(Uint8Array.of(0b00_11110_0, 0, 0)))).toBe('newer-link');
    // Game 1, rule set 1, one change (001), of key 128: 127 = 8 + 16 + 32 + 64 + 7 more, 11110 and 7 in seven bits.
    expect(message(signed(Uint8Array.of(0b00_000_001, 0b11110_000, 0b0111_0000, 0)))).toBe('newer-link');
  });
});

describe('rules alone', () => {
  const text = printRulesLink(game, varied('bohn-1850', { 'ace.placed.rate': 7 }));

  test('are read back, with their changes', () => {
    const read = parseRulesLink(game, text);
    expect(read.ok && [read.value.source.id, read.value.changes]).toEqual(['bohn-1850', { 'ace.placed.rate': 7 }]);
    expect(isRulesLink(text)).toBe(true);
  });

  test('are no link to a deal, nor is a deal’s link rules alone', () => {
    const asDeal = parseLink(game, text);
    expect(asDeal.ok ? 'read' : asDeal.error.code).toBe('unknown-version');
    const asRules = parseRulesLink(game, anyLink(4));
    expect(asRules.ok ? 'read' : asRules.error.code).toBe('unknown-version');
  });

  test('damaged, give a sentence', () => {
    for (let at = 1; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A';
      const read = parseRulesLink(game, text.slice(0, at) + other + text.slice(at + 1));
      expect(read.ok ? 'read' : read.error.code).toBe('damaged-link');
    }
    expect(parseRulesLink(game, text.slice(0, -1)).ok).toBe(false);
  });
});

/** A link with these bytes and the checksum that belongs to them, by the book: CRC-16, polynomial 0x1021, from 0xffff. */
function signed(payload: Uint8Array): string {
  const letters = Math.ceil(((payload.length + 2) * 8) / 6);
  // The letters end a few noughts after the bytes, and the checksum counts them.
  const bits = [...payload]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .padEnd(letters * 6 - 16, '0');
  let crc = 0xffff;
  for (const bit of bits) {
    const carry = (crc >> 15) ^ Number(bit);
    crc = ((crc << 1) & 0xffff) ^ (carry ? 0x1021 : 0);
  }
  const all = crc.toString(2).padStart(16, '0') + bits;
  return `1${(all.match(/.{6}/g) ?? []).map((six) => ALPHABET[parseInt(six, 2)]).join('')}`;
}
