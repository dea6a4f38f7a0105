import { nameSuit } from '#engine/cards/card-name.ts';
import { suitOf, type Card } from '#engine/cards/card.ts';
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
import { quadrille } from '../../game.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { accountLabel } from '../../say/accounts.ts';
import { sessions } from '../../session/session-notation.ts';
import { GameWords } from '../../table/GameTable.tsx';
import { standingOf, type ReplayModel } from '../../table/model.ts';
import type { QuadrilleAct, QuadrilleTurn } from '../../turns/acts.ts';
import { playedQuadrille } from '../../turns/played.ts';
import type { QuadrilleSeen } from '../../turns/seen.ts';
import { settleDeal } from '../replay/settle.ts';
import { POSSIBILITIES } from '../possible/possibilities.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { tell } from './tell.ts';

function Table(props: TableProps<ReplayModel, QuadrilleAct>) {
  const { model, step, unit } = props;
  const { steps } = model;
  const table = steps[step];
  if (!table) return null;
  return (
    <CardTable
      {...props}
      pools={poolsAt(model, step, unit, accountLabel)}
      standing={(seat) => standingOf(seat, step, steps)}
      open={(seat): readonly Card[] => (table.hands[seat] ?? []).filter((card) => table.open.includes(card))}
      note={
        table.game !== null && (
          <p>
            <GameWords table={table} />
          </p>
        )
      }
      isPlayed={({ kind }) => kind === 'play'}
      byHand={['give', 'play', 'seventh']}
    />
  );
}

const ASKS: Readonly<Record<string, string>> = {
  bid: 'What do you bid?',
  trump: 'Name trumps.',
  call: 'Name the card you call.',
  give: 'Give a card for it.',
  leave: 'Your ally asks leave to try for all ten tricks.',
};

function asks(turn: QuadrilleTurn, { steps }: ReplayModel, step: number): string {
  if (turn.kind === 'seventh')
    return turn.legal.some(({ card }) => card !== undefined)
      ? 'Six tricks are yours: stop, or lead on.'
      : 'Six tricks are yours: stop, or ask leave to go on.';
  const asked = ASKS[turn.kind];
  if (asked !== undefined) return asked;
  const { trick = [], trump = null } = steps[step] ?? {};
  const [led] = trick;
  if (led === undefined || trick.length === 4) return 'Lead.';
  if (turn.refused.length === 0 && turn.legal.length > 1) return 'Play what you like.';
  // The black aces are trumps, whatever is printed on them.
  const isAce = led === 12 || led === 51;
  const suit = isAce && trump !== null ? trump : suitOf(led);
  return `Follow ${isAce || suit === trump ? 'trumps' : nameSuit(suit)}.`;
}

/** Quadrille as the table takes it. */
export const PLAYED_QUADRILLE: GameToPlay<QuadrilleRules, QuadrilleRecord, QuadrilleAct, QuadrilleSeen, ReplayModel> = {
  engine: quadrille,
  played: playedQuadrille,
  resume: (record) => ({ number: 0, record, declined: [] }),
  sessions,
  session: sessionOfDeals(quadrille.printRecord),
  settleDeal,
  rulesInWords,
  groupRules,
  fetchChooser: () => askHouse(quadrille.id),
  players: () => [4],
  seatNames: () => SEATS,
  passes: true,
  deals: (rules) => rules['session.deals'],
  piece: 'deal',
  accountLabel,
  sayPlaceInBook,
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const trick = trickAt(at);
    if (trick !== undefined) return `trick ${String(trick)} of 10`;
    return at?.phase === 'end' ? 'over' : 'before the play';
  },
  tell,
  asks,
  possibilities: POSSIBILITIES,
  dealt: ({ hands }) => (
    <HandsDealt hands={hands.map((hand, seat) => [seatHeading(SEATS[seat] ?? ''), hand] as const)} />
  ),
  Table,
};

/** A table of Quadrille, with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={PLAYED_QUADRILLE} />;
