/**
 * Plays every line of play of the solver for annotated deals in the engine. It must break no rule that the deal itself does not
 * break before the line leaves it, and end as the verdict says. One deal of each game of which much is proved at once; all of
 * them with `npm run test:all`.
 */
import * as quadrillePossible from '#games/quadrille/solver/possible.ts';
import * as reversisPossible from '#games/reversis/solver/possible.ts';
import { describe, expect, test } from 'vitest';
import { dealsOnFile, type DealOnFile } from '#cli/bench/speed.ts';
import { rankPlace, parsePlace, printPlace } from '#engine/ledger/place.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { SolverVerdict } from '#engine/solver/open-deal.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { judge as judgeQuadrille } from '#games/quadrille/settle/judge.ts';
import { shownGame as shownQuadrille } from '#games/quadrille/tools/replay/settle.ts';
import { sideTricks } from '#games/quadrille/play/facts.ts';
import { reversis } from '#games/reversis/game.ts';
import { PLACED } from '#games/reversis/play/facts.ts';
import { GREAT, LITTLE } from '#games/reversis/rules/shape.ts';
import { judge as judgeReversis, playThrough } from '#games/reversis/settle/judge.ts';
import { shownGame as shownReversis } from '#games/reversis/tools/replay/settle.ts';
import { EVERYTHING } from '../support/seeds.ts';

const some = <T extends { readonly name: string }>(deals: readonly T[]): readonly T[] =>
  EVERYTHING ? deals : deals.filter(({ name }) => EASY.includes(name));
const EASY = ['1634-the-lone-ace-repaid', '1822-may-i'];
const timing = { now: () => performance.now(), most: 300 };

interface Broken {
  readonly at: Parameters<typeof printPlace>[0];
  readonly key: string;
}

/** Departures of a line that the deal as played does not have. */
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

const verdictsOf = (found: Iterable<{ readonly kind: string }>): readonly SolverVerdict[] =>
  [...found].filter((one): one is SolverVerdict => one.kind === 'verdict');

describe('lines of play at Réversis', () => {
  const check = ({
    record,
    variation: { rules },
  }: DealOnFile<Parameters<typeof judgeReversis>[1], Parameters<typeof judgeReversis>[0]>) => {
    const own = unwrap(judgeReversis(record, rules), 'the deal');
    const faults: string[] = [];
    for (const { id, value, line, text } of verdictsOf(reversisPossible.possible(record, rules, timing))) {
      if (!line) continue;
      const played = shownReversis.possibilities!.playedOtherwise(record, line.plays);
      const judged = unwrap(judgeReversis(played, rules), text);
      const { facts } = unwrap(playThrough(played, rules, false), text).played;
      faults.push(...broken(judged.departures, own.departures, line.departs, own.seats));
      const [what, seat] = id.split('.');
      const came =
        what === 'placed'
          ? Number(facts.fate[seat === 'little' ? LITTLE : GREAT] === PLACED)
          : what === 'reversis'
            ? Number(facts.taken.includes(facts.tricks))
            : facts.taken[Number(seat)];
      if (facts.played !== facts.tricks || came !== value) faults.push(`${text} ${String(came)} came of it.`);
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
    for (const { id, value, line, text } of verdictsOf(quadrillePossible.possible(record, rules, timing))) {
      if (!line) continue;
      const judged = unwrap(
        judgeQuadrille(shownQuadrille.possibilities!.playedOtherwise(record, line.plays), rules),
        text,
      );
      faults.push(...broken(judged.departures, own.departures, line.departs, own.seats));
      const { facts } = judged;
      const came = id === 'alone' ? facts.taken[facts.ombre] : sideTricks(facts);
      if (facts.played !== 10 || came !== value) faults.push(`${text} ${String(came)} came of it.`);
    }
    return faults;
  };
  test.each(some(dealsOnFile(quadrille)).map((deal) => [deal.name, deal] as const))('%s', (_, deal) => {
    expect(check(deal)).toEqual([]);
  });
});
