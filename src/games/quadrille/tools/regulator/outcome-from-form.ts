import {
  ALLIANCE,
  ANNOUNCED,
  CASCO,
  CONTRACTS,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  makeBid,
  MEDIATEUR,
  PASS,
  REVEALED,
  SOLO,
  UNDECLARED,
  type Contract,
} from '../../rules/bids.ts';
import { contractNotInBook } from '../../play/bidding/auction.ts';
import { favouriteSuit } from '../../play/ending.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { antePools, poolsFrom } from '../../record/pools.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '../../record/record.ts';
import { oddGoesByHeld } from '../../settle/settle.ts';
import { KING, makeCard } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { type Balances, NO_SINK } from '#engine/ledger/sink.ts';
import {
  choiceField,
  count,
  counts,
  DEALER_FIELD,
  FLAG_FIELD,
  PLAYER_FIELD,
  PLAYERS_FIELD,
  type EntryOf,
} from '#islands/regulator/account/fields.ts';

const contractOf = ({ contract }: QuadrilleEntry): Contract => (contract ? CONTRACTS.indexOf(contract) : -1);

/** Contracts that a table may have played. */
export const gamesOf = (rules: QuadrilleRules): readonly Contract[] =>
  CONTRACTS.map((_, contract) => contract).filter(
    (contract) =>
      contractNotInBook(contract, rules) === undefined &&
      (contract !== FORCED || rules['auction.allPass'] === 'forcedSpadille'),
  );

/** Questions that the form still asks about a deal, given its answers so far. */
export interface OpenQuestions {
  readonly trump: boolean;
  readonly favourite: boolean;
  readonly ally: boolean;
  readonly ownKing: boolean;
  readonly giver: boolean;
  readonly kingSuit: boolean;
  /** How the vole may have been announced; a single possible answer is not asked. */
  readonly announced: readonly ('no' | 'announced' | 'revealed')[];
  readonly matadors: boolean;
  readonly matadorsOf: boolean;
  readonly premiers: boolean;
  readonly vole: readonly ('no' | 'undertaken' | 'refused')[];
  readonly shown: boolean;
  readonly kingHidden: boolean;
  readonly highest: boolean;
  /** Whether these are counters of a codille before this deal, which any seat may get. */
  readonly waiting: boolean;
  /** Whether they go by the trumps held after the exchange, instead of those dealt. */
  readonly held: boolean;
}

/** Open questions of an entry; `pools` are the pools before the deal. */
export function openQuestions(entry: QuadrilleEntry, rules: QuadrilleRules, pools: Balances): OpenQuestions {
  const contract = contractOf(entry);
  const known = contract >= 0;
  const calls = contract === FORCED || contract === ALLIANCE || contract === CASCO;
  const alone = known && (!calls || entry.ownKing === true);
  const [ours, all] = trickCounts(entry);
  const bound = entry.announced !== undefined && entry.announced !== 'no';
  const voles = rules['auction.vole'];
  const mayAnnounce = contract === MEDIATEUR || contract === SOLO || contract === GRANDISSIMO;
  const allied = calls && entry.ownKing !== true;
  const tries =
    contract !== DEVOLE &&
    !bound &&
    rules['vole.undertaken'] !== 'never' &&
    (contract !== FORCED || rules['vole.forced']);
  const asks = allied && rules['vole.asks'];
  const vole =
    !tries || ours < 6
      ? (['no'] as const)
      : ours === 10
        ? // Ten tricks were led for; they are a vole unless the ally refused.
          asks
          ? (['undertaken', 'refused'] as const)
          : (['undertaken'] as const)
        : asks
          ? (['no', 'undertaken', 'refused'] as const)
          : (['no', 'undertaken'] as const);
  const tried = ours === 10 || entry.vole === 'undertaken';
  // Of two opponents, by any book, the one with the higher trump takes the odd counter.
  const isOdd = alone
    ? rules['codille.odd'] === 'highestDealt'
    : known && antePools(rules, poolsFrom(pools), NO_SINK).stake % 2 > 0;
  const oddCodille = isOdd && ours <= rules['codille.tricks'] && all > 0;
  const oddVole =
    alone &&
    rules['vole.pool.odd'] === 'highestTrump' &&
    ours < 10 &&
    (bound || entry.vole === 'undertaken') &&
    all > 0;
  const waiting = known && contract < GRANDISSIMO && (pools['odd'] ?? 0) > 0;
  return {
    trump: known && contract < GRANDISSIMO,
    favourite: known && contract < GRANDISSIMO && rules['favourite.suit'].startsWith('lot'),
    ally: calls,
    ownKing: (contract === ALLIANCE || contract === FORCED) && rules['call.own'],
    giver: contract === MEDIATEUR,
    kingSuit:
      contract === MEDIATEUR &&
      rules['mediateur.price.suit'] === 'king' &&
      rules['favourite.suit'] !== 'none' &&
      rules['mediateur.price.favourite'] !== rules['mediateur.price.plain'],
    announced:
      !mayAnnounce || voles === 'none'
        ? ['no']
        : voles === 'announced'
          ? ['no', 'announced']
          : ['no', 'announced', 'revealed'],
    matadors: known && contract < GRANDISSIMO,
    matadorsOf: known && rules['matadors.side'] === 'winners' && (entry.matadors ?? 0) > 0,
    premiers: known && contract !== DEVOLE && ours >= 6 && ours < 10,
    vole,
    shown: tries && allied && tried && rules['vole.shownAlly'] !== 'free',
    kingHidden: tries && calls && tried && rules['vole.undertaken'] === 'onceKingPlayed',
    highest: oddCodille || oddVole || waiting,
    waiting,
    held: waiting && oddGoesByHeld(contract, rules),
  };
}

