import { MOST_LINKED_BRANCHES } from '#engine/notation/branch-links.ts';
import {
  nameLine,
  promoteBranch,
  restoreBranch,
  strikeBranch,
  tidyBranchName,
  LONGEST_BRANCH_NAME,
  type PlayTree,
  type StruckBranch,
} from '#engine/notation/record.ts';
import { signed } from '#engine/wording/sentence.ts';
import { Button, TypedField } from '../page/controls/controls.tsx';
import type { ReplayWords } from '../replay/game.ts';
import type { AnyStep } from '../replay/model.ts';
import { lineName, rowsOf, struckName, type LineModel, type TreeRow } from './lines.ts';
import nets from '#view/Net.module.css';
import styles from './WhatIf.module.css';

/** A tree, the line of it that is shown, and the branches that were struck from it, if that changed. */
export interface ShownLines<Rec> {
  readonly tree: PlayTree<Rec>;
  readonly line: number;
  readonly struck?: readonly StruckBranch<Rec>[];
}

export interface LineTreeProps<Rec> {
  /** The lines; a record may be a text that is still to be read. */
  readonly tree: PlayTree<Rec>;
  readonly line: number;
  /** Settlement of each line; undefined where it cannot be settled. */
  readonly models: readonly (LineModel | undefined)[];
  readonly step: number;
  readonly accountLabel: (account: string) => string;
  readonly words: Pick<ReplayWords<AnyStep>, 'piece' | 'sayPlace'>;
  /** Whether a record reaches the end of the deal. */
  readonly isWhole: (record: Rec) => boolean;
  /** Branches that were struck and can be brought back, the last at the end; undefined where the tool itself undoes that. */
  readonly struck?: readonly StruckBranch<Rec>[] | undefined;
  /** Shows a line of a tree at a step of it; the place stays if there is none. */
  readonly onShow: (next: ShownLines<Rec>, step?: number) => void;
}

/** The lines of a deal, the main line first: the net of each seat, and where each leaves the others. */
export function LineTree<Rec>({
  tree,
  line,
  models,
  step,
  accountLabel,
  words,
  isWhole,
  struck = [],
  onShow,
}: LineTreeProps<Rec>) {
  const rows = rowsOf(models);
  const shown = tree[line] ?? tree[0];
  const seats = models[0]?.seats ?? [];
  const piece = words.piece;
  const name = lineName(tree, line);
  const last = struck.at(-1);
  return (
    <div data-part="lines">
      <ul class="bare" aria-label={`Lines of the ${piece}`}>
        {rows.map((row) => (
          <li key={row.line} data-depth={Math.min(row.depth, 3)}>
            <button
              type="button"
              class={`${styles.line} bare`}
              aria-current={row.line === line ? 'true' : undefined}
              onClick={() => onShow({ tree, line: row.line }, Math.max(step, row.leaves ?? 0))}
            >
              <b>{lineName(tree, row.line)}</b>
              {/* How far in it stands shows this to the eye. */}
              {row.parent !== undefined && row.parent > 0 && (
                <span class="vh">, a branch of {lineName(tree, row.parent)}</span>
              )}
              {!isWhole((tree[row.line] ?? tree[0]).record) && <i> unfinished</i>}
              <span class="soft note">{whatDiffers(row, models[row.line], words.sayPlace)}</span>
              <span class={`${String(nets.nets)} wraps note`}>
                {row.nets.map((net, seat) => (
                  <span key={seats[seat]}>
                    {accountLabel(seats[seat] ?? '')} <b>{signed(net)}</b>
                    {(row.more[seat] ?? 0) !== 0 && <small> ({signed(row.more[seat] ?? 0)})</small>}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {tree.length === 1 ? (
        <p class="soft">
          Choose something other than what was done, here or by touching a card on the table. Your choice begins a
          branch; the {piece} itself stays as it is.
        </p>
      ) : (
        <>
          <p class="soft note">In brackets: how much more than in the main line.</p>
          <div class="wraps beside" data-part="line-actions" role="group" aria-label={name}>
            <label>
              Name{' '}
              <TypedField
                value={shown.name ?? ''}
                placeholder={name}
                maxLength={LONGEST_BRANCH_NAME}
                size={14}
                onTake={(typed) => {
                  onShow({ tree: nameLine(tree, line, tidyBranchName(typed)), line });
                  return true;
                }}
              />
            </label>
            {line > 0 && (
              <>
                <Button class="plain note" onClick={() => onShow({ tree: promoteBranch(tree, line), line: 0 })}>
                  Make this the main line
                </Button>
                <Button
                  class="plain note"
                  onClick={() =>
                    onShow({
                      tree: strikeBranch(tree, line),
                      line: 0,
                      struck: [...struck, { branch: shown, at: line }],
                    })
                  }
                >
                  Strike<span class="vh"> {name}</span>
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {last && (
        <p>
          <Button
            class="plain note"
            onClick={() => onShow({ ...restoreBranch(tree, last), struck: struck.slice(0, -1) })}
          >
            {`Bring back “${struckName(last)}”`}
          </Button>
        </p>
      )}
      {tree.length > 1 + MOST_LINKED_BRANCHES && (
        <p class="soft">A link holds the main line and the first eight branches.</p>
      )}
    </div>
  );
}

/** Where a line leaves the one it belongs to: “Trick 5, first card: third hand leads the nine of spades”. */
function whatDiffers(
  { line, leaves }: Pick<TreeRow, 'line' | 'leaves'>,
  model: LineModel | undefined,
  sayPlace: LineTreeProps<unknown>['words']['sayPlace'],
): string {
  if (!model) return 'This line cannot be settled: show it to see why.';
  if (line === 0) return '';
  const there = leaves === undefined ? undefined : model.steps[leaves];
  return there === undefined ? 'Nothing differs yet.' : `${sayPlace(there.at)}: ${model.tell(leaves ?? 0)}`;
}
