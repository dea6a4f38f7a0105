import { isOmbreSide, type Facts } from '#games/quadrille/play/facts.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '#games/quadrille/record/record.ts';
import { MEDIATEUR, PASS } from '#games/quadrille/rules/bids.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { NO_SUIT } from '#games/quadrille/rules/ranks.ts';
import { oddGoesByHeld } from '#games/quadrille/settle/settle.ts';

/** The same deal given by its outcome. */
export function reportedRecord(record: QuadrilleRecord, facts: Facts, rules: QuadrilleRules): QuadrilleRecord {
  const high = record.bids.findLast(({ bid }) => bid !== PASS);
  // Counters kept over may be claimed by any seat.
  const waits = (record.pools?.['odd'] ?? 0) > 0;
  const highest = waits && oddGoesByHeld(facts.contract, rules) ? facts.highestHeld : facts.highest;
  const order = [0, 1, 2, 3].filter((seat) => (waits || !isOmbreSide(facts, seat)) && highest[seat]! >= 0);
  return {
    ...EMPTY_RECORD,
    contract: { by: facts.ombre, bid: high?.bid ?? PASS },
    trump: facts.trump === NO_SUIT ? undefined : facts.trump,
    // The price of a king may depend on its suit.
    call: facts.contract === MEDIATEUR ? record.call : undefined,
    favourite: record.favourite,
    pools: record.pools,
    result: {
      ally: facts.ally < 0 ? undefined : facts.ally,
      ownKing: facts.ownKing,
      tricks: facts.taken,
      matadors: facts.trump === NO_SUIT ? [0, 0] : rules['matadors.counted'] === 'dealt' ? facts.dealt : facts.held,
      premiers: facts.straight >= 6,
      vole:
        // If leave need not be asked, a side may continue although the ally refused.
        facts.straight >= 6 && facts.seventhLed
          ? 'undertaken'
          : facts.straight >= 6 && facts.leaveRefused
            ? 'refused'
            : undefined,
      giver: facts.contract === MEDIATEUR ? facts.giver : undefined,
      shown: rules['vole.shown.known'] === 'counts' ? facts.allyShown : facts.unknownAllyShown,
      kingHidden: !facts.kingPlayed,
      highest: order.sort((a, b) => highest[b]! - highest[a]!),
    },
  };
}
