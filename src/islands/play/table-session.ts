import type { GameTypes } from '#engine/ledger/game.ts';
import type { DealToPlay, Strength, DealInPlay, TableGame, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { isSameRules, type ReaderChanges } from '../rules/rule-words.ts';

/** The reader's changes to the book, and the rules in force. */
export interface RulesInForce<R> {
  readonly changes: ReaderChanges;
  readonly rules: R;
}

/** Terms of a session: rules, number of players, and the reader's seat in the first deal. */
export interface SeatTerms<R> extends RulesInForce<R> {
  readonly book: RuleSet<R>;
  readonly players: number;
  readonly seat: number;
  /** Handicap given before the first throw; undefined for none. */
  readonly given?: TableHandicap | undefined;
}

/** A handicap that one player gives another in every deal of a session. */
export interface TableHandicap {
  readonly id: string;
  /** The seat that receives it; below, the predicate: “receives the dice”. */
  readonly to: string;
  readonly says: string;
  /** Start of the first deal with it. */
  readonly next: DealToPlay['next'];
}

/** A state of the current deal, with the act and seat that led to it; the first state was dealt. */
export interface TableMoment<Rec, Act> {
  readonly playing: DealInPlay<Rec>;
  readonly done: { readonly act: Act; readonly seat: number } | undefined;
}

/** A finished deal. */
export interface FinishedDeal<G extends GameTypes> {
  readonly number: number;
  readonly record: G['record'];
  /** Rules it was played by. */
  readonly by: RulesInForce<G['rules']>;
  /** Number of times the reader took something back. */
  readonly takenBack: number;
  /** Whether the house played the reader's last cards. */
  readonly isPlayedOut: boolean;
}

/** A reader's session at a table: finished deals and the current one. */
export interface TableSession<G extends GameTypes> {
  /** Id in storage. */
  readonly id: string;
  readonly reader: string;
  readonly strength: Strength;
  /** Place → the name that the reader gave it: `Left` → “Anne”. */
  readonly names: Readonly<Record<string, string>>;
  /** Terms of the current deal. */
  readonly terms: SeatTerms<G['rules']>;
  /** Terms of the next deal, if the reader changed a rule. */
  readonly coming: SeatTerms<G['rules']> | undefined;
  readonly finished: readonly FinishedDeal<G>[];
  /** Link to the current deal if it was prepared by hand rather than dealt from a number. */
  readonly from: string | undefined;
  /** Never empty. */
  readonly moments: readonly TableMoment<G['record'], G['act']>[];
  readonly takenBack: number;
  /** Number of moments when the reader left the rest to the house. */
  readonly playedOut: number | undefined;
}

export const MOST_NUMBER = 999_999_999;

/** A prepared deal, possibly with cards already played: as a link, and as a record. */
export interface LaidOutDeal<Rec> {
  readonly link: string;
  readonly playing: DealInPlay<Rec>;
}

/** Starts a session with a deal number or a prepared deal. */
export function startSession<G extends GameTypes>(
  played: TableGame<G>,
  terms: SeatTerms<G['rules']>,
  deal: number | LaidOutDeal<G['record']>,
  who: Pick<TableSession<G>, 'id' | 'reader' | 'strength' | 'names'>,
): TableSession<G> {
  const isNumber = typeof deal === 'number';
  const next = terms.given?.next ?? {};
  const playing = isNumber ? played.begin({ number: deal, seats: terms.players, next }, terms.rules) : deal.playing;
  const from = isNumber ? undefined : deal.link;
  return { ...who, terms, coming: undefined, finished: [], from, ...sessionWith(playing) };
}

/** A deal without any act. */
const sessionWith = <G extends GameTypes>(
  playing: DealInPlay<G['record']>,
): Pick<TableSession<G>, 'moments' | 'takenBack' | 'playedOut'> => ({
  moments: [{ playing, done: undefined }],
  takenBack: 0,
  playedOut: undefined,
});

export const now = <G extends GameTypes>({ moments }: TableSession<G>): DealInPlay<G['record']> =>
  moments.at(-1)!.playing;

/**
 * The reader's seat in a deal of the session (from 0); where the deal passes on, it moves one nearer to first hand each
 * time.
 */
export const seatIn = (
  { players, seat }: Pick<SeatTerms<unknown>, 'players' | 'seat'>,
  passes: boolean,
  deal: number,
) => (passes ? (((seat - deal) % players) + players) % players : seat);

/** Sets the rules of the next deal; undefined if they equal the current ones. */
export const turnRules = <G extends GameTypes>(
  session: TableSession<G>,
  terms: SeatTerms<G['rules']>,
): TableSession<G> => ({
  ...session,
  coming: isSameRules(terms.changes, session.terms.changes) ? undefined : terms,
});

/** The turn to play. */
export const turnOf = <G extends GameTypes>(
  played: TableGame<G>,
  session: TableSession<G>,
): Turn<G['act']> | undefined => played.turn(now(session), session.terms.rules);

/** The session after the next act. */
export function applyAct<G extends GameTypes>(
  played: TableGame<G>,
  session: TableSession<G>,
  act: G['act'],
): TableSession<G> {
  const seat = turnOf(played, session)?.seat;
  if (seat === undefined) return session;
  const playing = played.act(now(session), act, session.terms.rules);
  return { ...session, moments: [...session.moments, { playing, done: { act, seat } }] };
}

/** Lets the house play the rest of the deal, including the reader's cards. */
export const finishByHouse = <G extends GameTypes>(session: TableSession<G>): TableSession<G> => ({
  ...session,
  playedOut: session.moments.length,
});

/**
 * Index of the moment after the reader's last real choice; leaving the rest to the house counts as one. −1 if there is
 * none.
 */
export function lastChoice<G extends GameTypes>(
  played: TableGame<G>,
  { moments, playedOut, terms }: TableSession<G>,
  me: number,
): number {
  if (playedOut !== undefined) return playedOut;
  const isChosen = (i: number): boolean => (played.turn(moments[i - 1]!.playing, terms.rules)?.legal.length ?? 0) > 1;
  return moments.findLastIndex(({ done }, i) => done?.seat === me && isChosen(i));
}

/** The session before the reader's last choice; undefined if there is none. */
export function takeBackChoice<G extends GameTypes>(
  played: TableGame<G>,
  session: TableSession<G>,
  me: number,
): TableSession<G> | undefined {
  const { moments, takenBack } = session;
  const choice = lastChoice(played, session, me);
  if (choice < 0) return undefined;
  return { ...session, moments: moments.slice(0, choice), takenBack: takenBack + 1, playedOut: undefined };
}

/** Finished deals including the current one, which must be over. */
export const withLast = <G extends GameTypes>(session: TableSession<G>): readonly FinishedDeal<G>[] => {
  const { number, record } = now(session);
  const { finished, terms, takenBack, playedOut } = session;
  const { changes, rules } = terms;
  return [...finished, { number, record, by: { changes, rules }, takenBack, isPlayedOut: playedOut !== undefined }];
};

/** Start of a session's next deal: what the last one left, or the handicap at the first. */
export function leftTo<G extends GameTypes>(
  played: TableGame<G>,
  terms: Pick<SeatTerms<G['rules']>, 'given'>,
  finished: readonly FinishedDeal<G>[],
): DealToPlay['next'] {
  const last = finished.at(-1);
  if (!last) return terms.given?.next ?? {};
  return played.next({ number: last.number, record: last.record, declined: [] }, last.by.rules);
}

/** Starts the next deal, with the next number and the coming rules; pools carry over. */
export function dealOn<G extends GameTypes>(played: TableGame<G>, session: TableSession<G>): TableSession<G> {
  const { coming, terms: last } = session;
  const terms = coming ?? last;
  const finished = withLast(session);
  const { number } = now(session);
  const deal = {
    number: number === MOST_NUMBER ? 0 : number + 1,
    seats: terms.players,
    next: leftTo(played, terms, finished),
  };
  const playing = played.begin(deal, terms.rules);
  return { ...session, terms, coming: undefined, finished, from: undefined, ...sessionWith(playing) };
}

/** Starts the current deal again under the coming rules. `laidOut` is its new form, if it was prepared by hand. */
export function dealAnew<G extends GameTypes>(
  played: TableGame<G>,
  session: TableSession<G>,
  laidOut?: LaidOutDeal<G['record']>,
): TableSession<G> {
  const { coming, terms: last, finished } = session;
  const terms = coming ?? last;
  const { number } = now(session);
  const playing =
    laidOut?.playing ??
    played.begin({ number, seats: terms.players, next: leftTo(played, terms, finished) }, terms.rules);
  return { ...session, terms, coming: undefined, from: laidOut?.link, ...sessionWith(playing) };
}
