import { sortedCards } from '#engine/cards/card.ts';
import { PLACES_OF_FOUR, ROLES_BY_PLACE, type LabTypes } from '#engine/lab/lab-game.ts';
import { makeLab } from '#engine/lab/run.ts';
import { playCarefully } from '#engine/play/played-game.ts';
import { quadrilleTable } from './choices/table-game.ts';
import { house } from './house/house.ts';
import { endingOf, VOLE_LOST, VOLE_MADE } from './play/ending.ts';
import { plainDeal, type PlainDeal } from './policy/plain-deal.ts';
import { carriedBalances, NO_POOLS, passDeal, poolsFrom, type Pools } from './record/pools.ts';
import type { QuadrilleRecord } from './record/record.ts';
import { CONTRACTS, type ContractName } from './rules/bids.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { playThrough } from './settle/judge.ts';
import { settle } from './settle/settle.ts';

const CONTRACT_WORDS: Readonly<Record<ContractName, string>> = {
  forced: 'a forced spadille',
  alliance: 'an alliance',
  mediateur: 'a médiateur',
  casco: 'a casco',
  solo: 'a sans prendre',
  grandissimo: 'a grandissimo',
  devole: 'a devole',
};

/** What may become of a contract. */
const RESULTS = [
  { id: 'played', words: 'is played' },
  { id: 'won', words: 'is won' },
  { id: 'remise', words: 'is lost by remise' },
  { id: 'codille', words: 'is lost by codille' },
  { id: 'vole-made', words: 'ends with the vole made' },
  { id: 'vole-lost', words: 'ends with the vole lost' },
] as const;
type ResultName = (typeof RESULTS)[number]['id'];

/** All contracts together, then each for itself; at last the deals that nobody plays. */
const EVENTS = [
  ...['a game', ...CONTRACTS.map((contract) => CONTRACT_WORDS[contract])].flatMap((words, i) =>
    RESULTS.map((result) => ({
      id: `${i === 0 ? 'game' : CONTRACTS[i - 1]!}-${result.id}`,
      words: `${words} ${result.words}`,
    })),
  ),
  { id: 'voided', words: 'all pass and the cards are dealt again' },
];
const VOIDED = EVENTS.length - 1;

const [OMBRE, ALLY, OPPONENT] = [4, 5, 6];

/** Ombre and ally (−1: none) → seat → roles: its place in the deal, and its side. */
const ROLES = Array.from({ length: 4 }, (_, ombre) =>
  Array.from({ length: 5 }, (_, ally) =>
    [0, 1, 2, 3].map((seat) => [seat, seat === ombre ? OMBRE : seat === ally - 1 ? ALLY : OPPONENT]),
  ),
);

interface LabDeals extends LabTypes {
  readonly rules: QuadrilleRules;
  readonly record: QuadrilleRecord;
  readonly played: PlainDeal;
  readonly carry: Pools;
}

const TABLE = { played: quadrilleTable, house };

/** Plays a deal by the careful player in every seat, with the pools `carry`; with another `draw` he imagines other deals. */
function playDealCarefully(
  seed: number,
  rules: QuadrilleRules,
  { carry, draw }: { readonly carry: Pools; readonly draw: number },
): PlainDeal {
  const pools = carriedBalances(carry, rules);
  const record = playCarefully(TABLE, { number: seed, next: { pools }, draw }, rules);
  const through = playThrough(record, rules, false);
  if (!through.ok) throw new Error(through.error.message);
  return { record, facts: through.value.facts, before: poolsFrom(pools) };
}

/** Quadrille and Médiateur in the lab. A session is a party; pools are carried on, the deal passes. */
export const quadrilleLab = makeLab<LabDeals>({
  seats: 4,
  roles: [
    ...PLACES_OF_FOUR,
    { id: 'ombre', words: 'the ombre' },
    { id: 'ally', words: 'the ally' },
    { id: 'opponent', words: 'each opponent' },
  ],
  events: EVENTS,
  telling: { words: 'the ombre loses the game', events: ['game-remise', 'game-codille'], role: 'ombre' },
  dealsOfSession: (rules) => rules['session.deals'] || 24,
  opening: NO_POOLS,
  play: (seed, rules, pools) => plainDeal(seed, rules, carriedBalances(pools, rules)),
  better: { strength: 'careful', draws: true },
  playBetter: playDealCarefully,
  stakeOf: (rules) => 3 * rules['stake.ante.each'] + rules['stake.ante.dealer'],
  settle: ({ facts }, rules, pools, sink) => passDeal(settle(facts, rules, pools, sink)),
  recast: (pools) => pools,
  inPools: ({ stake, vole, odd }) => stake + vole + odd,
  rolesOf: ({ facts }) => (facts.contract < 0 ? ROLES_BY_PLACE : ROLES[facts.ombre]![facts.ally + 1]!),
  eachEvent: ({ facts }, rules, seen) => {
    if (facts.contract < 0) {
      seen(VOIDED);
      return;
    }
    const { kind, vole } = endingOf(facts, rules);
    const happens = (result: ResultName): void => {
      const i = RESULTS.findIndex(({ id }) => id === result);
      seen(i);
      seen((facts.contract + 1) * RESULTS.length + i);
    };
    happens('played');
    if (kind === 'won' || kind === 'devoleKept') happens('won');
    if (kind === 'remise' || kind === 'devoleLost') happens('remise');
    if (kind === 'codille') happens('codille');
    if (vole === VOLE_MADE) happens('vole-made');
    if (vole === VOLE_LOST) happens('vole-lost');
  },
  isSamePlay: ({ record: one }, { record: other }) =>
    JSON.stringify([one.hands, one.bids, one.trump, one.call, one.gives, one.vole, one.plays]) ===
    JSON.stringify([other.hands, other.bids, other.trump, other.call, other.gives, other.vole, other.plays]),
  recordOf: ({ record }) => ({ ...record, hands: record.hands.map(sortedCards) }),
});
