import { useMemo } from 'preact/hooks';
import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import { revertierReplay } from '../../choices/table-game.ts';
import { BoardInPlay, type BoardInPlayProps } from './BoardInPlay.tsx';
import { usePlayedRevertier } from './Play.tsx';

/** The board alone: the guide stands where the list of plays would be. */
const BoardWithGuide = (props: BoardInPlayProps) => <BoardInPlay {...props} hasList={false} />;

const PLAYED_ON =
  'The house played the rest for both sides. The dice fell as in the guide’s game, as long as it lasted; then new dice were thrown.';

/** Guided game of Revertier. A file of its own, because the page hydrates it. */
export function FirstHand(props: FirstHandProps) {
  const played = usePlayedRevertier();
  const game = useMemo(() => ({ ...played, Table: BoardWithGuide }), [played]);
  return <FirstHandOf {...props} game={game} following={revertierReplay} playedOn={PLAYED_ON} />;
}
