import { parseCard, printCard, printCards, sortedCards, type Card, nameCard } from '#engine/cards/card.ts';
import { type Fields, isFields } from '#engine/kernel/fields.ts';
import type { Problem, Result } from '#engine/kernel/result.ts';
import { atCard, isLater, type Place } from '#engine/ledger/place.ts';
import { extendLine, makeBranch, treeOf, type PlayTree } from '#engine/notation/record.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';
import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../page/stored.ts';

const nameOf = (game: string): string => `quinola.editor.${game}.2`;
/** Storage name for an unreadable draft, kept when a new one replaces it. */
const asideOf = (game: string): string => `${nameOf(game)}.unread`;

const isDraft = (data: unknown): data is Draft => {
  if (!isFields(data)) return false;
  const { ruleset, changes, text, seed, branches } = data;
  return (
    typeof ruleset === 'string' &&
    isFields(changes) &&
    isText(text) &&
    typeof seed === 'string' &&
    (branches === undefined || isBranches(branches))
  );
};

const isText = (data: unknown): data is Text =>
  isFields(data) && Object.values(data).every((one) => typeof one === 'string');

const isBranches = (data: unknown): data is DraftBranches =>
  isFields(data) &&
  Array.isArray(data['tree']) &&
  data['tree'].every(
    (line: unknown) => isFields(line) && isText(line['record']) && /^(string|undefined)$/.test(typeof line['name']),
  ) &&
  Number.isInteger(data['line']) &&
  Number(data['line']) in data['tree'];

interface StoredDraft {
  readonly draft?: Draft | undefined;
  /** Stored text that is no draft, as it was stored. */
  readonly unread?: string | undefined;
}

const parseDraft = (text: string | undefined): Draft | undefined => {
  const data = guarded((): unknown => JSON.parse(text ?? 'null'));
  return isDraft(data) ? data : undefined;
};

/** Last draft in this browser, and any stored text that could not be read. */
export function keptDraft(game: string): StoredDraft {
  const text = readStored(nameOf(game));
  const draft = parseDraft(text);
  if (draft) return { draft, unread: readStored(asideOf(game)) };
  if (text !== undefined && text !== 'null') writeStored(asideOf(game), text);
  return { unread: readStored(asideOf(game)) };
}

export const keepDraft = (game: string, draft: Draft): boolean => writeStored(nameOf(game), JSON.stringify(draft));

/** Calls `onDraft` whenever another window of this browser stores a draft. Returns a function that unsubscribes. */
export const onDraftElsewhere = (game: string, onDraft: (draft: Draft) => void): (() => void) =>
  onStoredElsewhere(nameOf(game), () => {
    const draft = parseDraft(readStored(nameOf(game)));
    if (draft) onDraft(draft);
  });

/** Deletes the unreadable text. */
export const dropUnread = (game: string): void => dropStored(asideOf(game));

/** A draft with its undo history. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** Place being typed into; typing there is undone in one step. */
  readonly typing: string | undefined;
}

const LONGEST = 300;

export const startHistory = (now: Draft): DraftHistory => ({ past: [], now, future: [], typing: undefined });

export function step(history: DraftHistory, now: Draft, typing?: string): DraftHistory {
  const goesOn = typing !== undefined && typing === history.typing;
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-LONGEST),
    now,
    future: [],
    typing,
  };
}

export function undo(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1);
  return before
    ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], typing: undefined }
    : history;
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future, typing: undefined } : history;
}

/** Place → text as typed; missing places are empty. */
export type Text = Readonly<Record<string, string>>;

/** A reader's draft. All places are text, so that invalid input is kept as typed. */
export interface Draft {
  readonly ruleset: string;
  readonly changes: ReaderChanges;
  /** Places such as `hand.0`, `plays`, `pool.stake`, and the game's own. */
  readonly text: Text;
  readonly seed: string;
  /** Undefined while there is only one line of play. */
  readonly branches?: DraftBranches;
}

/** Lines of play of a draft. */
interface DraftBranches {
  /** The main line and the branches. The text of the line that is shown is the draft's own; the tree may have an older one. */
  readonly tree: PlayTree<Text>;
  readonly line: number;
}

/** All lines of a draft, and the one that is shown. */
export function linesOfDraft({ text, branches }: Pick<Draft, 'text' | 'branches'>): DraftBranches {
  if (!branches) return { tree: treeOf(text), line: 0 };
  const { tree, line } = branches;
  return { tree: extendLine(tree, line, text), line };
}

/** The draft with other lines; its text is that of the line shown. */
export function withLines(draft: Draft, tree: PlayTree<Text>, line: number): Draft {
  const { branches: _, ...alone } = draft;
  const shown = tree[line] ?? tree[0];
  const isAlone = tree.length === 1 && shown.name === undefined;
  return { ...alone, text: shown.record, ...(!isAlone && { branches: { tree, line } }) };
}

