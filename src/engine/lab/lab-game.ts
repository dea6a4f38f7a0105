import { FIRST_POOL, type Payer, type Reason, type Sink } from '../ledger/sink.ts';

/** Something by which results are stated: a role, or an event of a deal. */
export interface LabName {
  readonly id: string;
  /** In words for readers: `first hand`, `the Quinola is forced`. */
  readonly words: string;
}

/** Places of four players in a deal, as roles: the deal passes, so that every player has each in turn. */
export const PLACES_OF_FOUR: readonly LabName[] = [
  { id: 'first', words: 'first hand' },
  { id: 'second', words: 'second hand' },
  { id: 'third', words: 'third hand' },
  { id: 'dealer', words: 'the dealer' },
];

/** Roles of four seats that have no role but their place, as `LabGame.rolesOf` gives them. */
export const ROLES_BY_PLACE = [[0], [1], [2], [3]];

/** Who plays in every seat: the house at one of its strengths. */
export type LabStrength = 'plain' | 'careful' | 'attentive';

/** Words for who plays, as the site's texts say it too: “our simplest computer player”. */
export const sayLabPlayer = (strength: LabStrength): string =>
  `our ${strength === 'plain' ? 'simplest' : strength} computer player`;

/** The types of one game in the lab. No value has this type. */
export interface LabTypes {
  readonly rules: object;
  readonly record: object;
  /** A played deal. */
  readonly played: unknown;
  /** What a deal leaves to the next: pools, who begins. */
  readonly carry: unknown;
}

/** What the lab needs of a game: deals by number, played without a reader and settled without a ledger. */
export interface LabGame<L extends LabTypes> {
  readonly seats: number;
  /**
   * Roles by which results are stated. A seat may have several: fourth to play, and ally. Every seat has exactly one of the
   * first `seats` roles.
   */
  readonly roles: readonly LabName[];
  readonly events: readonly LabName[];
  /** Events that together tell the character of a book (in words: `the Quinola is lost`), and the role to look at. */
  readonly telling: { readonly words: string; readonly events: readonly string[]; readonly role: string };
  /** Rules whose effect the lab cannot show, with the reason as a sentence; key → sentence. */
  readonly untold?: Readonly<Record<string, string>>;
  /** Deals of a session, after which the pools begin anew. */
  readonly dealsOfSession: (rules: L['rules']) => number;
  readonly opening: L['carry'];
  /** Plays a deal from its seed. The same seed, rules and carry give the same deal on every machine. */
  readonly play: (seed: number, rules: L['rules'], carry: L['carry']) => L['played'];
  /**
   * The better player: his name, and whether he imagines deals by chance, so that another draw may make him play differently.
   */
  readonly better: { readonly strength: LabStrength; readonly draws: boolean };
  /** Plays the deal of a seed by the better player in every seat, with the same cards or dice. */
  readonly playBetter: (
    seed: number,
    rules: L['rules'],
    at: { readonly carry: L['carry']; readonly draw: number },
  ) => L['played'];
  /** What all players together put down before a deal; 0 if the rules know no such stake. */
  readonly stakeOf: (rules: L['rules']) => number;
  /** Settles a played deal under any rules and returns what the next deal takes over. */
  readonly settle: (played: L['played'], rules: L['rules'], carry: L['carry'], sink: Sink) => L['carry'];
  /** The same carry in the form of other rules, which may have other pools. */
  readonly recast: (carry: L['carry'], from: L['rules'], to: L['rules']) => L['carry'];
  /** Counters in the pools. */
  readonly inPools: (carry: L['carry']) => number;
  /** Seat → its roles, as indices. */
  readonly rolesOf: (played: L['played']) => readonly (readonly number[])[];
  /** Calls `seen` once for each event of the deal, by index. */
  readonly eachEvent: (played: L['played'], rules: L['rules'], seen: (event: number) => void) => void;
  /** Whether two deals were dealt and played alike, card by card. */
  readonly isSamePlay: (one: L['played'], other: L['played']) => boolean;
  /** Record of the played deal, with what it took over. */
  readonly recordOf: (played: L['played'], rules: L['rules'], carry: L['carry']) => L['record'];
}

/** Payments of one occasion: deals in which it was paid, number of payments, and their sum. */
export interface OccasionTotal {
  deals: number;
  payments: number;
  amount: number;
}

/** Keeps the nets of seats and pools, and what was paid for each occasion. */
export class LabSink implements Sink, Payer {
  /** Account → net of the deal. Floating point, because pools may double without bound. */
  readonly net = new Float64Array(FIRST_POOL + 128);
  readonly paid = new Map<string, OccasionTotal>();
  private readonly seen = new Set<OccasionTotal>();

  /** Begins a deal; `paid` goes on counting. */
  begin(): void {
    this.net.fill(0);
    for (const paid of this.seen) paid.deals++;
    this.seen.clear();
  }

  /** Counts the last deal. */
  end(): void {
    this.begin();
  }

  at(): this {
    return this;
  }

  pay({ occasion }: Reason, from: number, to: number, amount: number): void {
    this.net[from]! -= amount;
    this.net[to]! += amount;
    let paid = this.paid.get(occasion);
    if (!paid) this.paid.set(occasion, (paid = { deals: 0, payments: 0, amount: 0 }));
    paid.payments++;
    paid.amount += amount;
    this.seen.add(paid);
  }
}

/** Net of all pools together: what the seats have lost. */
export function netOfPools(net: Float64Array): number {
  let seats = 0;
  for (let seat = 0; seat < FIRST_POOL; seat++) seats += net[seat]!;
  return -seats;
}
