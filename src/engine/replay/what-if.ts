import { keysOf, memoizeByIdentity } from '../kernel/collections.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Departure } from '../ledger/game.ts';
import { printPlace } from '../ledger/place.ts';
import type { KeyTable } from '../rules/key.ts';
import type { Changes } from '../rules/rule-set.ts';
import { paymentsHash, explained, type ReplayedDeal, type DealPayments } from './replay.ts';

/** What trying other answers needs of a game. */
export interface WhatIfGame<R, Rec> {
  readonly keys: KeyTable;
  readonly settleAgain: (record: Rec, rules: R) => Result<ReplayedDeal<R>>;
}

/**
 * Compares a record under its own rules with the same record under changed ones. Results are computed on demand and
 * cached. `changes` replaces one or more answers; a change to the same answer has no effect.
 */
export interface WhatIf {
  /** Keys that were read while the record was replayed and settled. Other keys cannot affect it. */
  readonly keysRead: ReadonlySet<string>;
  /** Whether the changes alter any payment. */
  readonly moves: (changes: Changes) => boolean;
  /** Whether the changes alter which acts are departures, or make the record impossible. */
  readonly forbids: (changes: Changes) => boolean;
  /** Payments of the record as played, with these changes to its rules. */
  readonly settle: (changes: Changes) => Result<DealPayments>;
}

/** Effect of some changes on a record. */
interface EffectOfChanges {
  readonly moves: boolean;
  readonly forbids: boolean;
}
const NOTHING: EffectOfChanges = { moves: false, forbids: false };

const listDepartures = (departures: readonly Departure[]): string =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join();

/** Wraps rules and records which keys are read. A deal depends on no other key. */
function recordReads<R extends object>(rules: R, keysRead: Set<string>): R {
  return new Proxy(rules, {
    get: (answers, key) => {
      if (typeof key === 'string') keysRead.add(key);
      return Reflect.get(answers, key) as unknown;
    },
  });
}

function makeWhatIf<R extends object, Rec>({ keys, settleAgain }: WhatIfGame<R, Rec>, record: Rec, rules: R): WhatIf {
  const keysReadInPlay = new Set<string>();
  const rulesInPlay = recordReads(rules, keysReadInPlay);
  const replay = settleAgain(record, rulesInPlay);
  const departures = replay.ok ? replay.value.departures(rulesInPlay) : undefined;
  const ownDepartures = departures && listDepartures(departures);
  const keysRead = new Set(keysReadInPlay);
  const paid = replay.ok ? paymentsHash(replay.value, recordReads(rules, keysRead)) : undefined;
  const own = rules as Changes;
  // One draft for all trials: a new rules object for each would cost more than the settlement.
  const draft: R = { ...rules };

  const under = <T>(changes: Changes, test: () => T): T => {
    Object.assign(draft, changes);
    const found = test();
    for (const key of keysOf(changes)) Object.assign(draft, { [key]: own[key] });
    return found;
  };
  // If a rule of play or dealing that was read changes, the record must be replayed.
  const isOfPlay = (changes: Changes): boolean =>
    keysOf(changes).some((key) => keys[key]?.touches !== 'payment' && keysReadInPlay.has(key));
  const replayUnder = (changes: Changes): Result<ReplayedDeal<R>> =>
    isOfPlay(changes) ? settleAgain(record, draft) : replay;

  const tryChanges = (changes: Changes): EffectOfChanges =>
    under(changes, () => {
      const then = replayUnder(changes);
      if (!then.ok) return { moves: false, forbids: true };
      const departures = isOfPlay(changes) ? then.value.departures(draft) : undefined;
      return {
        moves: paymentsHash(then.value, draft) !== paid,
        forbids: isOfPlay(changes) && (!departures || listDepartures(departures) !== ownDepartures),
      };
    });

  const cells = new Map<string, EffectOfChanges>();
  /** Keeps only the changes that can matter and tries each set of them once. */
  const cellOf = (changes: Changes): EffectOfChanges => {
    const telling = Object.entries(changes).filter(([key, value]) => keysRead.has(key) && value !== own[key]);
    if (ownDepartures === undefined || telling.length === 0) return NOTHING;
    const name = telling.map((answer) => answer.join()).join(';');
    const cell = cells.get(name) ?? tryChanges(Object.fromEntries(telling));
    cells.set(name, cell);
    return cell;
  };
  return {
    keysRead,
    moves: (changes) => cellOf(changes).moves,
    forbids: (changes) => cellOf(changes).forbids,
    settle: (changes) =>
      under(changes, () => {
        const then = replayUnder(changes);
        return then.ok ? ok(explained(then.value, draft)) : then;
      }),
  };
}

const cache = memoizeByIdentity((_record: object, _rules: object, make: () => WhatIf) => make());

/** Prepares a record for questions about other answers. */
export const whatIfOf = <R extends object, Rec>(game: WhatIfGame<R, Rec>, record: Rec, rules: R): WhatIf =>
  cache(record as object, rules, () => makeWhatIf(game, record, rules));