/** A draft of one line, in the lines of another draft: a line that goes on so, or else a new branch. */
export function asBranch(of: Draft, taken: Draft, goesOnAs: (line: Text, taken: Text) => boolean): Draft {
  const { tree } = linesOfDraft(of);
  const known = tree.findIndex(({ record }) => goesOnAs(record, taken.text));
  if (known >= 0) return withLines(of, tree, known);
  const branched = makeBranch(tree, taken.text);
  return withLines(of, branched.tree, branched.line);
}

/** Fields of every game's record. */
export interface DealAndPlay {
  readonly hands: readonly (readonly Card[])[];
  readonly plays: readonly (readonly Card[])[];
  /** Pool → content before the deal. */
  readonly pools?: Readonly<Record<string, number>> | undefined;
}

/** Record read from a draft, and error messages by place. */
export interface ReadDraft<Rec> {
  readonly record: Result<Rec>;
  readonly problems: Readonly<Record<string, Problem>>;
}

/** Places of every game's record. */
export const handPlace = (seat: number): string => `hand.${String(seat)}`;
export const poolPlace = (pool: string): string => `pool.${pool}`;
export const PLAYS = 'plays';

/** Number in a place's name: `hand.2` → 2. */
export const numberIn = (place: string): number => Number(place.slice(place.indexOf('.') + 1));

export const emptyDraft = (ruleset: string, seed: string): Draft => ({ ruleset, changes: {}, text: {}, seed });

/** Clears the table but keeps the rules and the places in `stays`. */
export const clearDraft = ({ branches: _, ...draft }: Draft, stays: readonly string[]): Draft => ({
  ...draft,
  text: Object.fromEntries(Object.entries(draft.text).filter(([place]) => stays.includes(place))),
});

/** Trimmed text of a place. */
export const textAt = ({ text }: Pick<Draft, 'text'>, place: string): string => (text[place] ?? '').trim();

const wordsAt = (draft: Draft, place: string): readonly string[] =>
  textAt(draft, place)
    .split(/[\s,]+/)
    .filter(Boolean);

/** Lines of the play, or of another multi-line place. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split(/[\n;/]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Places with text; with `only`, at most that one. */
export const filledPlaces = (draft: Draft, only?: string): readonly string[] =>
  Object.keys(draft.text).filter((place) => textAt(draft, place) !== '' && (only === undefined || place === only));

/** Seat name → text, for places of one kind (`hand`, `laid`). */
export const bySeat = (draft: Draft, kind: string, names: readonly string[], only?: string): Fields =>
  Object.fromEntries(
    filledPlaces(draft, only)
      .filter((place) => place.startsWith(`${kind}.`) && names[numberIn(place)] !== undefined)
      .map((place) => [names[numberIn(place)] ?? '', textAt(draft, place)]),
  );

/** Pools with text; with `only`, at most the one of that place. */
export const filledPools = (draft: Draft, only?: string): readonly string[] =>
  filledPlaces(draft, only).flatMap((place) => (place.startsWith('pool.') ? [place.slice('pool.'.length)] : []));

/** `pools` of a record; empty if none is filled in. */
export function poolData(draft: Draft, only?: string): { readonly pools?: Fields } {
  const pools = filledPools(draft, only);
  const amount = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);
  if (pools.length === 0) return {};
  return { pools: Object.fromEntries(pools.map((pool) => [pool, amount(textAt(draft, poolPlace(pool)))])) };
}

/** Text of the fields that every game's record has. */
export const textOfDeal = ({ hands, plays, pools }: DealAndPlay): Text => ({
  ...Object.fromEntries(hands.map((hand, seat) => [handPlace(seat), printCards(sortedCards(hand))])),
  [PLAYS]: plays.map(printCards).join('\n'),
  ...Object.fromEntries(Object.entries(pools ?? {}).map(([pool, held]) => [poolPlace(pool), String(held)])),
});

/** How a game reads its drafts. */
export interface DraftReader<Rec> {
  /** Data of a record from the draft; with `only`, from that one place. */
  readonly dataOf: (draft: Draft, only?: string) => Fields;
  readonly parse: (data: Fields) => Result<Rec>;
  /** Places that hold cards; each card lies in at most one. */
  readonly holders: (draft: Draft) => readonly string[];
}

