import { nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  BID_VOLE,
  ANNOUNCED,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  REVEALED,
  UNDECLARED,
  type Bid,
  ALLIANCE,
  SOLO,
} from '../rules/bids.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import type { Seat, SeatName } from '../record/record.ts';
import type { Entry, Account } from '#engine/ledger/sink.ts';
import { does, namingBy, possessive, type Naming, type SeatNames, type Subject } from '#engine/wording/seat-names.ts';
import { counted, type Unit, tricksInWords, sentence, type Part } from '#engine/wording/sentence.ts';
import { isTrump, sayCard, sayAccount, sayPool } from './names.ts';

const GAMES: Readonly<Record<number, string>> = {
  [FORCED]: 'the forced spadille',
  [ALLIANCE]: 'the game',
  [MEDIATEUR]: 'the médiateur',
  [CASCO]: 'the casco',
  [SOLO]: 'the sans prendre',
  [GRANDISSIMO]: 'the grandissimo',
  [DEVOLE]: 'the devole',
};

/** Wording of one table: its seats as subjects, one or several, and their names. */
interface Speech {
  readonly subject: (...seats: readonly Seat[]) => Subject;
  readonly name: (seat: Seat) => string;
}

/** Parts of the last sentence: who won or lost what, with how many tricks, and the result of the vole. */
function endParts(outcome: Outcome, say: Speech): readonly Part[] {
  const { kind, contract, ombre, ally, tricks, vole, refused } = outcome;
  if (kind === 'voided') return [{ subject: 'all four', predicate: 'have passed, and the cards are dealt again' }];
  if (kind === 'unfinished' || contract === undefined || ombre === undefined)
    return [{ subject: 'the record', predicate: 'ends here' }];
  const isAllied = ally !== undefined && ally !== ombre;
  const subject = isAllied ? say.subject(ombre, ally) : say.subject(ombre);
  const game = GAMES[contract] ?? 'the game';
  switch (kind) {
    case 'devoleKept':
      return [does(subject, 'takes no trick'), does(subject, 'wins the devole')];
    case 'devoleLost':
      return [does(subject, 'takes a trick'), does(subject, 'loses the devole')];
    case 'voleFailed':
      return [does(subject, `takes ${tricksInWords(tricks)}`), does(subject, 'loses the announced vole')];
    case 'won': {
      const parts: Part[] = [does(subject, `wins ${game} with ${tricksInWords(tricks)}`)];
      if (vole === 'made') parts.push(does(subject, 'makes the vole'));
      if (vole === 'lost') parts.push(does(subject, 'loses the vole'));
      if (vole === 'forfeit' && ally !== undefined) {
        const shown = say.subject(ally);
        parts.push(does(shown, `has shown ${shown.isYou ? 'yourself' : 'himself'}, so nothing is paid for the vole`));
      }
      if (refused && tricks === 6) parts.push(does(subject, 'stops there'));
      return parts;
    }
    case 'remise':
    case 'codille': {
      const how = kind === 'codille' ? ' by codille' : ' by remise';
      return [does(subject, `loses ${game}${how} with ${tricksInWords(tricks)}`)];
    }
  }
}

/** Why the ombre pays for his ally too, as a part of its own sentence. */
function ombreAlone({ ombre, ombres }: Outcome, say: Speech): readonly Part[] {
  if (ombre === undefined) return [];
  const alone = say.subject(ombre);
  const only = ombres === 0 ? '' : 'only ';
  const [self, pays] = alone.isYou ? ['yourself', 'you pay'] : ['himself', 'he pays'];
  return [does(alone, `made ${only}${tricksInWords(ombres)} ${self}, so ${pays} everything alone`)];
}

/** What a sentence depends on besides its step. */
export interface FrameWords {
  readonly seats: readonly SeatName[];
  readonly unit: Unit;
  /** Names of the seats at a table; the books’ own if not given. */
  readonly names?: SeatNames | undefined;
}

/**
 * Spoken sentence for one step: what happened, and who pays whom. “First hand leads spadille.” `newEntries` are the ledger
 * entries of this step only. The ally is named only once every seat may know it.
 */
