import { nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import type { Frame, FrameEvent, Outcome, Tie, TieBreak } from '../play/facts.ts';
import type { Seat, SeatName } from '../record/record.ts';
import { listed, type NonEmpty } from '#engine/kernel/collections.ts';
import type { Entry, Account } from '#engine/ledger/sink.ts';
import { does, namingBy, YOU, type Naming, type SeatNames, type Subject } from '#engine/wording/seat-names.ts';
import { counted, type Unit, sentence, type Part } from '#engine/wording/sentence.ts';
import { sayPool, sayCard, type Quinolas, sayAccount } from './names.ts';

/** What a sentence depends on besides its step. */
export interface FrameWords {
  readonly seats: readonly SeatName[];
  readonly unit: Unit;
  /** Two for a book with a little pool and one for any other, if not given. */
  readonly quinolas?: Quinolas | undefined;
  /** Names of the seats at a table; the books’ own if not given. */
  readonly names?: SeatNames | undefined;
}

/**
 * Spoken sentence for one step: what happened, and who pays whom. “Second hand throws the ace of diamonds on spades; first hand
 * takes the trick and pays 2 fiches.” `newEntries` are the ledger entries of this step only.
 */
export function sayFrame(
  frame: Frame,
  newEntries: readonly Entry[],
  { seats, unit, quinolas = frame.pools['little'] === undefined ? 'one' : 'two', names }: FrameWords,
): string {
  const naming = namingBy(sayAccount, names);
  const say: Speech = {
    subject: (seat) => naming.subject(seats[seat] ?? ''),
    name: (seat) => naming.name(seats[seat] ?? ''),
    card: (card) => sayCard(card, quinolas),
  };
  const { event } = frame;
  const context: Context = {
    unit,
    quinolas,
    naming,
    ...(event.kind === 'play' && { played: { card: event.card, by: seats[event.seat] ?? '' } }),
  };
  const payments = paymentParts(newEntries, context);
  switch (event.kind) {
    case 'ante':
      return sentence([...payments, ...poolParts(frame, unit)]) || 'The cards are dealt.';
    case 'exchange':
      return sentence([...exchangeParts(event, say), ...payments]);
    case 'trade':
      return sentence([...tradeParts(event, say), ...payments]);
    case 'opposites':
      return sentence([...giftParts(event, say), ...payments]) || 'Opposite players exchange no card.';
    case 'play':
      return sentence([...playParts(event, frame, say), ...payments]);
    case 'thrownDown':
      return sentence([
        does(say.subject(event.seat), `throws down ${say.subject(event.seat).isYou ? 'your' : 'his'} remaining cards`),
        ...payments,
      ]);
    case 'end':
      return sentence([...endParts(event.outcome, say), ...payments]);
  }
}

/** “the basket holds 20 fiches”. */
const poolParts = (frame: Frame, unit: Unit): readonly Part[] =>
  Object.entries(frame.pools).flatMap(([account, amount]) => {
    const who = sayPool(account);
    return who === undefined ? [] : [{ subject: who, predicate: `holds ${counted(amount, unit)}` }];
  });

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;

/** Wording of one table: its seats, and its names for the knave and queen of hearts. */
interface Speech {
  readonly subject: (seat: Seat) => Subject;
  readonly name: (seat: Seat) => string;
  readonly card: (card: Card) => string;
}

function exchangeParts({ seat, laid, took, looked }: EventOf<'exchange'>, say: Speech): readonly Part[] {
  const subject = say.subject(seat);
  const keeps = does(subject, `keeps ${subject.isYou ? 'your' : 'his'} cards`);
  if (looked !== undefined)
    return [keeps, does(subject, `looks at ${say.card(looked)}`), does(subject, 'puts it aside')];
  if (laid === undefined) return [keeps];
  const out = does(subject, `lays out ${say.card(laid)}`);
  return took === undefined ? [out] : [out, does(subject, `draws ${say.card(took)}`)];
}

function tradeParts({ seat, from, gives, takes }: EventOf<'trade'>, say: Speech): readonly Part[] {
  const subject = say.subject(seat);
  return [
    does(subject, `calls for ${say.card(takes)}`),
    does(subject, `gives ${say.name(from)} ${say.card(gives)} for it`),
  ];
}

const giftParts = ({ gives }: EventOf<'opposites'>, say: Speech): readonly Part[] =>
  gives.flatMap((card, seat) =>
    card === undefined
      ? []
      : [does(say.subject(seat), `gives ${say.name((seat + 2) % gives.length)} ${say.card(card)}`)],
  );

function playParts({ seat, card, how, wins }: EventOf<'play'>, { trick }: Frame, say: Speech): readonly Part[] {
  const played = say.card(card);
  const led = nameSuit(suitOf(trick[0] ?? card));
  const predicate = {
    leads: `leads ${played}`,
    follows: `follows with ${played}`,
    throws: `throws ${played} on ${led}`,
    renounces: `renounces, throwing ${played} on ${led}`,
  }[how];
  return [
    does(say.subject(seat), predicate),
    ...(wins === undefined ? [] : [does(say.subject(wins), 'takes the trick')]),
  ];
}

const SEAT_ORDER = 'by seat (the dealer comes first, first hand last)';
const WINS_BY: Readonly<Record<TieBreak, string>> = {
  tricks: 'with fewer tricks',
  noTrick: 'with no trick',
  cards: 'with fewer counting cards',
  seat: `ahead ${SEAT_ORDER}`,
};
const LOSES_BY: Readonly<Record<TieBreak, string>> = {
  tricks: 'with more tricks',
  noTrick: 'with a trick',
  cards: 'with more counting cards',
  seat: `behind ${SEAT_ORDER}`,
};

/** “, level with you but with fewer tricks”; empty without a tie. */
function sayTies(ties: readonly Tie[], words: typeof WINS_BY, name: Speech['name']): string {
  const ways = [...new Set(ties.map(({ by }) => by))].map((way) => {
    const others = ties.filter(({ by }) => by === way).map(({ other }) => name(other));
    return `with ${listed(others)} but ${words[way]}`;
  });
  return ways.length === 0 ? '' : `, level ${listed(ways)}`;
}

function endParts(outcome: Outcome, { subject, name }: Speech): readonly Part[] {
  const { kind, winner, loser, maker, breaker, espagnolette, kept, points, winnerTies, loserTies } = outcome;
  switch (kind) {
    case 'partie': {
      const wins =
        winner === undefined
          ? []
          : [does(subject(winner), `wins with ${said(points[winner] ?? 0)}${sayTies(winnerTies, WINS_BY, name)}`)];
      const loses =
        loser === undefined
          ? []
          : [does(subject(loser), `loses with ${said(points[loser] ?? 0)}${sayTies(loserTies, LOSES_BY, name)}`)];
      if (espagnolette === undefined) return [...wins, ...loses];
      const bound = subject(espagnolette);
      const was = [does(bound, 'was to take no trick'), does(bound, kept ? 'took none' : 'failed')];
      if (loser !== espagnolette) return [...was, ...wins, ...loses];
      // He may lose for it even without a point, while another wins with some.
      const so = `so ${bound.verb('loses')} with ${said(points[loser] ?? 0)}`;
      return [...was, { subject: bound.words, predicate: so }, ...wins];
    }
    case 'reversisMade':
      return maker === undefined ? [] : [does(subject(maker), 'makes the reversis')];
    case 'reversisBroken': {
      if (maker === undefined || breaker === undefined) return [];
      const whose = name(maker);
      return [does(subject(breaker), `breaks ${whose === YOU ? 'your reversis' : `the reversis of ${whose}`}`)];
    }
    case 'unfinished':
      return [{ subject: 'the record', predicate: 'ends here' }];
  }
}

/** “no points”, “1 point”, “17 points”. */
const said = (points: number): string =>
  points === 0 ? 'no points' : points === 1 ? '1 point' : `${String(points)} points`;

/** Context of a sentence: the card just played, the seat that played it, and the book's words. */
interface Context {
  readonly unit: Unit;
  readonly quinolas: Quinolas;
  readonly naming: Naming;
  readonly played?: { readonly card: Card; readonly by: Account };
}

/** Entries for one thing, to one account, of one amount; several accounts may pay. */
interface Group {
  readonly entry: Entry;
  readonly from: Account[];
}

/** Groups entries that differ only in the payer, and several entries from one payer for one thing. */
function grouped(entries: readonly Entry[]): readonly Group[] {
  const summed: Entry[] = [];
  for (const entry of entries) {
    const at = summed.findIndex((other) => other.from === entry.from && isAlike(other, entry));
    const same = summed[at];
    if (same) summed[at] = { ...same, amount: same.amount + entry.amount };
    else summed.push(entry);
  }
  const groups: Group[] = [];
  for (const entry of summed) {
    const group = groups.find((other) => other.entry.amount === entry.amount && isAlike(other.entry, entry));
    if (group && sayPool(entry.from) === undefined) group.from.push(entry.from);
    else groups.push({ entry, from: [entry.from] });
  }
  return groups;
}

/** Occasion, with stakes and fillings counted as one: both go into the pool together. */
const kindOf = ({ occasion }: Entry): string => (occasion === 'filling' ? 'ante' : occasion);
const isAlike = (a: Entry, b: Entry): boolean => kindOf(a) === kindOf(b) && a.of === b.of && a.to === b.to;

const GIVES_BACK: readonly string[] = ['undone', 'espagnoletteReturns', 'espagnoletteStake'];
const BETES: readonly string[] = ['bete', 'reversisBete'];

const isPlayers = ({ from, to }: Entry): boolean => sayPool(from) === undefined && sayPool(to) === undefined;

/** Whether both are paid for a card by the same players to the same one, and are both given back or neither. */
const isAnother = (a: Group, b: Group): boolean =>
  isPlayers(a.entry) &&
  a.entry.to === b.entry.to &&
  a.from.join(' ') === b.from.join(' ') &&
  a.entry.of !== undefined &&
  b.entry.of !== undefined &&
  GIVES_BACK.includes(a.entry.occasion) === GIVES_BACK.includes(b.entry.occasion);

/** Payments for several cards between the same players, at the place of the first. */
function together(groups: readonly Group[]): readonly NonEmpty<Group>[] {
  const out: [Group, ...Group[]][] = [];
  for (const group of groups) {
    const like = out.find(([first]) => isAnother(first, group));
    if (like) like.push(group);
    else out.push([group]);
  }
  return out;
}

/** Payments of a step as parts of its sentence. A card is named once for consecutive payments, and always in a list. */
function paymentParts(entries: readonly Entry[], context: Context): readonly Part[] {
  let named = context.played?.card;
  return together(grouped(entries)).map(([first, ...others]) => {
    const part = paymentPart(first, context, others.length > 0 ? undefined : named);
    named = (others.at(-1) ?? first).entry.of ?? named;
    const each = first.from.length > 1 ? ' each' : '';
    const more = others.map(({ entry: { amount, of } }) => `${String(amount)}${each}${sayFor(of, context.quinolas)}`);
    return { ...part, predicate: listed([part.predicate, ...more]) };
  });
}

const sayFor = (card: Card | undefined, quinolas: Quinolas): string =>
  card === undefined ? '' : ` for ${sayCard(card, quinolas)}`;

function paymentPart(
  { entry, from }: Group,
  { unit, quinolas, naming, played }: Context,
  named: Card | undefined,
): Part {
  const { occasion, of, to } = entry;
  const back = GIVES_BACK.includes(occasion);
  const amount = counted(entry.amount, unit);
  const each = from.length > 1 ? ' each' : '';
  const card = of === named ? undefined : of;
  const paidFor = sayFor(card, quinolas);
  // Some books pay the pool to the maker of a reversis whoever played the Quinola.
  const reason = occasion === 'reversisDraws' ? ' for the reversis' : paidFor;
  const source = sayPool(entry.from);
  if (source !== undefined)
    return does(
      naming.subject(to),
      `${back ? 'takes' : 'draws'} ${amount}${back ? ' back' : ''} from ${source}${reason}`,
    );
  const subject = naming.subject(...from);
  const pool = sayPool(to);
  if (pool !== undefined) {
    if (occasion === 'undone') return does(subject, `puts ${amount}${each} back into ${pool}${reason}`);
    const what = BETES.includes(occasion) ? `a bête of ${amount}` : amount;
    return does(subject, `pays ${what}${each} into ${pool}${reason}`);
  }
  const whom = to === played?.by ? '' : ` ${naming.name(to)}`;
  if (back) return does(subject, `repays${whom} ${amount}${each}${reason}`);
  return does(subject, `pays${whom} ${amount}${each}${reason}`);
}
