import type { DealToPlay, Strength, Playing, PlayedGame, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { isSameRules, type Changes } from '../rules/changes.ts';

/** The rules of a deal: what the reader has turned of the book’s, and what is then in force. */
export interface Ruled<R> {
  readonly changes: Changes;
  readonly rules: R;
}

/** How a reader sits down: by which rules, among how many, and in which seat of the first deal. */
export interface Terms<R> extends Ruled<R> {
  readonly book: RuleSet<R>;
  readonly players: number;
  readonly seat: number;
  /** What one gives another before the first throw; undefined for nothing. */
  readonly given?: Given | undefined;
}

/** An advantage that one player gives another in every deal of a session. */
export interface Given {
  readonly id: string;
  /** “Black receives the dice”. */
  readonly says: string;
  /** What the first deal then begins from. */
  readonly next: DealToPlay['next'];
}

/** A state of the deal under way, and the act that led to it, with whose it was; the first was dealt. */
export interface Moment<Rec, Act> {
  readonly playing: Playing<Rec>;
  readonly done: { readonly act: Act; readonly seat: number } | undefined;
}

/** A deal that is over. */
export interface Finished<R, Rec> {
  readonly number: number;
  readonly record: Rec;
  /** By which rules it was played. */
  readonly by: Ruled<R>;
  /** How often the reader took something back in it. */
  readonly takenBack: number;
  /** Whether the house played the reader’s last cards too. */
  readonly isPlayedOut: boolean;
}

/** A reader at a table: the deals that are over, and the one under way. */
export interface Sitting<R, Rec, Act> {
  /** Tells one table from another in what is kept. */
  readonly id: string;
  readonly reader: string;
  readonly strength: Strength;
  /** Those of the deal under way. */
  readonly terms: Terms<R>;
  /** Those of the next, where the reader has turned a rule meanwhile. */
  readonly coming: Terms<R> | undefined;
  readonly finished: readonly Finished<R, Rec>[];
  /** The deal under way as a link, where it was not dealt from its number but begun as somebody laid it out. */
  readonly from: string | undefined;
  /** Never empty. */
  readonly moments: readonly Moment<Rec, Act>[];
  readonly takenBack: number;
  /** How many moments there were when the reader left the rest to the house. */
  readonly playedOut: number | undefined;
}

type Played<R, Rec, Act> = Pick<PlayedGame<R, Rec, Act, unknown>, 'begin' | 'turn' | 'act' | 'next'>;

export const MOST_NUMBER = 999_999_999;

/** A deal that somebody has laid out, perhaps with its first cards played: as a link, and as it stands. */
export interface LaidOut<Rec> {
  readonly link: string;
  readonly playing: Playing<Rec>;
}

/** A reader sits down to a deal: of a number, or as it was laid out. */
export function sitDown<R, Rec, Act>(
  played: Played<R, Rec, Act>,
  terms: Terms<R>,
  deal: number | LaidOut<Rec>,
  who: Pick<Sitting<R, Rec, Act>, 'id' | 'reader' | 'strength'>,
): Sitting<R, Rec, Act> {
  const isNumber = typeof deal === 'number';
  const next = terms.given?.next ?? {};
  const playing = isNumber ? played.begin({ number: deal, seats: terms.players, next }, terms.rules) : deal.playing;
  const from = isNumber ? undefined : deal.link;
  return { ...who, terms, coming: undefined, finished: [], from, ...begunWith(playing) };
}

/** A deal of which nothing has been played yet. */
const begunWith = <R, Rec, Act>(
  playing: Playing<Rec>,
): Pick<Sitting<R, Rec, Act>, 'moments' | 'takenBack' | 'playedOut'> => ({
  moments: [{ playing, done: undefined }],
  takenBack: 0,
  playedOut: undefined,
});

export const now = <R, Rec, Act>({ moments }: Sitting<R, Rec, Act>): Playing<Rec> => moments.at(-1)!.playing;

/** The reader’s seat in a deal of the session, the first being 0: where the deal passes on, one nearer to first hand in each. */
export const seatIn = ({ players, seat }: Pick<Terms<unknown>, 'players' | 'seat'>, passes: boolean, deal: number) =>
  passes ? (((seat - deal) % players) + players) % players : seat;

/** The rules as the next deal is to have them; those of the deal under way are none to come. */
export const turnRules = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>, terms: Terms<R>): Sitting<R, Rec, Act> => ({
  ...sitting,
  coming: isSameRules(terms.changes, sitting.terms.changes) ? undefined : terms,
});