export function sayFrame(frame: Frame, newEntries: readonly Entry[], { seats, unit, names }: FrameWords): string {
  const { event } = frame;
  const naming = namingBy(sayAccount, names);
  const say: Speech = {
    subject: (...of) => naming.subject(...of.map((seat) => seats[seat] ?? '')),
    name: (seat) => naming.name(seats[seat] ?? ''),
  };
  const payments = paymentParts(newEntries, unit, naming);
  switch (event.kind) {
    case 'ante': {
      const held = frame.pools['stake'] ?? 0;
      const parts = [
        ...payments,
        ...(held > 0 ? [{ subject: 'the pool', predicate: `holds ${counted(held, unit)}` }] : []),
      ];
      return sentence(parts) || 'The cards are dealt.';
    }
    case 'bid':
      return sentence([bidPart(event, say)]);
    case 'contract':
      return sentence([...contractParts(event, frame, say), ...payments]);
    case 'exchange': {
      const { ombre, giver, takes, gives } = event;
      const given = gives === undefined ? 'a card' : sayCard(gives, frame.trump);
      const subject = say.subject(ombre);
      const takesKing = does(subject, `takes ${sayCard(takes, frame.trump)} from ${say.name(giver)}`);
      return sentence([takesKing, does(subject, `gives ${given} for it`), ...payments]);
    }
    case 'play':
      return sentence([...playParts(event, frame, say), ...payments]);
    case 'end': {
      const { outcome } = event;
      const parts = endParts(outcome, say);
      if (!outcome.ombrePaysAll) return sentence([...parts, ...payments]);
      return [parts, ombreAlone(outcome, say), payments].map(sentence).filter(Boolean).join(' ');
    }
  }
}

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;

const MODES = ['', 'leave', 'médiateur', 'casco', 'sans prendre', 'grandissimo', 'a devole'] as const;

function bidPart(event: EventOf<'bid'>, say: Speech): Part {
  const words = sayBid(event.bid, !event.isSecondBid);
  const verb = event.bid === PASS || words.startsWith('asks') ? '' : event.isSecondBid ? 'raises to ' : 'bids ';
  return does(say.subject(event.seat), `${verb}${words}`);
}

/**
 * Short words for a bid: “passes”, “asks leave”, “médiateur in the favourite suit”. Explained, a sans prendre is one
 * “(alone)”.
 */
export function sayBid(bid: Bid, isExplained = false): string {
  if (bid === PASS) return 'passes';
  const contract = BID_CONTRACT[bid] ?? 0;
  const mode = MODES[contract] ?? '';
  const meaning = isExplained && contract === SOLO ? ' (alone)' : '';
  const favourite = BID_FAVOURITE[bid] ? ' in the favourite suit' : '';
  const vole =
    BID_VOLE[bid] === REVEALED
      ? ' with the vole and an open hand'
      : BID_VOLE[bid] === ANNOUNCED
        ? ' with the vole'
        : '';
  return `${mode === 'leave' ? 'asks ' : ''}${mode}${meaning}${favourite}${vole}`;
}

function contractParts(event: EventOf<'contract'>, { trump }: Frame, say: Speech): readonly Part[] {
  const { ombre, contract, announced, namedBy, favourite, called } = event;
  const subject = say.subject(ombre);
  const parts: Part[] = [];
  if (contract === FORCED) parts.push(does(subject, 'is forced to play'));
  if (contract === CASCO) parts.push(does(subject, 'lays both black aces on the table'));
  if (contract === GRANDISSIMO || contract === DEVOLE)
    parts.push(
      does(subject, `plays ${contract === DEVOLE ? 'a devole' : 'grandissimo'} (only the black aces are trumps)`),
    );
  if (announced !== UNDECLARED)
    parts.push(does(subject, announced === REVEALED ? 'announces the vole with an open hand' : 'announces the vole'));
  const suit = trump === undefined ? '' : nameSuit(trump);
  const names = `names ${suit}${favourite ? ', the favourite suit,' : ''} as trumps`;
  if (namedBy === ombre) parts.push(does(subject, names));
  // A manille or king that is called has its suit and rank as its name: before trumps are named it has no other.
  if (called !== undefined)
    parts.push(does(subject, `${contract === MEDIATEUR ? 'asks for' : 'calls'} ${sayCard(called, undefined)}`));
  if (namedBy !== undefined && namedBy !== ombre) parts.push(does(say.subject(namedBy), names));
  return parts;
}

const onWhat = (led: Card, trump: number | undefined): string =>
  isTrump(led, trump) ? 'trumps' : nameSuit(suitOf(led));

