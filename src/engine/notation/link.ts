import { BitWriter, BitReader } from '../kernel/bits.ts';
import { keysOf } from '../kernel/collections.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { KeySpec, RuleValue } from '../rules/key.ts';
import { vary, type Variation } from '../rules/rule-set.ts';
import { parsePlace } from '../ledger/place.ts';
import type { GameFormat } from '../ledger/game.ts';
import type { WrittenDeal } from './record.ts';

/*
 * How bits are printed in a link: a character for the version, then base64url of a 16-bit checksum and the bits. Published links
 * must decode for ever.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Longer than the longest link: a game of 1,998 impossible throws takes some 60,000 letters. */
const LONGEST = 65_536;

const CHECKSUM = 16;

/**
 * CRC-16 (CCITT) of the first `bits` bits. Detects every burst of errors up to 16 bits and all but one in 65,536 others.
 */
function checksum(bytes: Uint8Array, bits: number): number {
  const from = new BitReader(bytes);
  let crc = 0xffff;
  for (let i = 0; i < bits; i++) crc = ((crc << 1) & 0xffff) ^ (from.bits(1) === crc >> 15 ? 0 : 0x1021);
  return crc;
}

/** Builds a fragment: version, then checksum and data. */
export function seal(version: string, to: BitWriter): string {
  const letters = Math.ceil((CHECKSUM + to.length) / 6);
  const payload = to.toBytes();
  const crc = checksum(payload, letters * 6 - CHECKSUM);
  const from = new BitReader(Uint8Array.of(crc >> 8, crc & 255, ...payload));
  return version + Array.from({ length: letters }, () => ALPHABET[from.bits(6)]).join('');
}

const damaged = (): ReturnType<typeof refuse> =>
  refuse(
    'damaged-link',
    'This link is damaged: some of its letters are missing or changed. Copy the whole link again from where you found it.',
  );

const newer = (what: string): ReturnType<typeof refuse> =>
  refuse(
    'newer-link',
    `This link names ${what} that this version of the site does not know. Reload the page, or look for a newer version.`,
  );

/** Checks version and checksum and returns a reader of the rest, whose content is still unchecked. */
export function unseal(text: string, version: string): Result<BitReader> {
  if (!/^[\w-]+$/.test(text) || text.length > LONGEST) return damaged();
  if (!text.startsWith(version))
    return refuse(
      'unknown-version',
      `This link is of a kind (“${text.charAt(0)}”) that this version of the site cannot read. It may be damaged, or made by a newer version.`,
    );
  const letters = new BitWriter();
  for (const letter of text.slice(1)) letters.bits(ALPHABET.indexOf(letter), 6);
  const payload = letters.toBytes().subarray(CHECKSUM / 8);
  const bits = letters.length - CHECKSUM;
  if (bits <= 0 || checksum(payload, bits) !== new BitReader(letters.toBytes()).bits(CHECKSUM)) return damaged();
  return ok(new BitReader(payload));
}

/** The parts of a game that links need: no parser of records and no judge. */
export type LinkFormat<R, Rec> = Pick<
  GameFormat<R, Rec>,
  'id' | 'linkNumber' | 'keys' | 'ruleSets' | 'packRecord' | 'unpackRecord'
>;

/** The parts of a game that a link to rules alone needs. */
export type RulesFormat<R> = Pick<LinkFormat<R, unknown>, 'id' | 'linkNumber' | 'keys' | 'ruleSets'>;

/** A deal with its rules and, optionally, the reader's place in it (`t5.3`, `ante`, `end`). */
export interface LinkedDeal<R, Rec> extends WrittenDeal<R, Rec> {
  readonly step: string | undefined;
}

/*
 * Format 1 of a link's fragment, sealed with a checksum (above): the numbers of game and rule set, the changed keys in the
 * order of their numbers, the step, and the game's own encoding of the record. Published links must decode for ever: only append
 * to the tables here; any other change is a format 2.
 */
const VERSION = '1';
/** Version character for rules alone: the same encoding without step and record. */
const RULES_VERSION = 'r';

function writeValue(to: BitWriter, spec: KeySpec, value: RuleValue): void {
  if (spec.type === 'flag') to.flag(value === true);
  else if (spec.type === 'choice') to.number(spec.values.indexOf(value), 1);
  else to.number(Number(value), 1);
}

/** Reads a key's value; undefined for a choice that this version does not have. */
const readValue = (from: BitReader, spec: KeySpec): RuleValue | undefined =>
  spec.type === 'flag' ? from.flag() : spec.type === 'choice' ? spec.values[from.number(1)] : from.number(1);

/**
 * Step kinds by permanent number: none, a card of a trick, a place as text; from 3 the places named below. Append only.
 */
const NO_STEP = 0;
const TRICK = 1;
const SPELLED = 2;
const FIRST_NAMED = 3;
const NAMED: readonly string[] = ['ante', 'end', 'opposites', 'thrown'];

