import { reversis } from './game.ts';
import { printCard, printCards } from '#engine/cards/card.ts';
import { judgementIn, type Judgement } from '#engine/ledger/game.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { dealAnother } from './policy/plain-deal.ts';
import type { Frame, FrameEvent, Outcome } from './play/facts.ts';
import { judge } from './settle/judge.ts';
import type { ReversisRules } from './rules/keys.ts';
import { advance, handMasks, legalCards, startDraft } from './play/play.ts';
import { POLICY_LABEL } from './policy/policy.ts';
import type { ReversisRecord } from './record/record.ts';
import {
  balanceLine,
  entryLine,
  handLine,
  underlined,
  keptDeals,
  trickLines,
  wholeDeal,
  type KeptPlaythrough,
} from '../playthrough-lines.ts';

type Judged = Judgement<Frame>;

function exchangeLine(event: FrameEvent, seats: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'exchange': {
      const seat = seats[event.seat] ?? '';
      if (event.laid === undefined)
        return `  ${seat} declines${event.looked === undefined ? '' : ` and looks at ${printCard(event.looked)}`}`;
      const took = event.took === undefined ? '' : ` and takes ${printCard(event.took)}`;
      return `  ${seat} lays out ${printCard(event.laid)}${took}`;
    }
    case 'trade':
      return `  ${seats[event.seat] ?? ''} trades ${printCard(event.gives)} for ${printCard(event.takes)} of ${seats[event.from] ?? ''}`;
    case 'opposites':
      return `  opposites give ${event.gives.map((card, seat) => `${seats[seat] ?? ''} ${card === undefined ? '–' : printCard(card)}`).join(', ')}`;
    default:
      return undefined;
  }
}

/** Lines of play from the hands at its start, with the number of legal cards at each turn. */
function playLines(judged: Judged, rules: ReversisRules): readonly string[] {
  const { frames, seats } = judged;
  const before = frames[frames.findIndex(({ event }) => event.kind === 'play') - 1];
  if (!before) return [];
  const state = startDraft(handMasks(before.hands), seats.length, before.hands[0]?.length ?? 0, []);
  return trickLines(judged, ({ card, how }) => {
    const choices = legalCards(state, rules).length;
    advance(state, card);
    return `${how}, of ${String(choices)}`;
  });
}

function outcomeLine(outcome: Outcome, seats: readonly string[]): string {
  const name = (seat: number | undefined): string => (seat === undefined ? 'nobody' : (seats[seat] ?? ''));
  const points = outcome.points.map((sum, seat) => `${name(seat)} ${String(sum)}`).join(', ');
  const espagnolette =
    outcome.espagnolette === undefined
      ? ''
      : `; ${name(outcome.espagnolette)} plays for no trick and ${outcome.kept ? 'takes none' : 'takes one'}`;
  const how = {
    partie: `partie, ${name(outcome.winner)} before ${outcome.loser === undefined ? 'everybody' : name(outcome.loser)}`,
    reversisMade: `${name(outcome.maker)} makes the reversis`,
    reversisBroken: `${name(outcome.breaker)} breaks the reversis of ${name(outcome.maker)}`,
    unfinished: 'unfinished',
  }[outcome.kind];
  return `  ${how}${espagnolette}; points ${points}; laid out ${String(outcome.laidOut)}`;
}

/** Lines of a judged deal for a person to read: hands, exchange, tricks, payments with their keys, balances. */
function printJudged(record: ReversisRecord, judged: Judged, rules: ReversisRules): readonly string[] {
  const { seats, frames, entries } = judged;
  const ante = frames[0];
  const last = frames[frames.length - 1];
  const atEnd = frames.findLast(({ event }) => event.kind === 'play')?.entries ?? 0;
  const exchange = frames.flatMap(({ event }) => exchangeLine(event, seats) ?? []);
  const outcome = last?.event.kind === 'end' ? [outcomeLine(last.event.outcome, seats)] : [];
  return [
    ...underlined('Dealt'),
    ...seats.map((seat, i) => handLine(seat, ante?.hands[i] ?? [])),
    ...(record.talon.length > 0 ? [`  talon   ${printCards(record.talon)}`] : []),
    ...underlined('Staked'),
    balanceLine('before', judged.poolsBefore),
    ...entries.slice(0, ante?.entries).map(entryLine),
    balanceLine('after', ante?.pools ?? {}),
    ...(exchange.length > 0 ? [...underlined('Exchanged'), ...exchange] : []),
    ...underlined('Played'),
    ...playLines(judged, rules),
    ...underlined('Settled'),
    ...outcome,
    ...entries.slice(atEnd).map(entryLine),
    balanceLine('won', judged.net),
    balanceLine('pools', judged.pools),
  ];
}

/** Text of one deal played by the policy from a seed, headed by every rule in force. */
function printReversis(ruleSet: RuleSet<ReversisRules>, seed: number, players?: number): string {
  const rules = valuesOf(ruleSet);
  const record = dealAnother(seed, rules, players === 5 ? 5 : 4);
  const title = `${ruleSet.id}: deal ${String(seed)}, ${players === 5 ? 'five' : 'four'} players, counted in ${ruleSet.unit[1]}`;
  return wholeDeal({ title, label: POLICY_LABEL, rules, width: 32 }, judge(record, rules), (judged) =>
    printJudged(record, judgementIn(ruleSet, judged), rules),
  );
}

/** Kept deals: file name, rule set, seed. Each seed was chosen for what its deal shows. */
const CHOSEN: readonly KeptPlaythrough[] = [
  ['ancient', 'ancient', 1],
  ['lpjr-1634', 'lpjr-1634', 1168],
  ['lpjr-1634.five', 'lpjr-1634', 788, 5],
  ['maison-1659', 'maison-1659', 1],
  ['encyclopedie-1765', 'encyclopedie-1765', 16],
  ['encyclopedie-1765.five', 'encyclopedie-1765', 62, 5],
  ['almanach-1785', 'almanach-1785', 448],
  ['almanach-1785.reversis', 'almanach-1785', 326],
  // The same cards as the next deal, by its parent.
  ['hoyle-1847', 'hoyle-1847', 98],
  ['bohn-1850', 'bohn-1850', 98],
  ['bohn-1850.reversis-broken', 'bohn-1850', 94],
  ['parlett-2008', 'parlett-2008', 792],
  ['parlett-2008.reversis', 'parlett-2008', 440],
];

/** File name → text, as kept in tests/playthroughs. */
export const playthroughs = (): ReadonlyMap<string, string> => keptDeals(reversis.ruleSets, CHOSEN, printReversis);
