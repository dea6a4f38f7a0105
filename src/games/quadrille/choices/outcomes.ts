import type { Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { VOLE_MADE, type EndingKind } from '../play/ending.ts';
import { isCalling } from '../play/bidding/naming.ts';
import { EMPTY_RECORD, SEATS, type QuadrilleRecord, type Seat, type SuitNumber } from '../record/record.ts';
import type { Occasion } from '../record/pools.ts';
import { type Bid, BID_CONTRACT, CASCO, FORCED, MEDIATEUR, PASS } from '../rules/bids.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';
import { settleRecord } from '../settle/judge.ts';

/** A game that a seat might play, before any card is played. */
export interface GameToSettle extends Pick<QuadrilleRecord, 'pools' | 'favourite'> {
  readonly by: Seat;
  /** `PASS` for a forced spadille. */
  readonly bid: Bid;
  /** Undefined in grandissimo and devole. */
  readonly trump: SuitNumber | undefined;
  /** Whether a king of one's own is called. */
  readonly ownKing?: boolean;
  /** Médiateur: the king asked for, if known. */
  readonly call?: Card | undefined;
}

/** What the ombre wins or pays for every number of tricks in a range. */
export interface TrickOutcome {
  /** Fewest and most tricks of the ombre's side. */
  readonly fewest: number;
  readonly most: number;
  readonly kind: EndingKind;
  /** Whether a vole is made and paid. */
  readonly isVole: boolean;
  /** Net of the ombre without the ante, in the rule set's unit. */
  readonly net: number;
  /** Rule keys of his payments, those of the larger first. */
  readonly keys: readonly QuadrilleKey[];
}

/** Contract of a game to settle. */
export const contractOf = ({ bid }: Pick<GameToSettle, 'bid'>): number =>
  bid === PASS ? FORCED : (BID_CONTRACT[bid] ?? FORCED);

/** Tricks below which an ombre with an ally pays for both. */
export const ownTricksNeeded = (contract: number, rules: QuadrilleRules): number =>
  contract === FORCED
    ? rules['lost.minimum.forced']
    : contract === CASCO
      ? rules['lost.minimum.casco']
      : rules['lost.minimum.alliance'];

/** The record of a game known by its outcome: no matadors, no first six tricks unless all ten are taken. */
function recordOf(game: GameToSettle, tricks: number, rules: QuadrilleRules): QuadrilleRecord {
  const { by, bid, trump, ownKing = false, call, pools, favourite } = game;
  const contract = contractOf(game);
  const other = (by + 2) % 4;
  const isAllied = isCalling(contract) && contract !== MEDIATEUR && !ownKing;
  // With an ally the ombre takes what he must, or half.
  const own = isAllied ? Math.min(tricks, Math.max(ownTricksNeeded(contract, rules), Math.ceil(tricks / 2))) : tricks;
  const taken = SEATS.map((_, seat) =>
    seat === by ? own : seat === other ? tricks - own : seat === (by + 1) % 4 ? 10 - tricks : 0,
  );
  return {
    ...EMPTY_RECORD,
    pools,
    favourite,
    contract: { by, bid },
    trump,
    call,
    result: {
      ally: isAllied ? other : undefined,
      ownKing,
      tricks: taken,
      matadors: [0, 0],
      premiers: false,
      vole: undefined,
      giver: contract === MEDIATEUR ? other : undefined,
      shown: false,
      kingHidden: false,
      highest: [],
    },
  };
}

const isOf = (entry: Entry, seat: string): boolean => entry.from === seat || entry.to === seat;

function outcomeAt(game: GameToSettle, tricks: number, rules: QuadrilleRules): TrickOutcome | undefined {
  const settled = settleRecord(recordOf(game, tricks, rules), rules);
  if (!settled.ok) return undefined;
  const { settlement, deal } = settled.value;
  const me = SEATS[game.by] ?? '';
  const own = (settlement.entries as readonly Entry<Occasion, QuadrilleKey>[]).filter(
    (entry) => entry.at.phase !== 'ante' && isOf(entry, me),
  );
  const net = own.reduce((sum, { to, amount }) => sum + (to === me ? amount : -amount), 0);
  const keys = new Set(own.toSorted((a, b) => b.amount - a.amount).flatMap((entry) => entry.keys));
  const { kind, vole } = deal.ending;
  return { fewest: tricks, most: tricks, kind, isVole: vole === VOLE_MADE, net, keys: [...keys] };
}

/**
 * Settles a game for every number of tricks from ten to none, without matadors; equal neighbours are one outcome. With an ally
 * the ombre takes the tricks that the book asks of himself.
 */
export function outcomesOf(game: GameToSettle, rules: QuadrilleRules): readonly TrickOutcome[] {
  const outcomes: TrickOutcome[] = [];
  for (const tricks of range(11).toReversed()) {
    const one = outcomeAt(game, tricks, rules);
    if (!one || one.kind === 'unfinished') continue;
    const last = outcomes.at(-1);
    const isLike = last?.kind === one.kind && last.isVole === one.isVole && last.net === one.net;
    if (isLike && last.fewest === tricks + 1) outcomes.splice(-1, 1, { ...last, fewest: tricks });
    else outcomes.push(one);
  }
  return outcomes;
}

/** Whether another answer to one of these keys would change the sum of an outcome. */
export const dependsOn = (
  game: GameToSettle,
  { most, net }: Pick<TrickOutcome, 'most' | 'net'>,
  rules: QuadrilleRules,
  answers: Readonly<Partial<Record<QuadrilleKey, readonly unknown[]>>>,
): boolean =>
  Object.entries(answers).some(([key, values]) =>
    values.some((value) => {
      const other = outcomeAt(game, most, { ...rules, [key]: value });
      return other !== undefined && other.net !== net;
    }),
  );
