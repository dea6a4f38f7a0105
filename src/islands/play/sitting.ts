import type { DealToPlay, Strength, Playing, PlayedGame, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Changes } from '../rules/variation-address.ts';

/** How a reader sits down: by which rules, among how many, and in which seat of the first deal. */
export interface Terms<R> {
  readonly book: RuleSet<R>;
  readonly changes: Changes;
  readonly rules: R;
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
export interface Finished<Rec> {
  readonly number: number;
  readonly record: Rec;
  /** How often the reader took something back in it. */
  readonly takenBack: number;
}

/** A reader at a table: the deals that are over, and the one under way. */
export interface Sitting<R, Rec, Act> {
  /** Tells one table from another in what is kept. */
  readonly id: string;
  readonly reader: string;
  readonly strength: Strength;
  readonly terms: Terms<R>;
  readonly finished: readonly Finished<Rec>[];
  /** The deal under way as a link, where it was not dealt from its number but begun as somebody laid it out. */
  readonly from: string | undefined;
  /** Never empty. */
  readonly moments: readonly Moment<Rec, Act>[];
  readonly takenBack: number;
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
  return { ...who, terms, finished: [], from, moments: [{ playing, done: undefined }], takenBack: 0 };
}

export const now = <R, Rec, Act>({ moments }: Sitting<R, Rec, Act>): Playing<Rec> => moments.at(-1)!.playing;

/** The reader’s seat in a deal of the session, the first being 0: where the deal passes on, one nearer to first hand in each. */
export const seatIn = ({ players, seat }: Pick<Terms<unknown>, 'players' | 'seat'>, passes: boolean, deal: number) =>
  passes ? (((seat - deal) % players) + players) % players : seat;

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

/** The table as it was before the reader’s last choice; undefined where he has made none. */
export function takeBack<R, Rec, Act>(sitting: Sitting<R, Rec, Act>, me: number): Sitting<R, Rec, Act> | undefined {
  const last = sitting.moments.findLastIndex(({ done }) => done?.seat === me);
  if (last < 0) return undefined;
  return { ...sitting, moments: sitting.moments.slice(0, last), takenBack: sitting.takenBack + 1 };
}

/** The deals that are over with the one under way, which is over too. */
export const withLast = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>): readonly Finished<Rec>[] => {
  const { number, record } = now(sitting);
  return [...sitting.finished, { number, record, takenBack: sitting.takenBack }];
};

/** The next deal, its number following; what is in the pools stays there. */
export function dealOn<R, Rec, Act>(played: Played<R, Rec, Act>, sitting: Sitting<R, Rec, Act>): Sitting<R, Rec, Act> {
  const { terms } = sitting;
  const last = now(sitting);
  const { number } = last;
  const deal = {
    number: number === MOST_NUMBER ? 0 : number + 1,
    seats: terms.players,
    next: played.next(last, terms.rules),
  };
  const playing = played.begin(deal, terms.rules);
  return {
    ...sitting,
    finished: withLast(sitting),
    from: undefined,
    moments: [{ playing, done: undefined }],
    takenBack: 0,
  };
}
