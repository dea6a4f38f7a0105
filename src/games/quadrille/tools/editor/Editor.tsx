import { quadrille } from '../../game.ts';
import { KING, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { PACK } from '../../rules/ranks.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { sortedCards } from '#engine/cards/card.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { handPlace, playCard, PLAYS, readDraft, textAt, write, type Draft } from '#islands/editor/draft/draft.ts';
import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import type { EditedGame, Target } from '#islands/editor/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { OpenGameTable } from '../../table/GameTable.tsx';
import type { ReplayModel } from '../../table/model.ts';
import { groupRules, rulesInWords, rulesThatMatter } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import { addBid, BIDS, CALL, GIVES, HOLDERS, QUADRILLE_READER, takeBack, textOf } from './draft.ts';
import { Fields } from './Fields.tsx';
import { nextStep } from './next-step.ts';

/** Suit by suit, from the king down the way the cards are printed: which suit is trumps is not known yet. */
const LAID_OUT = sortedCards(PACK);
const CALLED = LAID_OUT.filter((card) => rankOf(card) === KING || rankOf(card) === QUEEN);

const targets = (draft: Draft, rules: QuadrilleRules): readonly Target[] => [
  ...SEATS.map((name, seat) => ({ place: handPlace(seat), label: seatHeading(name), row: 'deal to', short: name })),
  { place: CALL, label: 'Called', row: 'name', short: 'called', naming: 'called' },
  ...(rules['auction.mediateur'] || textAt(draft, GIVES) !== ''
    ? [{ place: GIVES, label: 'Given for the king', row: 'name', short: 'given', naming: 'given' }]
    : []),
];

function take(draft: Draft, place: string, what: string): Draft {
  switch (place) {
    case PLAYS:
      return playCard(draft, what, SEATS.length);
    case BIDS:
      return addBid(draft, what);
    default:
      return write(draft, place, what);
  }
}

/** Quadrille as the editor takes it. */
export const EDITED_QUADRILLE: EditedGame<QuadrilleRules, QuadrilleRecord, ReplayModel> = {
  engine: quadrille,
  groupRules,
  rulesThatMatter,
  seats: () => SEATS,
  settings: [],
  holders: () => HOLDERS,
  targets,
  allowedAt: (_, place): readonly Card[] | undefined => (place === CALL ? CALLED : undefined),
  pack: () => LAID_OUT,
  read: (draft) => readDraft(draft, QUADRILLE_READER),
  textOf,
  whyNotEdited: ({ result }) =>
    result &&
    'This record tells how the deal ended, and not its cards. The regulator settles such deals, and the comparison sets the books side by side; here cards are laid out.',
  nextStep,
  take,
  takeBack,
  Fields,
  settleDeal,
  rulesInWords,
  GameTable: OpenGameTable,
  replayKeys: replayKeys('bid or card'),
  accountLabel,
  fetchDealer: () => import('./dealer.ts').then(({ dealer }) => dealer),
};

/** The editor of Quadrille. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_QUADRILLE} />;
