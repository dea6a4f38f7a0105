import { printPlace } from '#engine/ledger/place.ts';
import type { Frame } from '#games/quadrille/play/frame.ts';
import { parseQuadrille } from '#games/quadrille/record/notation.ts';
import type { QuadrilleRecord } from '#games/quadrille/record/record.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { judge, type QuadrilleJudgement } from '#games/quadrille/settle/judge.ts';

/** Parses a record; an invalid one fails the test. */
export function record(data: Readonly<Record<string, unknown>>): QuadrilleRecord {
  const parsed = parseQuadrille(data);
  if (!parsed.ok) throw new Error(`${parsed.error.at ?? ''}: ${parsed.error.message}`);
  return parsed.value;
}

/** Judges a record; an error fails the test. */
export function judged(data: Readonly<Record<string, unknown>>, rules: QuadrilleRules): QuadrilleJudgement {
  const result = judge(record(data), rules);
  if (!result.ok) throw new Error(`${result.error.at ?? ''}: ${result.error.message}`);
  return result.value;
}

/** Code and place of a record's error. */
export function refused(
  data: Readonly<Record<string, unknown>>,
  rules: QuadrilleRules,
): { readonly code: string; readonly at: string | undefined } {
  const result = judge(record(data), rules);
  return result.ok ? { code: 'judged', at: undefined } : { code: result.error.code, at: result.error.at };
}

/** Place and key of each departure. */
export const departureKeys = ({ departures }: QuadrilleJudgement): readonly string[] =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`);

/** Frame at a place. */
export const frameAt = ({ frames }: QuadrilleJudgement, at: string): Frame => {
  const found = frames.find((frame) => printPlace(frame.at) === at);
  if (!found) throw new Error(`no frame at ${at}`);
  return found;
};

/** Hands: ten trumps for first hand; a suit each, with at most one trump, for the others. */
export const TEN_TRUMPS = {
  first: 'AS 7H AC AH KH QH JH 2H 3H 4H',
  second: '5H KS QS JS 7S 6S 5S 4S 3S 2S',
  third: '6H KC QC JC 7C 6C 5C 4C 3C 2C',
  dealer: 'KD QD JD AD 2D 3D 4D 5D 6D 7D',
} as const;

/** First hand leads its trumps from the top. */
export const TEN_LEADS = [
  'AS 5H 6H 7D',
  '7H 2S 2C 6D',
  'AC 3S 3C 5D',
  'AH 4S 4C 4D',
  'KH 5S 5C 3D',
  'QH 6S 6C 2D',
  'JH 7S 7C AD',
  '2H JS JC JD',
  '3H QS QC QD',
  '4H KS KC KD',
] as const;

/** First hand plays its ten trumps sans prendre. */
export const SOLO_DEAL = { deal: { hands: TEN_TRUMPS }, bids: ['sans prendre', 'pass', 'pass', 'pass'], trump: 'H' };

/** Hands: the five best hearts for first hand, the king of clubs for third hand; second hand and dealer are opponents. */
export const ALLIED = {
  first: 'AS 7H AC AH KH 2S 3S 2D 3D 2C',
  second: 'QH JH 2H KS QS JS 7S 6S 5S 4S',
  third: '6H KC QC JC 7C 6C 5C 4C 3C KD',
  dealer: '3H 4H 5H QD JD AD 4D 5D 6D 7D',
} as const;

/** Three rounds of trumps, then a club to the called king, the king of diamonds, and the queen of clubs. */
export const SIX_STRAIGHT = [
  'AS 2H 6H 3H',
  '7H JH 3C 4H',
  'AC QH 4C 5H',
  '2C 4S KC 7D',
  'KD 6D 2D 5S',
  'QC 5D 2S 6S',
] as const;

/** Third hand continues with knave and seven of clubs, then first hand's two trumps win the rest. */
export const TEN_STRAIGHT = [...SIX_STRAIGHT, 'JC 4D 3S 7S', '7C AD 3D JS', '6C JD KH QS', 'AH KS 5C QD'] as const;

/** Hands, trumps and call of an alliance proposed by first hand. */
export const ALLIANCE_DEAL = {
  deal: { hands: ALLIED },
  bids: ['ask', 'pass', 'pass', 'pass'],
  trump: 'H',
  call: 'KC',
} as const;