function writeStep(to: BitWriter, step: string | undefined): void {
  if (step === undefined) {
    to.number(NO_STEP, 1);
    return;
  }
  const place = parsePlace(step);
  if (place?.phase === 'play') {
    to.number(TRICK, 1);
    to.number(place.trick, 3);
    to.number(place.card, 2);
    return;
  }
  const named = NAMED.indexOf(step);
  to.number(named < 0 ? SPELLED : FIRST_NAMED + named, 1);
  if (named >= 0) return;
  to.number(step.length);
  for (const letter of step) to.bits(letter.charCodeAt(0), 7);
}

/** Reads the step, if any; false for a kind added by a later version. */
function readStep(from: BitReader): string | undefined | false {
  const kind = from.number(1);
  if (kind === NO_STEP) return undefined;
  if (kind === TRICK) return `t${String(from.number(3))}.${String(from.number(2))}`;
  if (kind !== SPELLED) return NAMED[kind - FIRST_NAMED] ?? false;
  return Array.from({ length: Math.min(from.number(), 40) }, () => String.fromCharCode(from.bits(7))).join('');
}

/** Writes the rules of a deal: the numbers of game and rule set, then the changed keys. */
function writeRules<R>(to: BitWriter, game: RulesFormat<R>, variation: Variation<R>): void {
  to.number(game.linkNumber - 1, 1);
  to.number(variation.source.linkNumber - 1, 2);
  const changes = keysOf(variation.changes as Readonly<Record<string, RuleValue>>)
    .flatMap((key) => {
      const spec = game.keys[key];
      return spec ? [{ spec, value: (variation.rules as Readonly<Record<string, RuleValue>>)[key] ?? 0 }] : [];
    })
    .sort((a, b) => a.spec.linkNumber - b.spec.linkNumber);
  to.number(changes.length, 2);
  let before = 0;
  for (const { spec, value } of changes) {
    to.number(spec.linkNumber - before - 1, 3);
    writeValue(to, spec, value);
    before = spec.linkNumber;
  }
}

/** Prints the fragment without `#`. `step` should be a place of the record, in ASCII. */
export function printLink<R, Rec>(game: LinkFormat<R, Rec>, { variation, record, step }: LinkedDeal<R, Rec>): string {
  const to = new BitWriter();
  writeRules(to, game, variation);
  writeStep(to, step);
  game.packRecord(record, to);
  return seal(VERSION, to);
}

/** Prints rules without a deal, for the further columns of a comparison; the first column carries the deal. */
export function printRulesLink<R>(game: RulesFormat<R>, variation: Variation<R>): string {
  const to = new BitWriter();
  writeRules(to, game, variation);
  return seal(RULES_VERSION, to);
}

function readRules<R>(from: BitReader, game: RulesFormat<R>): Result<Variation<R>> {
  if (from.number(1) + 1 !== game.linkNumber) return refuse('other-game', 'This link leads to a deal of another game.');
  const number = from.number(2) + 1;
  const source = game.ruleSets.find((ruleSet) => ruleSet.linkNumber === number);
  if (!source) return newer('a rule set');
  const specs = new Map(keysOf(game.keys).map((key) => [game.keys[key]?.linkNumber, key]));
  const changes: [string, RuleValue][] = [];
  let before = 0;
  for (let left = Math.min(from.number(2), specs.size); left > 0; left--) {
    before += from.number(3) + 1;
    const key = specs.get(before);
    const spec = key === undefined ? undefined : game.keys[key];
    if (key === undefined || !spec) return newer('a rule');
    const value = readValue(from, spec);
    if (value === undefined) return newer(`an answer to “${key}”`);
    changes.push([key, value]);
  }
  const variation = vary(game.keys, source, Object.fromEntries(changes));
  return variation.ok ? variation : damaged();
}

/** Parts the deal of a link from its branches (`branch-links.ts`). */
export const BRANCHES_FOLLOW = '~';

/**
 * Parses a fragment, with or without `#`, into a deal or an error message; never throws. Branches that follow the deal are
 * left unread.
 */
export function parseLink<R, Rec>(game: LinkFormat<R, Rec>, fragment: string): Result<LinkedDeal<R, Rec>> {
  const [text = ''] = fragment.replace(/^#/, '').split(BRANCHES_FOLLOW, 1);
  if (text === '') return refuse('empty-link', 'This link holds no deal.');
  const opened = unseal(text, VERSION);
  if (!opened.ok) return opened;
  const from = opened.value;
  const variation = readRules(from, game);
  if (!variation.ok) return variation;
  const step = readStep(from);
  if (step === false) return newer('a place');
  const record = game.unpackRecord(from);
  if (from.overrun) return damaged();
  if (record.ok && from.goesOn()) return newer('something about the deal');
  return record.ok ? ok({ variation: variation.value, record: record.value, step }) : record;
}

/** Parses what `printRulesLink` prints. */
export function parseRulesLink<R>(game: RulesFormat<R>, text: string): Result<Variation<R>> {
  const opened = unseal(text, RULES_VERSION);
  if (!opened.ok) return opened;
  const variation = readRules(opened.value, game);
  return variation.ok && opened.value.overrun ? damaged() : variation;
}

/** Whether a fragment holds rules alone. */
export const isRulesLink = (text: string): boolean => text.startsWith(RULES_VERSION);
