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
import { EMPTY_RECORD, type QuadrilleRecord } from '../../record/record.ts';
import { KING, makeCard } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { SUIT_NAMES, type QuadrilleEntry } from './fields.ts';

const contractOf = ({ contract }: QuadrilleEntry): Contract => (contract ? CONTRACTS.indexOf(contract) : -1);

/** The games a table may have played. */
export const gamesOf = (rules: QuadrilleRules): readonly Contract[] =>
  CONTRACTS.map((_, contract) => contract).filter(
    (contract) =>
      contractNotInBook(contract, rules) === undefined &&
      (contract !== FORCED || rules['auction.allPass'] === 'forcedSpadille'),
  );

/** Which questions a deal has still to answer, as far as it is told. */
export interface Asked {
  readonly trump: boolean;
  readonly favourite: boolean;
  readonly ally: boolean;
  readonly ownKing: boolean;
  readonly giver: boolean;
  readonly kingSuit: boolean;
  /** How the vole may have been announced; one answer is no question. */
  readonly announced: readonly ('no' | 'announced' | 'revealed')[];
  readonly matadors: boolean;
  readonly matadorsOf: boolean;
  readonly premiers: boolean;
  readonly vole: readonly ('no' | 'undertaken' | 'refused')[];
  readonly shown: boolean;
  readonly kingHidden: boolean;
  readonly highest: boolean;
  /** Whether they are counters of a codille before this deal: then anybody may have them. */
  readonly waiting: boolean;
}

/** `pools` is what lay on the table before the deal. */
export function askedOf(entry: QuadrilleEntry, rules: QuadrilleRules, pools: Balances): Asked {
  const contract = contractOf(entry);
  const known = contract >= 0;
  const calls = contract === FORCED || contract === ALLIANCE || contract === CASCO;
  const alone = known && (!calls || entry.ownKing === true);
  const [ours, all] = tricksOf(entry);
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
        ? // Ten tricks have been led for; only an ally's no keeps them from being a vole.
          asks
          ? (['undertaken', 'refused'] as const)
          : (['undertaken'] as const)
        : asks
          ? (['no', 'undertaken', 'refused'] as const)
          : (['no', 'undertaken'] as const);
  const tried = ours === 10 || entry.vole === 'undertaken';
  const oddCodille = alone && ours <= rules['codille.tricks'] && all > 0 && rules['codille.odd'] === 'highestDealt';
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
    kingHidden: tries && allied && tried && rules['vole.undertaken'] === 'onceKingPlayed',
    highest: oddCodille || oddVole || waiting,
    waiting,
  };
}

/** Who has an ally in a deal so told: not whoever called a king of his own. */
const allyIn = ({ contract, ombre, ally, ownKing }: QuadrilleEntry): number | undefined => {
  const calls = contract === undefined || contract === 'alliance' || contract === 'forced' || contract === 'casco';
  return !calls || ownKing === true || ally === ombre ? undefined : ally;
};

/** How many tricks the ombre is told to have taken, and his ally. */
export function tookOf(entry: QuadrilleEntry): readonly [ombre: number | undefined, ally: number | undefined] {
  const { tricks, ombre, took, allyTook } = entry;
  const ally = allyIn(entry);
  const of = (player: number | undefined): number | undefined =>
    player === undefined ? undefined : (tricks?.[player] ?? undefined);
  return [took ?? of(ombre), allyTook ?? of(ally)];
}

/**
 * The tricks of the ombre’s side, and all that were played: ten, unless the side took the first six and stopped, or the ombre
 * of a devole took one.
 */
export function tricksOf(entry: QuadrilleEntry): readonly [ours: number, all: number] {
  const { tricks = [], took, allyTook, contract, premiers, vole } = entry;
  const [own, allys] = tookOf(entry);
  const ours = (own ?? 0) + (allyIn(entry) === undefined ? 0 : (allys ?? 0));
  if (took === undefined && allyTook === undefined) return [ours, tricks.reduce<number>((sum, n) => sum + (n ?? 0), 0)];
  const stopped = contract === 'devole' ? ours > 0 : ours === 6 && premiers === true && vole !== 'undertaken';
  return [ours, stopped ? ours : Math.max(10, ours)];
}

const VOLES = { no: UNDECLARED, announced: ANNOUNCED, revealed: REVEALED } as const;

