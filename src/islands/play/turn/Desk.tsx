import { capital } from '#engine/words/sentence.ts';
import { Button } from '../../page/controls/Button.tsx';
import type { AnyModel } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import type { TableOf } from '../use-sitting.ts';
import { ClaimButton } from './ClaimButton.tsx';

export interface DeskProps<R, Rec extends object, Act, Seen, M extends AnyModel> {
  readonly game: GameToPlay<R, Rec, Act, Seen, M>;
  readonly table: TableOf<R, Rec, Act, Seen, M>;
  readonly isPartyOver: boolean;
  /** How the deal ended, once it has. */
  readonly ended: string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  readonly onAct: (act: Act) => void;
  /** What the house would do, once that has been asked; and asking it. */
  readonly hint: string | undefined;
  readonly onHint: () => void;
  /** On to the next deal. */
  readonly onNext: () => void;
}

/** Below the table: what the house would do, how a deal may be ended before its last card, take back and go on. */
export function Desk<R, Rec extends object, Act, Seen, M extends AnyModel>({
  game: { piece, claim: claims },
  table,
  isPartyOver,
  ended,
  clauseOf,
  onAct,
  hint,
  onHint,
  onNext,
}: DeskProps<R, Rec, Act, Seen, M>) {
  const { sitting, me, turn, isOver, claim } = table;
  const claimed = isOver ? claims?.label(sitting.terms.rules) : undefined;
  return (
    <div class="desk">
      <div class="hint">
        {isOver ? (
          <p>{ended}</p>
        ) : (
          <>
            <p class="asks">
              <Button class="plain" idle={!turn} onClick={onHint}>
                What would the house do?
              </Button>
              <Button class="plain" idle={!turn} onClick={table.playOut}>
                Show the rest
              </Button>
              {turn?.besides?.map(({ act, label, key }) => {
                const clause = clauseOf(key);
                return (
                  <span key={label}>
                    <Button class="plain" onClick={() => onAct(act)}>
                      {capital(label)}
                    </Button>{' '}
                    {clause && <a href={clause.href}>{clause.label}</a>}
                  </span>
                );
              })}
            </p>
            <p role="status">
              {sitting.playedOut !== undefined ? 'The house plays what is left, your hand too.' : hint}
            </p>
          </>
        )}
      </div>
      <div class="deeds">
        {claimed !== undefined && (
          <ClaimButton label={claimed} onClaim={claim && (() => onAct(claim.take))} key={sitting.moments.length} />
        )}
        <Button idle={!table.canTakeBack} onClick={table.takeBack}>
          Take back
        </Button>
        <Button
          class={isOver ? 'button next' : 'button'}
          onClick={isOver ? onNext : () => table.sit({ terms: { ...sitting.terms, seat: me }, deal: undefined })}
        >
          {isPartyOver ? 'New party' : isOver ? `Next ${piece}` : `New ${piece}`}
        </Button>
      </div>
    </div>
  );
}
