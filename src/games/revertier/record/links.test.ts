import { describe, expect, test } from 'vitest';
import { boardSeen, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { randomPosition } from '../../../../tests/support/revertier-positions.ts';
import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import { vary } from '#engine/rules/rule-set.ts';
import { makePlay, type Landing, randomThrow } from '#engine/tables/play.ts';
import { revertier } from '../game.ts';
import { HANDICAPS, MOST_THROWS, type RevertierRecord, type ThrowRecord } from './record.ts';
import { sampleGame } from '../policy/sample-game.ts';

const SOURCE = revertier.ruleSets.find(({ linkNumber }) => linkNumber === 1)!;
const linkOf = (record: RevertierRecord, step?: string, changes = {}): string => {
  const variation = vary(revertier.keys, SOURCE, changes);
  if (!variation.ok) throw new Error(variation.error.message);
  return printLink(revertier, { variation: variation.value, record, step });
};
const BARE: RevertierRecord = {
  start: undefined,
  men: undefined,
  handicap: undefined,
  stake: undefined,
  double: undefined,
  throws: [],
};

const packed = (record: RevertierRecord): BitReader => {
  const to = new BitWriter();
  revertier.packRecord(record, to);
  return new BitReader(to.toBytes());
};

/** Landings of any men to anywhere, mostly impossible. */
const anyPlay = (random: Random): readonly Landing[] =>
  makePlay(
    Array.from({ length: random(6) }, (): Landing => {
      const from = random(25);
      return [from, from + 1 + random(25 - from)];
    }),
  );

function anyRecord(random: Random): RevertierRecord {
  const { men, toPlay } = randomPosition(random);
  const throws = Array.from({ length: random(12) }, (): ThrowRecord => ({
    dice: randomThrow(random),
    play: anyPlay(random),
    ...(random(5) === 0 && { named: true as const }),
  }));
  const isPending = random(3) === 0;
  const kind = HANDICAPS[random(HANDICAPS.length)]!;
  return {
    start:
      random(3) === 0
        ? undefined
        : random(2) === 0
          ? { kind: 'player', player: toPlay }
          : { kind: 'dice', dice: [[4, 4], randomThrow(random)] },
    men: random(2) === 0 ? men : undefined,
    handicap: random(3) === 0 ? { to: toPlay, gives: kind, men: kind === 'head' ? random(6) : 0 } : undefined,
    stake: random(2) === 0 ? random(999) : undefined,
    double: random(2) === 0 ? random(2) === 0 : undefined,
    throws: isPending ? [...throws, { dice: randomThrow(random), play: undefined }] : throws,
  };
}

describe('links', () => {
  test('carry whole games, their rules and the place in the game', () => {
    for (let seed = 0; seed < 60; seed++) {
      const record = sampleGame(seed, rulesOf1792());
      const link = linkOf(record, 't12.2', { 'double.agreed': true, 'off.tooLarge': 'lost' });
      const read = parseLink(revertier, link);
      if (!read.ok) throw new Error(read.error.message);
      expect(read.value.record).toEqual(record);
      expect(read.value.step).toBe('t12.2');
      expect(read.value.variation.changes).toEqual({ 'double.agreed': true, 'off.tooLarge': 'lost' });
      // A throw takes about two letters: five bits for the dice, one for their order, three or four for each man.
      expect(link.length).toBeLessThan(20 + 2.6 * record.throws.length);
    }
  });

  test('carry a position and a throw in some thirty letters', () => {
    const random = makeRandom(8);
    for (let n = 0; n < 500; n++) {
      const { men, toPlay } = randomPosition(random);
      const throws: ThrowRecord[] = [{ dice: randomThrow(random), play: undefined }];
      const record: RevertierRecord = { ...BARE, men, start: { kind: 'player', player: toPlay }, throws };
      const link = linkOf(record);
      expect(link.length).toBeLessThanOrEqual(32);
      expect(parseLink(revertier, link)).toMatchObject({ ok: true, value: { record } });
    }
  });

  test('carry what cannot have been played, too', () => {
    const random = makeRandom(9);
    for (let n = 0; n < 2000; n++) {
      const record = anyRecord(random);
      const from = packed(record);
      expect(revertier.unpackRecord(from)).toEqual({ ok: true, value: record });
      expect(from.overrun).toBe(false);
    }
    const crooked: RevertierRecord = { ...BARE, men: [boardSeen('1:3').men[0], boardSeen('1:15', '1:15').men[1]] };
    expect(revertier.unpackRecord(packed(crooked))).toEqual({ ok: true, value: crooked });
  });

  test('of the longest game that a record holds are read again, also where nobody could have played it so', () => {
    // Sixteen landings at every throw, none of them possible with the dice.
    const play = makePlay(Array.from({ length: 16 }, (_, i): Landing => [i, 25]));
    for (const played of [play, []]) {
      const throws = Array.from({ length: MOST_THROWS }, (): ThrowRecord => ({
        dice: [2, 1],
        play: played,
        named: true,
      }));
      const record: RevertierRecord = { ...BARE, throws };
      expect(parseLink(revertier, linkOf(record, 'end'))).toMatchObject({ ok: true, value: { record } });
    }
  });

  test.each([
    ['1OF6AEUasMpqc0A', { start: [5, 3], throws: ['33: 1/4/7/10 1/4', '66: 1/7', '54: 1/6 1/5'] }, 't1.2'],
    [
      '1fKGADxaAA7gAHMgAADIGY',
      { start: 'black', position: { white: 'hand:1 12:14', black: '1:10 4:1 24:4' }, throws: ['65'] },
      undefined,
    ],
    [
      '1qseAaGu4zNQp_QpDg',
      { handicap: { to: 'black', gives: 'head', men: 3 }, stake: 4, double: true, throws: ['65: 1/9', '21: pass'] },
      'end',
    ],
  ])('a published link decodes for ever: %s', (link, body, step) => {
    const read = parseLink(revertier, link);
    if (!read.ok) throw new Error(read.error.message);
    expect(revertier.printRecord(read.value.record)).toEqual(body);
    expect(read.value.step).toBe(step);
  });

  test('any bits at all are a record or a sentence', () => {
    const random = makeRandom(10);
    for (let n = 0; n < 20_000; n++) {
      const bytes = Uint8Array.from({ length: 1 + random(40) }, () => random(256));
      const read = revertier.unpackRecord(new BitReader(bytes));
      if (!read.ok) expect(read.error.code).toBe('bad-link');
      else expect(revertier.parseRecord(revertier.printRecord(read.value)).ok).toBe(true);
    }
  });

  test('a damaged link is told', () => {
    const link = linkOf(sampleGame(1, rulesOf1792()));
    const random = makeRandom(11);
    for (let n = 0; n < 2000; n++) {
      const at = 1 + random(link.length - 1);
      const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.charAt(random(64));
      if (letter === link[at]) continue;
      expect(parseLink(revertier, link.slice(0, at) + letter + link.slice(at + 1)).ok).toBe(false);
    }
  });
});
