/**
 * What was possible in annotated deals, shown by a play of each: every line of play that the solver gives is played by the
 * engine, against no rule that the deal itself does not break before it leaves what was played, and ends as the verdict says.
 * A few deals of each game in every run, others each time; all of them with `QUINOLA_ALL_DEALS=1`.
 */
import { describe, expect, test } from 'vitest';
import { dealsOnFile, type DealOnFile } from '#cli/bench/deals-on-file.ts';
import { rankPlace, parsePlace, printPlace } from '#engine/ledger/place.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { Verdict } from '#engine/solver/verdict.ts';
import { quadrille } from '#games/quadrille/game.ts';
import * as quadrillePossible from '#games/quadrille/solver/possible.ts';
import { judge as judgeQuadrille } from '#games/quadrille/settle/judge.ts';
import { POSSIBILITIES as atQuadrille } from '#games/quadrille/tools/possible/possibilities.ts';
import { sideTricks } from '#games/quadrille/play/facts.ts';
import { reversis } from '#games/reversis/game.ts';
import { PLACED } from '#games/reversis/play/facts.ts';
import { GREAT, LITTLE } from '#games/reversis/rules/honours.ts';
import * as reversisPossible from '#games/reversis/solver/possible.ts';
import { judge as judgeReversis, playThrough } from '#games/reversis/settle/judge.ts';
import { POSSIBILITIES as atReversis } from '#games/reversis/tools/possible/possibilities.ts';
import { SEED } from '../support/seeds.ts';

const EVERY = process.env['QUINOLA_ALL_DEALS'] === '1' ? 1 : 40;
const some = <T>(deals: readonly T[]): readonly T[] => deals.filter((_, n) => (n + SEED) % EVERY === 0);
const timing = { now: () => performance.now(), most: 300 };

interface Broken {
  readonly at: Parameters<typeof printPlace>[0];
  readonly key: string;
}

/** Of what a line breaks, that which the deal as it was played does not break as well. */
const broken = (
  line: readonly Broken[],
  own: readonly Broken[],
  departs: string | undefined,
  seats: readonly string[],
): readonly string[] => {
  const from = departs === undefined ? Infinity : rankPlace(parsePlace(departs)!, seats);
  const known = new Set(
    own.filter(({ at }) => rankPlace(at, seats) < from).map(({ at, key }) => `${printPlace(at)} ${key}`),
  );
  return line
    .filter(({ at }) => at.phase === 'play')
    .map(({ at, key }) => `${printPlace(at)} ${key}`)
    .filter((name) => !known.has(name));
};

const verdictsOf = (found: Iterable<{ readonly kind: string }>): readonly Verdict[] =>
  [...found].filter((one): one is Verdict => one.kind === 'verdict');

describe('lines of play at Réversis', () => {
  const check = ({
    record,
    variation: { rules },
  }: DealOnFile<Parameters<typeof judgeReversis>[1], Parameters<typeof judgeReversis>[0]>) => {
    const own = unwrap(judgeReversis(record, rules), 'the deal');
    const faults: string[] = [];
    for (const { id, value, line, says } of verdictsOf(reversisPossible.possible(record, rules, timing))) {
      if (!line) continue;
      const played = atReversis.playedOtherwise(record, line.plays);
      const judged = unwrap(judgeReversis(played, rules), says);
      const { facts } = unwrap(playThrough(played, rules, false), says).played;
      faults.push(...broken(judged.departures, own.departures, line.departs, own.seats));
      const [what, seat] = id.split('.');
      const came =
        what === 'placed'
          ? Number(facts.fate[seat === 'little' ? LITTLE : GREAT] === PLACED)
          : what === 'reversis'
            ? Number(facts.taken.includes(facts.tricks))
            : facts.taken[Number(seat)];
      if (facts.played !== facts.tricks || came !== value) faults.push(`${says} ${String(came)} came of it.`);
    }
    return faults;
  };
  test.each(some(dealsOnFile(reversis)).map((deal) => [deal.name, deal] as const))('%s', (_, deal) => {
    expect(check(deal)).toEqual([]);
  });
});

describe('lines of play at Quadrille', () => {
  const check = ({
    record,
    variation: { rules },
  }: DealOnFile<Parameters<typeof judgeQuadrille>[1], Parameters<typeof judgeQuadrille>[0]>) => {
    const own = unwrap(judgeQuadrille(record, rules), 'the deal');
    const faults: string[] = [];
    for (const { id, value, line, says } of verdictsOf(quadrillePossible.possible(record, rules, timing))) {
      if (!line) continue;
      const judged = unwrap(judgeQuadrille(atQuadrille.playedOtherwise(record, line.plays), rules), says);
      faults.push(...broken(judged.departures, own.departures, line.departs, own.seats));
      const { facts } = judged;
      const came = id === 'alone' ? facts.taken[facts.ombre] : sideTricks(facts);
      if (facts.played !== 10 || came !== value) faults.push(`${says} ${String(came)} came of it.`);
    }
    return faults;
  };
  test.each(some(dealsOnFile(quadrille)).map((deal) => [deal.name, deal] as const))('%s', (_, deal) => {
    expect(check(deal)).toEqual([]);
  });
});