/** Ally of an entry; undefined after a call of the ombre's own king. */
const allyIn = ({ contract, ombre, ally, ownKing }: QuadrilleEntry): number | undefined => {
  const calls = contract === undefined || contract === 'alliance' || contract === 'forced' || contract === 'casco';
  return !calls || ownKing === true || ally === ombre ? undefined : ally;
};

/** Tricks entered for the ombre and for his ally. */
export function tookOf(entry: QuadrilleEntry): readonly [ombre: number | undefined, ally: number | undefined] {
  const { tricks, ombre, took, allyTook } = entry;
  const ally = allyIn(entry);
  const of = (player: number | undefined): number | undefined =>
    player === undefined ? undefined : (tricks?.[player] ?? undefined);
  return [took ?? of(ombre), allyTook ?? of(ally)];
}

/**
 * Tricks of the ombre’s side, and tricks played: ten, unless the side took the first six and stopped, or the ombre of a devole
 * took one.
 */
export function trickCounts(entry: QuadrilleEntry): readonly [ours: number, all: number] {
  const { tricks = [], took, allyTook, contract, premiers, vole } = entry;
  const [own, allys] = tookOf(entry);
  const ours = (own ?? 0) + (allyIn(entry) === undefined ? 0 : (allys ?? 0));
  if (took === undefined && allyTook === undefined) return [ours, tricks.reduce<number>((sum, n) => sum + (n ?? 0), 0)];
  const stopped = contract === 'devole' ? ours > 0 : ours === 6 && premiers === true && vole !== 'undertaken';
  return [ours, stopped ? ours : Math.max(10, ours)];
}

const VOLES = { no: UNDECLARED, announced: ANNOUNCED, revealed: REVEALED } as const;

/**
 * Record of an entered deal, by seats; answers to questions that are not asked are left out. An error names the missing field
 * as its place.
 */
