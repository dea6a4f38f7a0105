import { parseQuadrille } from '#games/quadrille/record/notation.ts';
import type { QuadrilleRecord } from '#games/quadrille/record/record.ts';

/** A record from its JSON form; what cannot be read fails the test with its sentence. */
export function record(data: Readonly<Record<string, unknown>>): QuadrilleRecord {
  const parsed = parseQuadrille(data);
  if (!parsed.ok) throw new Error(`${parsed.error.at ?? ''}: ${parsed.error.message}`);
  return parsed.value;
}

/** First hand has ten trumps; the others a suit each and a trump or none. */
export const TEN_TRUMPS = {
  first: 'AS 7H AC AH KH QH JH 2H 3H 4H',
  second: '5H KS QS JS 7S 6S 5S 4S 3S 2S',
  third: '6H KC QC JC 7C 6C 5C 4C 3C 2C',
  dealer: 'KD QD JD AD 2D 3D 4D 5D 6D 7D',
} as const;

/** He leads them from the top. */
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

/** First hand has the five best hearts, third hand the king of clubs; second and dealer oppose. */
export const ALLIED = {
  first: 'AS 7H AC AH KH 2S 3S 2D 3D 2C',
  second: 'QH JH 2H KS QS JS 7S 6S 5S 4S',
  third: '6H KC QC JC 7C 6C 5C 4C 3C KD',
  dealer: '3H 4H 5H QD JD AD 4D 5D 6D 7D',
} as const;

/** Three rounds of trumps, then a club to the king called, the king of diamonds, and the queen of clubs. */
export const SIX_STRAIGHT = [
  'AS 2H 6H 3H',
  '7H JH 3C 4H',
  'AC QH 4C 5H',
  '2C 4S KC 7D',
  'KD 6D 2D 5S',
  'QC 5D 2S 6S',
] as const;

/** Third hand goes on: knave and seven of clubs, then first hand’s two trumps win what is left. */
export const TEN_STRAIGHT = [...SIX_STRAIGHT, 'JC 4D 3S 7S', '7C AD 3D JS', '6C JD KH QS', 'AH KS 5C QD'] as const;

/** Hands, trumps and call of the alliance, asked for by first hand. */
export const ALLIANCE = {
  deal: { hands: ALLIED },
  bids: ['ask', 'pass', 'pass', 'pass'],
  trump: 'H',
  call: 'KC',
} as const;
