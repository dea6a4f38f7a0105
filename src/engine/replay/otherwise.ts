import { keysOf } from '../kernel/collections.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Departure } from '../ledger/game.ts';
import { printPlace } from '../ledger/place.ts';
import type { KeyTable, RuleValue } from '../rules/key.ts';
import { digest, explained, type Again, type Paid } from './again.ts';

type Changes = Readonly<Record<string, RuleValue>>;

/** What trying other answers asks of a game. */
export interface Tried<R, Rec> {
  readonly keys: KeyTable;
  readonly settleAgain: (record: Rec, rules: R) => Result<Again<R>>;
}

/**
 * A record as its own rules have it, and as other answers would: record × question × answer, of which a cell is made when
 * it is first asked for, and once, whoever asks. `changes` are answers in place of its own, one or several; an answer that
 * is its own already changes nothing.
 */
export interface Otherwise {
  /** The questions that came up while it was played through and paid. The answers to all others may be what they like. */
  readonly asked: ReadonlySet<string>;
  /** Whether any payment is another. */
  readonly moves: (changes: Changes) => boolean;
  /** Whether something done in it is forbidden that was not, or no longer; or it could not have happened. */
  readonly forbids: (changes: Changes) => boolean;
  /** What is paid by its own rules with these changes, as it was played. */
  readonly settle: (changes: Changes) => Result<Paid>;
}

/** What some answers do to a record. */
interface Cell {
  readonly moves: boolean;
  readonly forbids: boolean;
}
const NOTHING: Cell = { moves: false, forbids: false };

const listDepartures = (departures: readonly Departure[]): string =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join();

/** Rules that remember which of them were looked at. A deal turns on nothing else: what it does not read cannot matter. */
function recorded<R extends object>(rules: R, asked: Set<string>): R {
  return new Proxy(rules, {
    get: (answers, key) => {
      if (typeof key === 'string') asked.add(key);
      return Reflect.get(answers, key) as unknown;
    },
  });
}

function makeOtherwise<R extends object, Rec>({ keys, settleAgain }: Tried<R, Rec>, record: Rec, rules: R): Otherwise {
  const askedInPlay = new Set<string>();
  const watchedInPlay = recorded(rules, askedInPlay);
  const again = settleAgain(record, watchedInPlay);
  const departures = again.ok ? again.value.departures(watchedInPlay) : undefined;
  const allowed = departures && listDepartures(departures);
  const asked = new Set(askedInPlay);
  const paid = again.ok ? digest(again.value, recorded(rules, asked)) : undefined;
  const own = rules as Changes;
  // One copy for all answers: a rules object of its own for each would take longer than the settling.
  const draft: R = { ...rules };

  const under = <T>(changes: Changes, test: () => T): T => {
    Object.assign(draft, changes);
    const found = test();
    for (const key of keysOf(changes)) Object.assign(draft, { [key]: own[key] });
    return found;
  };
  // Rules of play and of the deal may say otherwise what happened, where they were asked: then it is played through once more.
  const isOfPlay = (changes: Changes): boolean =>
    keysOf(changes).some((key) => keys[key]?.touches !== 'payment' && askedInPlay.has(key));
  const playedUnder = (changes: Changes): Result<Again<R>> => (isOfPlay(changes) ? settleAgain(record, draft) : again);

  const tried = (changes: Changes): Cell =>
    under(changes, () => {
      const then = playedUnder(changes);
      if (!then.ok) return { moves: false, forbids: true };
      const departures = isOfPlay(changes) ? then.value.departures(draft) : undefined;
      return {
        moves: digest(then.value, draft) !== paid,
        forbids: isOfPlay(changes) && (!departures || listDepartures(departures) !== allowed),
      };
    });

  const cells = new Map<string, Cell>();
  /** Of those answers the ones that could matter are tried, each set of them once. */
  const cellOf = (changes: Changes): Cell => {
    const telling = Object.entries(changes).filter(([key, value]) => asked.has(key) && value !== own[key]);
    if (allowed === undefined || telling.length === 0) return NOTHING;
    const name = telling.map((answer) => answer.join()).join(';');
    const cell = cells.get(name) ?? tried(Object.fromEntries(telling));
    cells.set(name, cell);
    return cell;
  };
  return {
    asked,
    moves: (changes) => cellOf(changes).moves,
    forbids: (changes) => cellOf(changes).forbids,
    settle: (changes) =>
      under(changes, () => {
        const then = playedUnder(changes);
        return then.ok ? ok(explained(then.value, draft)) : then;
      }),
  };
}

/** Of each record the rules it was last asked about with: pages and islands come back to it with the same. */
const kept = new WeakMap<object, { readonly rules: object; readonly otherwise: Otherwise }>();

/** A record under its rules, made ready once to be asked what other answers would do. */
export function otherwiseOf<R extends object, Rec>(game: Tried<R, Rec>, record: Rec, rules: R): Otherwise {
  const known = kept.get(record as object);
  if (known?.rules === rules) return known.otherwise;
  const otherwise = makeOtherwise(game, record, rules);
  kept.set(record as object, { rules, otherwise });
  return otherwise;
}