/**
 * The record of a deal as its table tells it, put in seats; answers to questions that are not asked are left out. Refuses
 * what is missing, with the field as the place.
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
      contract === FORCED ? 'Say who held spadille, and had to play.' : 'Say who was the ombre.',
      'ombre',
      'auction.order',
    );
  const asked = askedOf(entry, rules, pools);
  const own = asked.ownKing && entry.ownKing === true;
  if (asked.ally && !own && ally === ombre)
    return refuse(
      'ally-is-ombre',
      asked.ownKing
        ? 'The ombre cannot be his own ally. If he called a king of his own, say that.'
        : 'The ombre cannot be his own ally.',
      'ally',
      'call.own',
    );
  if (asked.ally && !own && ally === undefined)
    return refuse('ally-missing', 'Say who was called, and so was the ally.', 'ally', 'call.own');
  if (asked.giver && entry.giver === ombre)
    return refuse('giver-is-ombre', 'The ombre cannot have given himself the king.', 'giver', 'mediateur.giver.won');
  if (asked.kingSuit && entry.kingSuit === undefined)
    return refuse(
      'no-king',
      'Say of which suit the king was; its price goes by it.',
      'kingSuit',
      'mediateur.price.suit',
    );
  if (asked.trump && entry.trump === undefined)
    return refuse('no-trumps', 'Say which suit was trumps.', 'trump', 'favourite.bids');
  if (asked.favourite && entry.favourite === undefined)
    return refuse('no-favourite', 'Say which suit was drawn as the favourite.', 'favourite', 'favourite.suit');
  const seat = (player: number | undefined): number | undefined => (player === undefined ? undefined : seatOf(player));
  const trump = asked.trump && entry.trump ? SUIT_NAMES.indexOf(entry.trump) : undefined;
  const drawn = asked.favourite && entry.favourite ? SUIT_NAMES.indexOf(entry.favourite) : undefined;
  const suit = favouriteSuit(rules, drawn ?? -1);
  const announced = VOLES[asked.announced.length > 1 ? (entry.announced ?? 'no') : 'no'];
  // An alliance in favourite is a bid of its own where there is one; casco has no such bid.
  const inFavourite = trump !== undefined && suit === trump && contract !== CASCO;
  const bid =
    contract === FORCED ? PASS : (makeBid(contract, inFavourite, announced) ?? makeBid(contract, false, announced));
  if (bid === undefined) return refuse('no-bid', 'There is no such bid.', 'announced', 'auction.vole');
  const [own_, allys] = tookOf(entry);
  const hasAlly = asked.ally && !own;
  if (hasAlly && own_ !== undefined && allys === undefined && entry.tricks === undefined)
    return refuse('no-tricks-of-ally', 'Say how many tricks the ally took.', 'allyTook', 'win.tricks');
  const matadors = asked.matadors ? (entry.matadors ?? 0) : 0;
  const theirs = asked.matadorsOf && entry.matadorsOf === 'opponents';
  if (asked.matadorsOf && entry.matadorsOf === undefined)
    return refuse('matadors-whose', 'Say which side had the matadors.', 'matadorsOf', 'matadors.side');
  const vole =
    asked.vole.find((value) => value === entry.vole) ?? (asked.vole.length === 1 ? asked.vole[0] : undefined);
  return ok({
    ...EMPTY_RECORD,
    contract: { by: seatOf(ombre), bid },
    trump,
    favourite: drawn,
    call: asked.kingSuit && entry.kingSuit ? makeCard(SUIT_NAMES.indexOf(entry.kingSuit), KING) : undefined,
    result: {
      ally: asked.ally && !own ? seat(ally) : undefined,
      ownKing: own,
      tricks: tricksBySeat(entry, seatOf),
      matadors: theirs ? [0, matadors] : [matadors, 0],
      premiers: asked.premiers && entry.premiers === true,
      vole: vole === 'no' ? undefined : vole,
      giver: asked.giver ? seat(entry.giver) : undefined,
      shown: asked.shown && entry.shown === true,
      kingHidden: asked.kingHidden && entry.kingHidden === true,
      highest: asked.highest ? (entry.highest ?? []).map(seatOf) : [],
    },
  });
}

/** The tricks of each seat. Of the opponents’ only their sum is told; it is put down to the first of them. */
function tricksBySeat(entry: QuadrilleEntry, seatOf: (player: number) => number): readonly number[] {
  const { ombre, took, allyTook } = entry;
  const tricks = [0, 0, 0, 0];
  if (took === undefined && allyTook === undefined) {
    entry.tricks?.forEach((n, player) => (tricks[seatOf(player)] = n ?? 0));
    return tricks;
  }
  const ally = allyIn(entry);
  const [own = 0, allys = 0] = tookOf(entry);
  const [ours, all] = tricksOf(entry);
  if (ombre !== undefined) tricks[seatOf(ombre)] = own;
  if (ally !== undefined) tricks[seatOf(ally)] = allys;
  const opponent = [0, 1, 2, 3].find((player) => player !== ombre && player !== ally);
  if (opponent !== undefined) tricks[seatOf(opponent)] = all - ours;
  return tricks;
}
