import { revertier } from './game.ts';
import { printMen, PLAYERS, printPositionId } from '#engine/tables/position.ts';
import { printThrow } from '#engine/tables/play.ts';
import type { Frame } from './play/frame.ts';
import { judge } from './settle/judge.ts';
import type { RevertierRules } from './rules/keys.ts';
import { POLICY_LABEL, sampleGame } from './policy/sample-game.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import {
  balanceLine,
  entryLine,
  underlined,
  keptDeals,
  wholeDeal,
  type KeptPlaythrough,
} from '../playthrough-lines.ts';

/** Throws between two printed boards. */
const EVERY = 20;

function throwLines({ at, event, position }: Frame, i: number): readonly string[] {
  if (event.kind === 'start') {
    const dice = event.by?.kind === 'dice' ? event.by.dice.map((pair) => pair.join('-')).join(', ') : 'none';
    return [`  dice for the beginning, White’s first: ${dice}; ${PLAYERS[event.player]} begins`];
  }
  if (event.kind === 'end') return [];
  const { player, dice, play, pass, unplayed, choices } = event;
  const more = [
    `of ${String(choices)}`,
    ...(pass === undefined ? [] : [pass]),
    ...(unplayed > 0 && pass === undefined ? [`${String(unplayed)} not played`] : []),
  ];
  const line = `  ${printPlace(at).padEnd(7)}${PLAYERS[player].padEnd(7)}${printThrow(dice)}  ${play ?? ''}  (${more.join(', ')})`;
  const board = PLAYERS.map((name, side) => `        ${name}  ${printMen(position.men[side === 0 ? 0 : 1])}`);
  return i % EVERY === 0 ? [line, `        ${printPositionId(position)}`, ...board] : [line];
}

function printJudged({ frames, entries, net }: Judgement<Frame>): readonly string[] {
  const end = frames.at(-1)?.event;
  const { kind, winner } = end?.kind === 'end' ? end.outcome : { kind: 'unfinished', winner: undefined };
  return [
    ...underlined('Played'),
    ...frames.flatMap(throwLines),
    ...underlined('Settled'),
    `  ${kind}: ${winner === undefined ? 'nobody' : PLAYERS[winner]} wins`,
    ...entries.map(entryLine),
    balanceLine('won', net),
  ];
}

/** Text of one game thrown and played by the policy from a seed, headed by every rule in force. */
function printRevertier(ruleSet: RuleSet<RevertierRules>, seed: number): string {
  const rules = valuesOf(ruleSet);
  const title = `${ruleSet.id}: game ${String(seed)}, counted in ${ruleSet.unit[1]}`;
  return wholeDeal(
    { title, label: POLICY_LABEL, rules, width: 20 },
    judge(sampleGame(seed, rules), rules),
    printJudged,
  );
}

/** Kept games: file name, rule set, seed. Each seed was chosen for what its game shows. */
const CHOSEN: readonly KeptPlaythrough[] = [
  ['revertier-1792', 'revertier-1792', 12],
  ['revertier-1792.shut-out', 'revertier-1792', 7],
];

/** File name → text, as kept in tests/playthroughs. */
export const playthroughs = (): ReadonlyMap<string, string> => keptDeals(revertier.ruleSets, CHOSEN, printRevertier);
