import { nameSuit } from '#engine/cards/card-name.ts';
import { sortedCards, suitOf } from '#engine/cards/card.ts';
import { trickAt } from '#engine/ledger/place.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { sayPlaceInBook } from '#engine/words/card-places.ts';
import { CardTable } from '#islands/play/table/CardTable.tsx';
import { askHouse } from '#islands/play/house/ask-house.ts';
import type { GameToPlay, TableProps } from '#islands/play/game.ts';
import { PlayOf, type PlayProps } from '#islands/play/Play.tsx';
import { sessionOfDeals } from '#islands/play/kept/session-body.ts';
import { poolsAt } from '#islands/replay/settle/pools.ts';
import { HandsDealt } from '#view/cards/HandsDealt.tsx';
import { reversis } from '../../game.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { QUINOLA } from '../../rules/honours.ts';
import { accountLabel } from '../../say/accounts.ts';
import { sessions } from '../../session/session-notation.ts';
import type { ReplayModel } from '../../table/model.ts';
import type { ReversisAct, ReversisTurn } from '../../turns/acts.ts';
import { playedReversis } from '../../turns/played.ts';
import type { ReversisSeen } from '../../turns/seen.ts';
import { settleDeal } from '../replay/settle.ts';
import { POSSIBILITIES } from '../possible/possibilities.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { tell } from './tell.ts';

/** What each has taken, once anybody has. */
const takenBy = ({ steps }: ReplayModel, step: number, seat: number): string | undefined => {
  const { taken = [], points = [] } = steps[step] ?? {};
  if (!taken.some((tricks) => tricks > 0)) return undefined;
  const [tricks, counted] = [taken[seat] ?? 0, points[seat] ?? 0];
  return `${String(tricks)} ${tricks === 1 ? 'trick' : 'tricks'}, ${String(counted)} ${counted === 1 ? 'point' : 'points'}`;
};

function Table(props: TableProps<ReplayModel, ReversisAct>) {
  const { model, step, unit } = props;
  return (
    <CardTable
      {...props}
      pools={poolsAt(model, step, unit, accountLabel)}
      quinola={model.quinola}
      standing={(seat) => takenBy(model, step, seat)}
      isPlayed={({ kind }) => kind === 'play'}
      byHand={['layOut', 'give', 'play']}
    />
  );
}

function asks(turn: ReversisTurn, { steps, seats }: ReplayModel, step: number): string {
  switch (turn.kind) {
    case 'layOut':
      return turn.legal.some(({ act }) => act.kind === 'keep')
        ? 'Lay out a card, or keep your hand.'
        : 'Lay out a card.';
    case 'trade':
      return 'Call for an ace, if you like.';
    case 'give':
      return 'Give a card to the player opposite.';
    case 'play': {
      const { trick = [] } = steps[step] ?? {};
      const [led] = trick;
      if (led === undefined || trick.length === seats.length) return 'Lead.';
      const suit = nameSuit(suitOf(led));
      if (
        turn.refused.length === 0 &&
        !turn.legal.some(({ card }) => card !== undefined && suitOf(card) === suitOf(led))
      )
        return `You have no ${suit}: play what you like.`;
      const isFree = turn.legal.some(({ card }) => card !== undefined && suitOf(card) !== suitOf(led));
      return isFree ? `You may follow ${suit}, or renounce.` : `Follow ${suit}.`;
    }
    default:
      return '';
  }
}

/** Réversis as the table takes it. */
export const PLAYED_REVERSIS: GameToPlay<ReversisRules, ReversisRecord, ReversisAct, ReversisSeen, ReplayModel> = {
  engine: reversis,
  played: playedReversis,
  // What led cards owe has to be asked for here, whatever was done where it was laid out.
  resume: (record, rules) => ({ number: 0, record: { ...record, claimed: !rules['led.claim'] }, declined: [] }),
  sessions,
  session: sessionOfDeals(reversis.printRecord),
  settleDeal,
  rulesInWords,
  groupRules,
  fetchChooser: () => askHouse(reversis.id),
  players: (rules) => (rules['players.five'] ? [4, 5] : [4]),
  seatNames,
  passes: true,
  deals: () => 0,
  piece: 'deal',
  accountLabel,
  sayPlaceInBook,
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const trick = trickAt(at);
    if (trick !== undefined) return `trick ${String(trick)}`;
    return at?.phase === 'end' ? 'over' : 'before the play';
  },
  tell,
  asks,
  claim: {
    label: (rules) => (rules['led.claim'] ? 'Ask for led cards' : undefined),
    of: ({ kind }) => (kind === 'claim' ? { take: { kind: 'claim' }, lapse: { kind: 'forgo' } } : undefined),
  },
  possibilities: POSSIBILITIES,
  dealt: ({ hands, seats }) => (
    <HandsDealt
      hands={hands.map((hand, seat) => [seatHeading(seatNames(seats)[seat] ?? ''), sortedCards(hand)] as const)}
      quinola={QUINOLA}
    />
  ),
  Table,
};

/** A table of Réversis, with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={PLAYED_REVERSIS} />;