/** Reads a draft into a record and error messages by place. */
export function readDraft<Rec>(draft: Draft, { dataOf, parse, holders }: DraftReader<Rec>): ReadDraft<Rec> {
  const problems: Record<string, Problem> = {};
  for (const place of filledPlaces(draft)) {
    const read = parse(dataOf(draft, place));
    if (!read.ok) problems[place] = read.error;
  }
  const lying = new Set<Card>();
  for (const place of holders(draft))
    for (const card of cardsAt(draft, place)) {
      if (lying.has(card))
        problems[place] ??= {
          code: 'card-twice',
          message: `The ${nameCard(card)} is here and in another place too, but the pack has only one. Remove one of them.`,
        };
      lying.add(card);
    }
  return { record: parse(dataOf(draft)), problems };
}

/** Cards of a place, ignoring words that are no cards. */
export const cardsAt = (draft: Draft, place: string): readonly Card[] =>
  wordsAt(draft, place).flatMap((word) => parseCard(word) ?? []);

/** Whether no card has been dealt or played. */
export const isBare = (draft: Draft, holders: readonly string[]): boolean =>
  [...holders, PLAYS].every((place) => textAt(draft, place) === '');

/** Which of some places holds a card; undefined if none does. */
export const holderOf = (draft: Draft, card: Card, holders: readonly string[]): string | undefined =>
  holders.find((place) => cardsAt(draft, place).includes(card));

export const write = (draft: Draft, place: string, text: string): Draft => ({
  ...draft,
  text: { ...draft.text, [place]: text },
});

/** Removes a card's word from a place; the rest of the text stays. */
const without = (draft: Draft, place: string, card: Card): Draft =>
  write(
    draft,
    place,
    wordsAt(draft, place)
      .filter((word) => parseCard(word) !== card)
      .join(' '),
  );

/** Adds a card to a place: in sorted order if the whole text can be read, else at its end. */
function withCard(draft: Draft, place: string, card: Card): Draft {
  const cards = cardsAt(draft, place);
  const isPlain = cards.length === wordsAt(draft, place).length;
  return write(
    draft,
    place,
    isPlain && place.startsWith('hand.')
      ? printCards(sortedCards([...cards, card]))
      : `${textAt(draft, place)} ${printCard(card)}`.trim(),
  );
}

/**
 * Handles a click on a card for a place. In a place that holds cards it moves there from wherever it lies, or out if it
 * is there already. In other places (set aside, given, called) it is named or unnamed, and stays in its hand.
 */
export function toggleCard(draft: Draft, place: string, card: Card, holders: readonly string[]): Draft {
  if (!holders.includes(place)) return write(draft, place, cardsAt(draft, place).includes(card) ? '' : printCard(card));
  const before = holderOf(draft, card, holders);
  const free = before === undefined ? draft : without(draft, before, card);
  return before === place ? free : withCard(free, place, card);
}

/**
 * Target of the next clicked card: `target` while it has room, then the next place with room; unchanged if all are full.
 */
export function nextWithRoom(
  draft: Draft,
  target: string,
  holders: readonly string[],
  roomAt: (place: string) => number,
): string {
  const from = holders.indexOf(target);
  if (from < 0) return target;
  const inOrder = [...holders.slice(from), ...holders.slice(0, from)];
  return inOrder.find((place) => cardsAt(draft, place).length < roomAt(place)) ?? target;
}

/** Adds a card to the play, in the current trick or a new one. */
export function playCard(draft: Draft, card: string, seats: number): Draft {
  const text = textAt(draft, PLAYS);
  const last =
    linesIn(text)
      .at(-1)
      ?.split(/[\s,]+/).length ?? seats;
  const gap = text === '' ? '' : last >= seats ? '\n' : ' ';
  return write(draft, PLAYS, `${text}${gap}${card}`);
}

/** Cards of the play up to a place, one trick a line. */
export const playLinesUpTo = (draft: Draft, at: Place): string =>
  linesIn(textAt(draft, PLAYS))
    .map((line, trick) =>
      line
        .split(/[\s,]+/)
        .filter((_, card) => !isLater(atCard(trick + 1, card + 1), at, []))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n');

/**
 * Draft as it was at a place of its record: without later cards of the play, and without text whose place in the record,
 * as `placeOf` gives it, is later. Text without such a place stays.
 */
export function draftUpTo(
  draft: Draft,
  at: Place,
  names: readonly string[],
  placeOf: (field: string) => Place | undefined,
): Draft {
  const kept = Object.entries(draft.text).filter(([field]) => {
    const place = placeOf(field);
    return place === undefined || !isLater(place, at, names);
  });
  return { ...draft, text: { ...Object.fromEntries(kept), [PLAYS]: playLinesUpTo(draft, at) } };
}

/** Removes the last card of the play, if there is one. */
export const takeBackCard = (draft: Draft): Draft =>
  textAt(draft, PLAYS) === ''
    ? draft
    : write(draft, PLAYS, textAt(draft, PLAYS).replace(/(?<![\s,;/])[\s,;/]*(?<![^\s,;/])[^\s,;/]+$/, ''));