function playParts(event: EventOf<'play'>, { trick, trump, ally, ombre }: Frame, say: Speech): readonly Part[] {
  const { seat, card, how, wins, discloses, undertakes, leave } = event;
  const subject = say.subject(seat);
  const played = sayCard(card, trump);
  const led = onWhat(trick[0] ?? card, trump);
  const parts: Part[] = [];
  if (leave !== undefined) {
    parts.push(does(subject, 'asks leave to try for the vole'));
    const other = seat === ombre ? ally : ombre;
    if (leave !== 'unanswered')
      parts.push(
        other === undefined
          ? { subject: 'the ally', predicate: `says ${leave}` }
          : does(say.subject(other), `says ${leave}`),
      );
  }
  const predicate = {
    leads: `leads ${played}`,
    follows: `follows with ${played}`,
    trumps: `trumps ${led} with ${played}`,
    throws: `throws ${played} on ${led}`,
    reneges: `keeps a matador back and ${subject.verb('throws')} ${played} on ${led}`,
    revokes: `does not follow, and ${subject.verb('plays')} ${played} on ${led}`,
  }[how];
  parts.push(does(subject, predicate));
  if (undertakes) parts.push(does(subject, 'undertakes the vole'));
  if (discloses && ombre !== undefined)
    parts.push(
      ally === ombre
        ? does(subject, 'is seen to have played alone')
        : does(subject, `is seen to be ${possessive(say.name(ombre))} ally`),
    );
  if (wins !== undefined) parts.push(does(say.subject(wins), 'takes the trick'));
  return parts;
}

/** One amount from several accounts each, or to several each: one phrase. */
interface Group {
  readonly from: readonly Account[];
  readonly to: readonly Account[];
  readonly amount: number;
  /** Name of a payment into a pool. */
  readonly what: string | undefined;
}

const BEASTS: Readonly<Record<string, string>> = {
  remise: 'a remise of ',
  codille: 'a beast of ',
  beast: 'a beast of ',
};

/** Sums what one account pays another; payments into a pool or out of it are kept apart. */
function summed(entries: readonly Entry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { from, to, amount, occasion } of entries) {
    const what = sayPool(to) === undefined ? undefined : (BEASTS[occasion] ?? '');
    const at = groups.findIndex((group) => group.from[0] === from && group.to[0] === to && group.what === what);
    const same = groups[at];
    if (same) groups[at] = { ...same, amount: same.amount + amount };
    else groups.push({ from: [from], to: [to], amount, what });
  }
  return groups;
}

/** Joins payers of one amount to one account, or drawers of one amount from one pool. */
function joined(groups: readonly Group[]): readonly Group[] {
  const out: Group[] = [];
  for (const group of groups) {
    const at = out.findIndex(
      (other) => other.amount === group.amount && other.what === group.what && isAlike(other, group),
    );
    const like = out[at];
    if (!like) out.push(group);
    else if (like.to[0] === group.to[0]) out[at] = { ...like, from: [...like.from, ...group.from] };
    else out[at] = { ...like, to: [...like.to, ...group.to] };
  }
  return out;
}

function isAlike(a: Group, b: Group): boolean {
  const isDrawn = sayPool(a.from[0] ?? '') !== undefined;
  if (a.to.length === 1 && a.to[0] === b.to[0]) return !isDrawn;
  return a.from.length === 1 && a.from[0] === b.from[0] && sayPool(a.to[0] ?? '') === undefined;
}

/** Payments of a step as parts of its sentence, with one sum for each pair of accounts. */
function paymentParts(entries: readonly Entry[], unit: Unit, naming: Naming): readonly Part[] {
  return joined(summed(entries)).map(({ from, to, amount, what }): Part => {
    const each = from.length + to.length > 2 ? ' each' : '';
    const sum = counted(amount, unit);
    const source = sayPool(from[0] ?? '');
    const [payee] = to;
    if (source !== undefined && to.length === 1 && sayPool(payee!) !== undefined)
      return { subject: sum, predicate: `${amount === 1 ? 'is' : 'are'} set aside from ${source} for the next deal` };
    if (from[0] === 'odd') return does(naming.subject(...to), `draws ${sum}${each} left over from the last codille`);
    if (source !== undefined) return does(naming.subject(...to), `draws ${sum}${each} from ${source}`);
    const whom = naming.subject(...to).words;
    const subject = naming.subject(...from);
    return what === undefined
      ? does(subject, `pays ${whom} ${sum}${each}`)
      : does(subject, `pays ${what}${sum}${each} into ${whom}`);
  });
}
