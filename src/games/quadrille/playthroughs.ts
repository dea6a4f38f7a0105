import { quadrille } from './game.ts';
import { nameSuit, printCard } from '#engine/cards/card.ts';
import { printBid, CONTRACTS } from './rules/bids.ts';
import { dealAnother, POLICY_LABEL } from './policy/plain-deal.ts';
import type { Frame, FrameEvent, Outcome } from './play/frame.ts';
import { judge } from './settle/judge.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { startOfPlay } from './play/play-out.ts';
import { advance, legalCards } from './play/play.ts';
import { SEATS, type QuadrilleRecord } from './record/record.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
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

const name = (seat: number | undefined): string => (seat === undefined ? 'nobody' : (SEATS[seat] ?? ''));

/** Line of the auction, of what is named and called, or of the king that changes hands. */
function agreementLine(event: FrameEvent): string | undefined {
  switch (event.kind) {
    case 'bid':
      return `  ${name(event.seat)}: ${printBid(event.bid)}${event.isSecondBid ? ' (again)' : ''}`;
    case 'contract': {
      const trump = event.trump === undefined ? 'only the black aces' : nameSuit(event.trump);
      const by = event.namedBy === undefined || event.namedBy === event.ombre ? '' : ` named by ${name(event.namedBy)}`;
      const called = event.called === undefined ? '' : `, ${printCard(event.called)} called`;
      const favourite = event.favourite ? ' in favourite' : '';
      return `  ${name(event.ombre)} plays ${CONTRACTS[event.contract] ?? ''}${favourite}: ${trump} trumps${by}${called}`;
    }
    case 'exchange':
      return `  ${name(event.ombre)} takes ${printCard(event.takes)} of ${name(event.giver)}${event.gives === undefined ? '' : ` for ${printCard(event.gives)}`}`;
    default:
      return undefined;
  }
}

/** Lines of play from the hands after the exchange, with the number of legal cards at each turn. */
function playLines(record: QuadrilleRecord, judged: Judged, rules: QuadrilleRules): readonly string[] {
  const state = startOfPlay(record, rules)?.state;
  if (!state) return [];
  return trickLines(judged, ({ card, how, discloses, undertakes }) => {
    const choices = legalCards(state, rules).length;
    advance(state, state.table.toPlay[card]!);
    return `${how}, of ${String(choices)}${discloses ? ', disclosing' : ''}${undertakes ? ', for the vole' : ''}`;
  });
}

function outcomeLine({ kind, ombre, ally, tricks, ombres, vole, premiers, ombrePaysAll }: Outcome): string {
  const side = `${name(ombre)}${ally === undefined ? '' : ` with ${name(ally)}`}`;
  const more = [
    ...(premiers ? ['premiers'] : []),
    ...(vole === 'none' ? [] : [`vole ${vole}`]),
    ...(ombrePaysAll ? ['the ombre pays for both'] : []),
  ];
  return `  ${[`${kind}: ${side}, ${String(tricks)} tricks, ${String(ombres)} the ombre’s own`, ...more].join('; ')}`;
}

/** Lines of a judged deal for a person to read: hands, auction, tricks, payments with their keys, balances. */
function printJudged(record: QuadrilleRecord, judged: Judged, rules: QuadrilleRules): readonly string[] {
  const { seats, frames, entries } = judged;
  const ante = frames[0];
  const last = frames.at(-1);
  const before = frames.findIndex(({ event }) => event.kind === 'play' || event.kind === 'end');
  const agreed = frames[before - 1]?.entries ?? 0;
  const atEnd = frames.findLast(({ event }) => event.kind !== 'end')?.entries ?? 0;
  return [
    ...underlined('Dealt'),
    ...seats.map((seat, i) => handLine(seat, ante?.hands[i] ?? [])),
    ...underlined('Staked'),
    balanceLine('before', judged.poolsBefore),
    ...entries.slice(0, ante?.entries).map(entryLine),
    balanceLine('after', ante?.pools ?? {}),
    ...underlined('Bid'),
    ...frames.flatMap(({ event }) => agreementLine(event) ?? []),
    ...entries.slice(ante?.entries, agreed).map(entryLine),
    ...underlined('Played'),
    ...playLines(record, judged, rules),
    ...underlined('Settled'),
    ...(last?.event.kind === 'end' ? [outcomeLine(last.event.outcome)] : []),
    ...entries.slice(atEnd).map(entryLine),
    balanceLine('won', judged.net),
    balanceLine('pools', judged.pools),
  ];
}

/** Text of one deal bid and played by the policy from a seed, headed by every rule in force. */
function printQuadrille(ruleSet: RuleSet<QuadrilleRules>, seed: number): string {
  const rules = valuesOf(ruleSet);
  const record = dealAnother(seed, rules);
  const title = `${ruleSet.id}: deal ${String(seed)}, counted in ${ruleSet.unit[1]}`;
  return wholeDeal({ title, label: POLICY_LABEL, rules, width: 42 }, judge(record, rules), (judged) =>
    printJudged(record, judged, rules),
  );
}

/** Kept deals: file name, rule set, seed. Each seed was chosen for what its deal shows. */
const CHOSEN: readonly KeptPlaythrough[] = [
  ['tgq-1728', 'tgq-1728', 51],
  ['tgq-1728.vole', 'tgq-1728', 468],
  ['quanti-1822', 'quanti-1822', 30],
  ['quanti-1822.vole', 'quanti-1822', 2228],
  ['mediateur-1752', 'mediateur-1752', 90],
  ['mediateur-1752.casco', 'mediateur-1752', 579],
  ['mediateur-1752.devole', 'mediateur-1752', 47],
  ['britannica-1842', 'britannica-1842', 413],
];

/** File name → text, as kept in tests/playthroughs. */
export const playthroughs = (): ReadonlyMap<string, string> => keptDeals(quadrille.ruleSets, CHOSEN, printQuadrille);
