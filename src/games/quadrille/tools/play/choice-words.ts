import { KING, makeCard, nameCard, nameSuit, rankOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { ruleOf, type RuleSet } from '#engine/rules/rule-set.ts';
import { inWords } from '#engine/wording/sentence.ts';
import type { ReaderChanges } from '#islands/rules/rule-words.ts';
import type { ChoiceSum, ChoiceWords, RankedCards, RuledWords, TurnWords } from '#islands/play/game.ts';
import {
  contractOf,
  dependsOn,
  outcomesOf,
  ownTricksNeeded,
  type GameToSettle,
  type TrickOutcome,
} from '../../choices/outcomes.ts';
import type { QuadrilleAct, QuadrilleTurn } from '../../choices/turn.ts';
import { judgeBids } from '../../play/bidding/auction.ts';
import { isCalling } from '../../play/bidding/naming.ts';
import { declaredBid } from '../../play/bidding/contract.ts';
import { favouriteSuit } from '../../play/ending.ts';
import { NOBODY } from '../../play/facts.ts';
import { anteOf, poolsFrom } from '../../record/pools.ts';
import type { QuadrilleRecord, SuitNumber } from '../../record/record.ts';
import { BID_CONTRACT, BID_FAVOURITE, BID_VOLE, CASCO, GRANDISSIMO, MEDIATEUR, PASS } from '../../rules/bids.ts';
import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../rules/keys.ts';
import { ranking, SPADILLE } from '../../rules/ranks.ts';
import { nameInBook, glossOf, meaningOf, sayAuction } from '../../wording/names.ts';

/** Deal on the table, with the rules in force and the book they are taken from. */
export interface DealAtTable {
  readonly playing: DealInPlay<QuadrilleRecord>;
  readonly turn: QuadrilleTurn;
  readonly rules: QuadrilleRules;
  readonly book: RuleSet<QuadrilleRules>;
  readonly changes: ReaderChanges;
}

/** Other answers to those of the keys whose answer rests on a reading of the book; none for rules that the reader changed. */
function otherReadings(
  keys: readonly QuadrilleKey[],
  { book, changes, rules }: DealAtTable,
): Readonly<Partial<Record<QuadrilleKey, readonly unknown[]>>> {
  const inDoubt = keys.filter((key) => {
    const kind = key in changes ? undefined : ruleOf(book, key)?.basis.kind;
    return kind === 'inferred' || kind === 'silent';
  });
  return Object.fromEntries(
    inDoubt.map((key) => [key, QUADRILLE_KEYS[key].values.filter((value) => value !== rules[key])]),
  );
}

const TERMS: Readonly<Partial<Record<TrickOutcome['kind'], string>>> = { remise: 'remise', codille: 'codille' };

/** Number of tricks: “6 to 9”, “all ten”, “4 or fewer”, or “fewer” after another outcome. */
function sayTricks({ fewest, most }: TrickOutcome, isFirst: boolean): string {
  if (fewest === 10) return 'all ten';
  if (most === 0) return 'none';
  if (fewest === 0) return isFirst ? `${String(most)} or fewer` : 'fewer';
  if (fewest === most) return String(most);
  if (most === 10) return `${String(fewest)} or more`;
  return `${String(fewest)} ${most === fewest + 1 ? 'or' : 'to'} ${String(most)}`;
}

/** “with 6 to 9”, “with fewer (codille)”, “with all ten (vole)”; `before` is the outcome with more tricks that stands before it. */
export function sayWhen(outcome: TrickOutcome, before: TrickOutcome | undefined): string {
  const term = outcome.isVole ? 'vole' : outcome.kind === before?.kind ? undefined : TERMS[outcome.kind];
  return `with ${sayTricks(outcome, before === undefined)}${term === undefined ? '' : ` (${term})`}`;
}

/** Sums of a choice that settles nothing by itself. */
const NO_SUMS: Pick<ChoiceWords, 'won' | 'lost'> = { won: [], lost: [] };

const isWon = ({ kind }: TrickOutcome): boolean => kind === 'won' || kind === 'devoleKept';

/** What a game wins, the fewest tricks first, and what it costs, the most tricks first. */
function sumsOf(game: GameToSettle, at: DealAtTable): Pick<ChoiceWords, 'won' | 'lost'> {
  const outcomes = outcomesOf(game, at.rules);
  const sum = (outcome: TrickOutcome, before?: TrickOutcome): ChoiceSum => ({
    net: outcome.net,
    when: sayWhen(outcome, before),
    keys: outcome.keys,
    isDoubtful: dependsOn(game, outcome, at.rules, otherReadings(outcome.keys, at)),
  });
  const lost = outcomes.filter((one) => !isWon(one));
  return {
    won: outcomes
      .filter(isWon)
      .toReversed()
      .map((one) => sum(one)),
    lost: lost.map((one, i) => sum(one, lost[i - 1])),
  };
}

const favouriteOf = ({ playing: { record }, rules }: DealAtTable): number =>
  favouriteSuit(rules, record.favourite ?? NOBODY);

/** A suit in which a bid can be played: the favourite one if it names it, else another. */
function suitFor(bid: number, at: DealAtTable): SuitNumber | undefined {
  if (contractOf({ bid }) >= GRANDISSIMO) return undefined;
  const favourite = favouriteOf(at);
  return BID_FAVOURITE[bid] === true && favourite >= 0 ? favourite : favourite === 0 ? 1 : 0;
}

const gameFor = (bid: number, at: DealAtTable): GameToSettle => {
  const { pools, favourite } = at.playing.record;
  return { by: at.turn.seat, bid, trump: suitFor(bid, at), pools, favourite };
};

/** What passing leaves open, and what it may cost. */
function passWords(at: DealAtTable): Omit<ChoiceWords, 'label'> {
  const { playing, turn, rules } = at;
  const { high } = judgeBids(playing.record, rules).last;
  const isHolder = (playing.record.hands[turn.seat] ?? []).includes(SPADILLE);
  const mayBeCalled = isCalling(high === PASS ? 0 : BID_CONTRACT[high]!) && BID_CONTRACT[high] !== MEDIATEUR;
  const meaning: RuledWords = {
    text: mayBeCalled
      ? 'You may not bid again; another player may still call you'
      : 'You may not bid again, and play against the bidder',
    keys: [],
  };
  const free = { meaning, ...NO_SUMS };
  if (high !== PASS) return free;
  if (rules['auction.allPass'] === 'redeal')
    return { ...free, caution: { text: 'If all four pass, the cards are dealt again.', keys: ['auction.allPass'] } };
  if (!isHolder)
    return {
      ...free,
      caution: { text: 'If all four pass, the holder of spadille must play.', keys: ['auction.allPass'] },
    };
  return {
    ...free,
    ...sumsOf(gameFor(PASS, at), at),
    caution: {
      text: 'Not free: you hold spadille (ace of spades). If all four pass, you must play with an ally, for these sums.',
      keys: ['auction.allPass'],
    },
  };
}

function bidWords(bid: number, label: string, at: DealAtTable): ChoiceWords {
  if (bid === PASS) return { label, stays: true, ...passWords(at) };
  const contract = BID_CONTRACT[bid]!;
  const favourite = favouriteOf(at);
  const suit = BID_FAVOURITE[bid] === true && favourite >= 0 ? `trumps ${nameSuit(favourite)}` : undefined;
  const gloss = [glossOf(contract), suit].filter((word) => word !== undefined).join(', ');
  return {
    label,
    gloss,
    meaning: meaningOf(contract, BID_VOLE[bid]!, at.rules),
    ...sumsOf(gameFor(bid, at), at),
  };
}

/** Trumps of a suit, highest first, with those of a hand marked. */
export function rankedTrumps(suit: SuitNumber, hand: readonly Card[], rules: QuadrilleRules): RankedCards {
  const cards = ranking(suit, true, rules);
  const punto = makeCard(suit, 12);
  return {
    suit,
    cards: cards.map((card, i) => {
      const special = i < 3 ? (i === 1 ? 'manille' : nameInBook(card, undefined)) : undefined;
      const name = special ?? (rules['cards.punto'] && card === punto ? 'punto' : undefined);
      return { card, isOwn: hand.includes(card), name };
    }),
  };
}

const SUITS: readonly SuitNumber[] = range(4);
const countOwn = ({ cards }: RankedCards): number => cards.filter(({ isOwn }) => isOwn).length;

/** What is paid besides, who pays for an ally, and what a mark of doubt means. */
function notesOf(rows: readonly ChoiceWords[], contracts: readonly number[], at: DealAtTable): readonly RuledWords[] {
  const { rules, playing, book } = at;
  const stake = poolsFrom(playing.record.pools).stake + anteOf(rules);
  const extras = (['matadors.manner', 'premiers.plain'] as const).filter(
    (key) => key === 'matadors.manner' || rules[key] > 0,
  );
  const notes: RuledWords[] = [
    {
      text: `Sums are in ${book.unit[1]}, and do not count what you have paid already; the pool holds ${String(stake)}.`,
      keys: [],
    },
    {
      text: `Matadors (the top trumps, if one side holds them)${extras.length > 1 ? ' and the first six tricks in a row' : ''} are paid as well.`,
      keys: extras,
    },
  ];
  const contract = contracts.find((one) => isCalling(one) && one !== MEDIATEUR && ownTricksNeeded(one, rules) > 0);
  if (contract !== undefined) {
    const least = ownTricksNeeded(contract, rules);
    notes.push({
      text: `If you lose with an ally and took ${least === 1 ? 'no trick' : `fewer than ${inWords(least)} tricks`} yourself, you pay everything alone.`,
      keys: [
        contract === CASCO ? 'lost.minimum.casco' : contract === 0 ? 'lost.minimum.forced' : 'lost.minimum.alliance',
      ],
    });
  }
  if (rows.some(({ won, lost }) => [...won, ...lost].some(({ isDoubtful }) => isDoubtful)))
    notes.push({ text: '? The book leaves this sum in doubt; we follow our reading.', keys: [] });
  return notes;
}

function auctionWords(at: DealAtTable): TurnWords {
  const { playing, turn, rules } = at;
  const { record } = playing;
  const bids = [...turn.legal, ...turn.refused].flatMap(({ act, label }) =>
    act.kind === 'bid' ? [{ bid: act.bid, label }] : [],
  );
  // To pass comes last, as it does to the mind of somebody who would like to play.
  const rows = [...bids.filter(({ bid }) => bid !== PASS), ...bids.filter(({ bid }) => bid === PASS)].map(
    ({ bid, label }) => bidWords(bid, label, at),
  );
  const ranked = SUITS.map((suit) => rankedTrumps(suit, record.hands[turn.seat] ?? [], rules));
  const most = Math.max(...ranked.map(countOwn));
  return {
    heading: record.bids.length === 0 ? 'You bid first.' : 'What do you bid?',
    lead: sayAuction(rules),
    rows,
    notes: notesOf(
      rows,
      bids.map(({ bid }) => contractOf({ bid })),
      at,
    ),
    ranked,
    rankedFirst: ranked.findIndex((one) => countOwn(one) === most),
  };
}

/** The game of which trumps or a card are named. */
function gameNamed(at: DealAtTable): Pick<GameToSettle, 'bid' | 'by'> {
  const { record } = at.playing;
  return { bid: declaredBid(record, judgeBids(record, at.rules).last).bid, by: at.turn.seat };
}

function trumpWords(at: DealAtTable): TurnWords | undefined {
  const { playing, turn, rules } = at;
  const { record } = playing;
  const hand = record.hands[turn.seat] ?? [];
  const game = gameNamed(at);
  const isMine = declaredBid(record, judgeBids(record, rules).last).ombre === turn.seat;
  const rows = turn.legal.map(({ act, label }): ChoiceWords => {
    if (act.kind !== 'trump')
      return {
        label,
        meaning: { text: 'Whoever holds the card you call names trumps', keys: ['call.forcedAllyNames'] },
        ...NO_SUMS,
      };
    const ranked = rankedTrumps(act.suit, hand, rules);
    const own = countOwn(ranked);
    const meaning: RuledWords = {
      text: `You would hold ${inWords(own)} of the ${inWords(ranked.cards.length)} trumps`,
      keys: [],
    };
    const { pools, favourite } = record;
    const sums = isMine ? sumsOf({ ...game, trump: act.suit, pools, favourite }, at) : NO_SUMS;
    return { label, meaning, ...sums, ranked };
  });
  // Where no suit is dearer than another, what is won and lost was said with the bid.
  const isSame = rows.every(
    (row) => row.won[0]?.net === rows[0]?.won[0]?.net && row.lost[0]?.net === rows[0]?.lost[0]?.net,
  );
  return {
    heading: 'Which suit is trumps?',
    lead: 'The black aces are trumps whatever you name.',
    rows: isSame ? rows.map((row) => ({ ...row, ...NO_SUMS })) : rows,
    notes: isSame ? [] : notesOf(rows, [], at),
  };
}

/** Words for a card that can be called: whose it is, and what follows. */
function calledCard(card: Card, isHeld: boolean, contract: number): Pick<ChoiceWords, 'meaning' | 'confirm'> {
  const meaning: RuledWords = isHeld
    ? { text: 'You hold this one: you would play alone, in secret', keys: ['call.own'] }
    : contract === MEDIATEUR
      ? { text: 'Whoever holds it gives it to you for a card', keys: ['auction.mediateur'] }
      : contract === CASCO
        ? { text: 'Whoever holds it is your ally, and names trumps', keys: ['casco.trumps'] }
        : { text: 'Whoever holds it is your secret ally', keys: [] };
  return {
    meaning,
    confirm: isHeld
      ? `You hold the ${nameCard(card)}, so nobody would help you. Press again to play alone.`
      : undefined,
  };
}

function callWords(at: DealAtTable): TurnWords {
  const { playing, turn } = at;
  const { record } = playing;
  const hand = record.hands[turn.seat] ?? [];
  const game = gameNamed(at);
  const contract = contractOf(game);
  const cardOf = (act: QuadrilleAct): Card => (act.kind === 'call' ? act.card : -1);
  const { pools, favourite } = record;
  const trump = record.trump ?? suitFor(game.bid, at);
  const rowOf = ({ act, label }: (typeof turn.legal)[number]): ChoiceWords => {
    const card = cardOf(act);
    const isHeld = hand.includes(card);
    const called = { ...game, trump, pools, favourite, ownKing: isHeld };
    return {
      label,
      ...calledCard(card, isHeld, contract),
      ...sumsOf(contract === MEDIATEUR ? { ...called, call: card } : called, at),
    };
  };
  const isHeld = (act: QuadrilleAct): boolean => hand.includes(cardOf(act));
  const legal = [...turn.legal.filter(({ act }) => !isHeld(act)), ...turn.legal.filter(({ act }) => isHeld(act))];
  // Kings that may not be called keep their place; queens are explained by one note.
  const barred = turn.refused.filter(({ act }) => rankOf(cardOf(act)) === KING);
  const queens = turn.refused.filter(({ act }) => rankOf(cardOf(act)) !== KING);
  const rows = [
    ...legal.map(rowOf),
    ...barred.map(({ label }): ChoiceWords => ({ label, meaning: { text: '', keys: [] }, ...NO_SUMS })),
  ];
  const noQueens: readonly RuledWords[] =
    queens.length === 0 || legal.some(({ act }) => rankOf(cardOf(act)) !== KING)
      ? []
      : [{ text: 'Your hand does not allow you to name a queen.', keys: [queens[0]!.key] }];
  const who = contract === MEDIATEUR ? 'Which king do you ask for?' : 'Which king do you call?';
  return {
    heading: record.trump === undefined ? who : `Trumps are ${nameSuit(record.trump)}. ${who}`,
    lead:
      contract === MEDIATEUR
        ? 'You play alone with that king, and give a card of yours for it.'
        : contract === CASCO
          ? 'Whoever holds that king is your ally, and shows himself.'
          : 'Whoever holds that king is your ally, and says nothing.',
    rows,
    untold: queens.map(({ label }) => label),
    notes: [...noQueens, ...notesOf(rows, [contract], at)],
    ranked: record.trump === undefined ? [] : [rankedTrumps(record.trump, hand, at.rules)],
  };
}

/** Explains a turn of the auction, of trumps or of a call to a newcomer; undefined for other turns. */
export function sayChoices(at: DealAtTable): TurnWords | undefined {
  switch (at.turn.kind) {
    case 'bid':
      return auctionWords(at);
    case 'trump':
      return trumpWords(at);
    case 'call':
      return callWords(at);
    default:
      return undefined;
  }
}