/** Whose turn it is. */
export const turnOf = <R, Rec, Act>(
  played: Played<R, Rec, Act>,
  sitting: Sitting<R, Rec, Act>,
): Turn<Act> | undefined => played.turn(now(sitting), sitting.terms.rules);

/** The table after an act of whoever’s turn it is. */
export function does<R, Rec, Act>(
  played: Played<R, Rec, Act>,
  sitting: Sitting<R, Rec, Act>,
  act: Act,
): Sitting<R, Rec, Act> {
  const seat = turnOf(played, sitting)?.seat;
  if (seat === undefined) return sitting;
  const playing = played.act(now(sitting), act, sitting.terms.rules);
  return { ...sitting, moments: [...sitting.moments, { playing, done: { act, seat } }] };
}

/** The house plays what is left of the deal, the reader’s own cards too. */
export const playOut = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>): Sitting<R, Rec, Act> => ({
  ...sitting,
  playedOut: sitting.moments.length,
});

/** The moment made by the reader’s last choice, what leaves no choice passed over, and to leave the rest to the house being one; −1 for none. */
export function lastChoice<R, Rec, Act>(
  played: Pick<PlayedGame<R, Rec, Act, unknown>, 'turn'>,
  { moments, playedOut, terms }: Sitting<R, Rec, Act>,
  me: number,
): number {
  if (playedOut !== undefined) return playedOut;
  const isChosen = (i: number): boolean => (played.turn(moments[i - 1]!.playing, terms.rules)?.legal.length ?? 0) > 1;
  return moments.findLastIndex(({ done }, i) => done?.seat === me && isChosen(i));
}

/** The table as it was before the reader’s last choice; undefined where he has made none. */
export function takeBack<R, Rec, Act>(
  played: Pick<PlayedGame<R, Rec, Act, unknown>, 'turn'>,
  sitting: Sitting<R, Rec, Act>,
  me: number,
): Sitting<R, Rec, Act> | undefined {
  const { moments, takenBack } = sitting;
  const choice = lastChoice(played, sitting, me);
  if (choice < 0) return undefined;
  return { ...sitting, moments: moments.slice(0, choice), takenBack: takenBack + 1, playedOut: undefined };
}

/** The deals that are over with the one under way, which is over too. */
export const withLast = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>): readonly Finished<R, Rec>[] => {
  const { number, record } = now(sitting);
  const { finished, terms, takenBack, playedOut } = sitting;
  const { changes, rules } = terms;
  return [...finished, { number, record, by: { changes, rules }, takenBack, isPlayedOut: playedOut !== undefined }];
};

/** What a deal of a sitting begins from: what the last one left, or at the first what is given. */
export function leftTo<R, Rec>(
  played: Pick<PlayedGame<R, Rec, unknown, unknown>, 'next'>,
  terms: Pick<Terms<R>, 'given'>,
  finished: readonly Finished<R, Rec>[],
): DealToPlay['next'] {
  const last = finished.at(-1);
  if (!last) return terms.given?.next ?? {};
  return played.next({ number: last.number, record: last.record, declined: [] }, last.by.rules);
}

/** The next deal, its number following, by the rules that are to come; what is in the pools stays there. */
export function dealOn<R, Rec, Act>(played: Played<R, Rec, Act>, sitting: Sitting<R, Rec, Act>): Sitting<R, Rec, Act> {
  const { coming, terms: last } = sitting;
  const terms = coming ?? last;
  const finished = withLast(sitting);
  const { number } = now(sitting);
  const deal = {
    number: number === MOST_NUMBER ? 0 : number + 1,
    seats: terms.players,
    next: leftTo(played, terms, finished),
  };
  const playing = played.begin(deal, terms.rules);
  return { ...sitting, terms, coming: undefined, finished, from: undefined, ...begunWith(playing) };
}

/** The deal under way once more, by the rules that are to come. `laidOut`: as it then is, where it was laid out and not dealt. */
export function dealAnew<R, Rec, Act>(
  played: Played<R, Rec, Act>,
  sitting: Sitting<R, Rec, Act>,
  laidOut?: LaidOut<Rec>,
): Sitting<R, Rec, Act> {
  const { coming, terms: last, finished } = sitting;
  const terms = coming ?? last;
  const { number } = now(sitting);
  const playing =
    laidOut?.playing ??
    played.begin({ number, seats: terms.players, next: leftTo(played, terms, finished) }, terms.rules);
  return { ...sitting, terms, coming: undefined, from: laidOut?.link, ...begunWith(playing) };
}
