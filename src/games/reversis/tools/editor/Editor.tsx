import { reversis } from '../../game.ts';
import { RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { seatNames, talonCardBefore, type ReversisRecord } from '../../record/record.ts';
import { range } from '#engine/kernel/collections.ts';
import { seatHeading } from '#engine/words/seats.ts';
import {
  cardsAt,
  handPlace,
  numberIn,
  playCard,
  PLAYS,
  readDraft,
  write,
  type Draft,
} from '#islands/editor/draft/draft.ts';
import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import type { EditedGame, Target } from '#islands/editor/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { ReplayModel } from '../../table/model.ts';
import { groupRules, rulesInWords, rulesThatMatter } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import {
  givesPlace,
  holdersOf,
  laidPlace,
  PLAYERS,
  REVERSIS_READER,
  seatsOf,
  takeBack,
  TALON,
  textOf,
} from './draft.ts';
import { Fields, Players } from './Fields.tsx';
import { nextStep } from './next-step.ts';

const PACK: readonly Card[] = range(4).flatMap((suit) => range(13).map((i) => suit * 13 + 12 - i));

function targets(draft: Draft, rules: ReversisRules): readonly Target[] {
  const names = seatNames(seatsOf(draft));
  const inWords = (name: string): string => seatHeading(name).toLowerCase();
  const named = (row: string, label: string, naming: string, placeOf: (seat: number) => string): readonly Target[] =>
    names.map((name, seat) => ({
      place: placeOf(seat),
      label: `${label} by ${inWords(name)}`,
      row,
      short: name,
      naming,
    }));
  return [
    ...names.map((name, seat) => ({ place: handPlace(seat), label: seatHeading(name), row: 'deal to', short: name })),
    { place: TALON, label: 'Talon', row: 'deal to', short: 'talon' },
    ...named('lay out', 'Laid out', 'out', laidPlace),
    ...(rules['exchange.opposites'] && names.length === 4 ? named('give', 'Given', 'given', givesPlace) : []),
  ];
}

/** What a seat may lay out or give: a card of its hand, or the one before it in the talon. */
function allowedAt(draft: Draft, place: string): readonly Card[] | undefined {
  if (holdersOf(draft).includes(place)) return undefined;
  const seat = numberIn(place);
  const before = talonCardBefore({ seats: seatsOf(draft), talon: cardsAt(draft, TALON) }, seat);
  return [...cardsAt(draft, handPlace(seat)), ...(before === undefined ? [] : [before])];
}

/** Réversis as the editor takes it. */
export const EDITED_REVERSIS: EditedGame<ReversisRules, ReversisRecord, ReplayModel> = {
  engine: reversis,
  groupRules,
  rulesThatMatter,
  seats: (draft) => seatNames(seatsOf(draft)),
  settings: [PLAYERS],
  holders: holdersOf,
  targets,
  allowedAt,
  pack: (rules) => (rules['pack.tens'] ? PACK : PACK.filter((card) => rankOf(card) !== RANK_10)),
  read: (draft) => readDraft(draft, REVERSIS_READER),
  textOf,
  whyNotEdited: () => undefined,
  nextStep,
  take: (draft, place, what) => (place === PLAYS ? playCard(draft, what, seatsOf(draft)) : write(draft, place, what)),
  takeBack,
  Fields,
  Players,
  settleDeal,
  rulesInWords,
  GameTable,
  replayKeys: replayKeys('card'),
  accountLabel,
  fetchDealer: () => import('./dealer.ts').then(({ dealer }) => dealer),
};

/** The editor of Réversis. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_REVERSIS} />;
