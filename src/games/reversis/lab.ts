import { sortedCards } from '#engine/cards/card.ts';
import { PLACES_OF_FOUR, ROLES_BY_PLACE, type LabTypes } from '#engine/lab/lab-game.ts';
import { makeLab } from '#engine/lab/run.ts';
import { playCarefully } from '#engine/play/played-game.ts';
import { reversisTable } from './choices/table-game.ts';
import { house } from './house/house.ts';
import { endingOf } from './play/ending.ts';
import { espagnoletteOf, FORCED, LED, PLACED } from './play/facts.ts';
import { NO_POOLS, poolBalances, poolsFrom, type Pools } from './play/pools.ts';
import { plainDeal, type PlainDeal } from './policy/plain-deal.ts';
import { quinolaCounts } from './policy/policy.ts';
import type { ReversisRecord } from './record/record.ts';
import type { ReversisRules } from './rules/keys.ts';
import { GREAT } from './rules/shape.ts';
import { playThrough } from './settle/judge.ts';
import { settle } from './settle/settle.ts';

/** Events that the lab counts: once a deal, however often they occur in it. */
const EVENTS = [
  { id: 'quinola-placed', words: 'the Quinola is placed' },
  { id: 'quinola-forced', words: 'the Quinola is forced' },
  { id: 'quinola-led', words: 'the Quinola is led' },
  { id: 'quinola-unplayed', words: 'the Quinola is not played' },
  { id: 'ace-placed', words: 'an ace is placed' },
  { id: 'ace-forced', words: 'an ace is forced' },
  { id: 'ace-led', words: 'an ace is led' },
  { id: 'ace-last', words: 'an ace falls in the last trick' },
  { id: 'reversis-made', words: 'a reversis is made' },
  { id: 'reversis-broken', words: 'a reversis is broken' },
  { id: 'espagnolette', words: 'a player renounces by four aces or the espagnolette' },
  { id: 'tie', words: 'a tie decides the deal' },
] as const;
type EventName = (typeof EVENTS)[number]['id'];
const EVENT = Object.fromEntries(EVENTS.map(({ id }, i) => [id, i])) as Readonly<Record<EventName, number>>;
/** Fate of the Quinola → event. */
const QUINOLA = [
  EVENT['quinola-unplayed'],
  EVENT['quinola-placed'],
  EVENT['quinola-forced'],
  EVENT['quinola-led'],
] as const;

const SESSION = 24;

const pairs = (one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]): boolean =>
  one.length === other.length && one.every((row, i) => row.every((card, j) => card === other[i]?.[j]));

interface LabDeals extends LabTypes {
  readonly rules: ReversisRules;
  readonly record: ReversisRecord;
  readonly played: PlainDeal;
  readonly carry: Pools;
}

const TABLE = { played: reversisTable, house };

/** Plays a deal by the careful player in every seat, with the pools `carry`; with another `draw` he imagines other deals. */
function playDealCarefully(
  seed: number,
  rules: ReversisRules,
  { carry, draw }: { readonly carry: Pools; readonly draw: number },
): PlainDeal {
  const pools = carry === NO_POOLS ? undefined : poolBalances(rules, carry);
  const record = playCarefully(TABLE, { number: seed, next: pools ? { pools } : {}, draw }, rules);
  const through = playThrough(record, rules, false);
  if (!through.ok) throw new Error(through.error.message);
  return { record, facts: through.value.played.facts, before: through.value.before };
}

/** Réversis of four in the lab. No book says how many deals a party has, so a session has 24: each player deals six times. */
export const reversisLab = makeLab<LabDeals>({
  seats: 4,
  roles: PLACES_OF_FOUR,
  events: EVENTS,
  telling: { words: 'the Quinola is lost', events: ['quinola-forced', 'quinola-led'], role: 'dealer' },
  untold: {
    'players.five':
      'Our programs play these deals with four players, so none of them shows what a fifth player changes. To see that, build a deal for five players.',
  },
  dealsOfSession: () => SESSION,
  opening: NO_POOLS,
  play: (seed, rules, pools) => plainDeal(seed, rules, 4, pools === NO_POOLS ? undefined : poolBalances(rules, pools)),
  better: { strength: 'careful', draws: true },
  playBetter: playDealCarefully,
  stakeOf: (rules) =>
    rules['pool.structure'] === 'none'
      ? 0
      : 3 * rules['pool.open.each'] +
        rules['pool.open.dealer'] +
        (rules['pool.structure'] === 'greatAndLittle'
          ? 3 * rules['little.open.each'] + rules['little.open.dealer']
          : 0),
  settle: ({ facts }, rules, pools, sink) => settle(facts, rules, pools, sink),
  recast: (pools, from, to) =>
    pools === NO_POOLS || from['pool.structure'] === to['pool.structure']
      ? pools
      : poolsFrom(to, poolBalances(from, pools)),
  inPools: ({ amounts }) => {
    let sum = 0;
    for (const amount of amounts) sum += amount;
    return sum;
  },
  rolesOf: () => ROLES_BY_PLACE,
  eachEvent: ({ facts }, rules, seen) => {
    if (quinolaCounts(rules)) seen(QUINOLA[facts.fate[GREAT]!]!);
    let fates = 0;
    let last = false;
    for (let ace = 0; ace < 4; ace++) {
      const fate = facts.fate[ace]!;
      fates |= 1 << fate;
      last ||= fate !== 0 && facts.trick[ace] === facts.tricks - 1;
    }
    if ((fates >> PLACED) & 1) seen(EVENT['ace-placed']);
    if ((fates >> FORCED) & 1) seen(EVENT['ace-forced']);
    if ((fates >> LED) & 1) seen(EVENT['ace-led']);
    if (last) seen(EVENT['ace-last']);
    const ending = endingOf(facts, rules);
    if (ending.kind === 'reversisMade') seen(EVENT['reversis-made']);
    if (ending.kind === 'reversisBroken') seen(EVENT['reversis-broken']);
    if (ending.tied) seen(EVENT.tie);
    if (espagnoletteOf(facts, rules) >= 0) seen(EVENT.espagnolette);
  },
  isSamePlay: ({ record: one }, { record: other }) =>
    pairs([one.laidOut, one.opposites, ...one.hands], [other.laidOut, other.opposites, ...other.hands]) &&
    pairs(one.plays, other.plays),
  recordOf: ({ record }) => ({ ...record, hands: record.hands.map(sortedCards) }),
});
