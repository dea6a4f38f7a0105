import { keysOf } from '../kernel/collections.ts';
import type { Result } from '../kernel/result.ts';
import type { Departure, Judgement, Settlement } from '../ledger/game.ts';
import { printPlace } from '../ledger/place.ts';
import type { KeyTable, RuleValue } from '../rules/key.ts';
import { digest, type Again } from './again.ts';

type Changes = Readonly<Record<string, RuleValue>>;

/** What trying other answers asks of a game. */
export interface Tried<R, Rec, Frame = unknown> {
  readonly keys: KeyTable;
  readonly settleAgain: (record: Rec, rules: R) => Result<Again<R>>;
  readonly judge: (record: Rec, rules: R) => Result<Judgement<Frame>>;
  readonly settle?: ((record: Rec, rules: R) => Result<Settlement>) | undefined;
}

/**
 * A record as its own rules have it, and as other answers would: record × question × answer, of which a cell is made when
 * it is first asked for, and once, whoever asks. `changes` are answers in place of its own, one or several; an answer that
 * is its own already changes nothing.
 */
export interface Otherwise<Frame = unknown> {
  /** By its own rules. */
  readonly judged: Result<Judgement<Frame>>;
  /** The questions that came up while it was judged. The answers to all others may be what they like. */
  readonly asked: ReadonlySet<string>;
  /** Whether any payment is another. */
  readonly moves: (changes: Changes) => boolean;
  /** Whether something done in it is forbidden that was not, or no longer; or it could not have happened. */
  readonly forbids: (changes: Changes) => boolean;
  /** By its own rules with these changes, as it was played. */
  readonly settle: (changes: Changes) => Result<Settlement>;
}

const listDepartures = (departures: readonly Departure[]): string =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join();

/** Rules that remember which of them were looked at. Judging turns on nothing else: what it does not read cannot matter. */
function recorded<R extends object>(rules: R, asked: Set<string>): R {
  return new Proxy(rules, {
    get: (answers, key) => {
      if (typeof key === 'string') asked.add(key);
      return Reflect.get(answers, key) as unknown;
    },
  });
}

function makeOtherwise<R extends object, Rec, Frame>(
  { keys, settleAgain, judge, settle = judge }: Tried<R, Rec, Frame>,
  record: Rec,
  rules: R,
): Otherwise<Frame> {
  const asked = new Set<string>();
  const watched = recorded(rules, asked);
  const judged = judge(record, watched);
  const again = settleAgain(record, watched);
  const paid = again.ok ? digest(again.value, watched) : undefined;
  const allowed = judged.ok ? listDepartures(judged.value.departures) : '';
  const own = rules as Changes;
  // One copy for all answers: a rules object of its own for each would take longer than the settling.
  const draft: R = { ...rules };

  const under = <T>(changes: Changes, test: () => T): T => {
    Object.assign(draft, changes);
    const found = test();
    for (const key of keysOf(changes)) Object.assign(draft, { [key]: own[key] });
    return found;
  };
  const isMoved = (changes: Changes): boolean =>
    under(changes, () => {
      // Rules of play and of the deal may say otherwise what happened: then it is played through once more.
      const then = keysOf(changes).every((key) => keys[key]?.touches === 'payment')
        ? again
        : settleAgain(record, draft);
      return then.ok && digest(then.value, draft) !== paid;
    });
  const isForbidden = (changes: Changes): boolean =>
    keysOf(changes).some((key) => keys[key]?.touches !== 'payment') &&
    under(changes, () => {
      const then = settle(record, draft);
      return !then.ok || listDepartures(then.value.departures) !== allowed;
    });

  /** Of those answers the ones that could matter; each set of them is tried once. */
  const once = (test: (changes: Changes) => boolean): ((changes: Changes) => boolean) => {
    const found = new Map<string, boolean>();
    return (changes) => {
      const telling = Object.entries(changes).filter(([key, value]) => asked.has(key) && value !== own[key]);
      if (!judged.ok || telling.length === 0) return false;
      const name = telling.map((answer) => answer.join()).join(';');
      const is = found.get(name) ?? test(Object.fromEntries(telling));
      found.set(name, is);
      return is;
    };
  };
  return {
    judged,
    asked,
    moves: once(isMoved),
    forbids: once(isForbidden),
    settle: (changes) => settle(record, { ...rules, ...changes }),
  };
}

/** Of each record the rules it was last asked about with: pages and islands come back to it with the same. */
const kept = new WeakMap<object, { readonly rules: object; readonly otherwise: Otherwise }>();

/** A record under its rules, made ready once to be asked what other answers would do. */
export function otherwiseOf<R extends object, Rec, Frame>(
  game: Tried<R, Rec, Frame>,
  record: Rec,
  rules: R,
): Otherwise<Frame> {
  const known = kept.get(record as object);
  // A record is of one game, and its frames are that game's.
  if (known?.rules === rules) return known.otherwise as Otherwise<Frame>;
  const otherwise = makeOtherwise(game, record, rules);
  kept.set(record as object, { rules, otherwise });
  return otherwise;
}