export function tellQuadrille(
  entry: QuadrilleEntry,
  rules: QuadrilleRules,
  pools: Balances,
  seatOf: (player: number) => number,
): Result<QuadrilleRecord> {
  const contract = contractOf(entry);
  const { ombre, ally } = entry;
  if (contract < 0) return refuse('no-contract', 'Say what was played.', 'contract', 'auction.order');
  if (ombre === undefined)
    return refuse(
      'no-ombre',
      contract === FORCED ? 'Say who held spadille and had to play.' : 'Say who the ombre was.',
      'ombre',
      'auction.order',
    );
  const questions = openQuestions(entry, rules, pools);
  const own = questions.ownKing && entry.ownKing === true;
  if (questions.ally && !own && ally === ombre)
    return refuse(
      'ally-is-ombre',
      questions.ownKing
        ? 'The ombre cannot be his own ally. If he called a king of his own, choose “The ombre himself”.'
        : 'The ombre cannot be his own ally.',
      'ally',
      'call.own',
    );
  if (questions.ally && !own && ally === undefined)
    return refuse('ally-missing', 'Say who held the called card.', 'ally', 'call.own');
  if (questions.giver && entry.giver === ombre)
    return refuse('giver-is-ombre', 'The ombre cannot have given himself the king.', 'giver', 'mediateur.giver.won');
  if (questions.kingSuit && entry.kingSuit === undefined)
    return refuse(
      'no-king',
      'Say which suit the king was: its price depends on it.',
      'kingSuit',
      'mediateur.price.suit',
    );
  if (questions.trump && entry.trump === undefined)
    return refuse('no-trumps', 'Say which suit was trumps.', 'trump', 'favourite.bids');
  if (questions.favourite && entry.favourite === undefined)
    return refuse('no-favourite', 'Say which suit was drawn as the favourite.', 'favourite', 'favourite.suit');
  const seat = (player: number | undefined): number | undefined => (player === undefined ? undefined : seatOf(player));
  const trump = questions.trump && entry.trump ? SUIT_NAMES.indexOf(entry.trump) : undefined;
  const drawn = questions.favourite && entry.favourite ? SUIT_NAMES.indexOf(entry.favourite) : undefined;
  const suit = favouriteSuit(rules, drawn ?? -1);
  const announced = VOLES[questions.announced.length > 1 ? (entry.announced ?? 'no') : 'no'];
  // In an alliance the favourite suit makes a different bid; in casco it does not.
  const inFavourite = trump !== undefined && suit === trump && contract !== CASCO;
  const bid =
    contract === FORCED ? PASS : (makeBid(contract, inFavourite, announced) ?? makeBid(contract, false, announced));
  if (bid === undefined)
    return refuse('no-bid', 'The vole cannot be announced with this contract.', 'announced', 'auction.vole');
  const [own_, allys] = tookOf(entry);
  const hasAlly = questions.ally && !own;
  if (hasAlly && own_ !== undefined && allys === undefined && entry.tricks === undefined)
    return refuse('no-tricks-of-ally', 'Say how many tricks the ally took.', 'allyTook', 'win.tricks');
  const matadors = questions.matadors ? (entry.matadors ?? 0) : 0;
  const theirs = questions.matadorsOf && entry.matadorsOf === 'opponents';
  if (questions.matadorsOf && entry.matadorsOf === undefined)
    return refuse('matadors-whose', 'Say which side had the matadors.', 'matadorsOf', 'matadors.side');
  const vole =
    questions.vole.find((value) => value === entry.vole) ??
    (questions.vole.length === 1 ? questions.vole[0] : undefined);
  return ok({
    ...EMPTY_RECORD,
    contract: { by: seatOf(ombre), bid },
    trump,
    favourite: drawn,
    call: questions.kingSuit && entry.kingSuit ? makeCard(SUIT_NAMES.indexOf(entry.kingSuit), KING) : undefined,
    result: {
      ally: questions.ally && !own ? seat(ally) : undefined,
      ownKing: own,
      tricks: tricksBySeat(entry, seatOf),
      matadors: theirs ? [0, matadors] : [matadors, 0],
      premiers: questions.premiers && entry.premiers === true,
      vole: vole === 'no' ? undefined : vole,
      giver: questions.giver ? seat(entry.giver) : undefined,
      shown: questions.shown && entry.shown === true,
      kingHidden: questions.kingHidden && entry.kingHidden === true,
      highest: questions.highest ? (entry.highest ?? []).map(seatOf) : [],
    },
  });
}

/** Tricks of each seat. Only the sum of the opponents’ is known; it is given to the first of them. */
function tricksBySeat(entry: QuadrilleEntry, seatOf: (player: number) => number): readonly number[] {
  const { ombre, took, allyTook } = entry;
  const tricks = [0, 0, 0, 0];
  if (took === undefined && allyTook === undefined) {
    entry.tricks?.forEach((n, player) => (tricks[seatOf(player)] = n ?? 0));
    return tricks;
  }
  const ally = allyIn(entry);
  const [own = 0, allys = 0] = tookOf(entry);
  const [ours, all] = trickCounts(entry);
  if (ombre !== undefined) tricks[seatOf(ombre)] = own;
  if (ally !== undefined) tricks[seatOf(ally)] = allys;
  const opponent = [0, 1, 2, 3].find((player) => player !== ombre && player !== ally);
  if (opponent !== undefined) tricks[seatOf(opponent)] = all - ours;
  return tricks;
}

/** In the order of the engine’s suits. */
const SUIT = choiceField('spades', 'hearts', 'diamonds', 'clubs');

/** Fields of the form for a deal of Quadrille. */
export const QUADRILLE_FIELDS = {
  ...DEALER_FIELD,
  contract: choiceField('forced', 'alliance', 'mediateur', 'casco', 'solo', 'grandissimo', 'devole'),
  ombre: PLAYER_FIELD,
  trump: SUIT,
  favourite: SUIT,
  ally: PLAYER_FIELD,
  /** Whether the ombre called a king of his own. */
  ownKing: FLAG_FIELD,
  /** Médiateur: the player who gave the king. */
  giver: PLAYER_FIELD,
  /** Suit of that king, if its price depends on it. */
  kingSuit: SUIT,
  announced: choiceField('no', 'announced', 'revealed'),
  /** Tricks of the ombre, and of his ally: no payment depends on other tricks. */
  took: count(10),
  allyTook: count(10),
  /** Tricks of every player, in scores kept with an earlier version. */
  tricks: counts(20),
  matadors: count(12),
  matadorsOf: choiceField('ombre', 'opponents'),
  premiers: FLAG_FIELD,
  vole: choiceField('no', 'undertaken', 'refused'),
  shown: FLAG_FIELD,
  kingHidden: FLAG_FIELD,
  /** Players by the highest trump that was dealt to them, or that they held after the exchange. */
  highest: PLAYERS_FIELD,
} as const;
export type QuadrilleEntry = EntryOf<typeof QUADRILLE_FIELDS>;
export const SUIT_NAMES = QUADRILLE_FIELDS.trump.values;
