import { href } from '../../view/href.ts';
import { sayPlaceInBook } from '../../words/card-places.ts';
import type { Line } from '../shared/account.ts';
import { compareHref } from '../shared/columns.ts';
import { CopyLink } from '../shared/CopyLink.tsx';
import { KeySheet } from '../shared/KeySheet.tsx';
import { OtherBooks } from '../shared/OtherBooks.tsx';
import type { RuleWords } from '../shared/rule-words.ts';
import { Suppose, type MovedPayment, type RuleGroup } from '../shared/Suppose.tsx';
import { accountInBook } from './account-words.ts';
import { REPLAY_KEYS } from './keys.ts';
import type { OtherBook } from './linking.ts';
import type { ReplayModel } from './model.ts';
import type { ReplayData } from './replay-data.ts';

export interface WorkshopProps {
  readonly data: Pick<ReplayData, 'book' | 'others'>;
  readonly groups: readonly [first: RuleGroup, ...others: RuleGroup[]];
  readonly rules: readonly RuleWords[];
  readonly changes: Readonly<Record<string, string>>;
  /** What is shown now, for what the changes come to. */
  readonly model: Pick<ReplayModel, 'effect' | 'lines'>;
  /** What can be done; absent while the workshop stands still. */
  readonly does?: {
    readonly choose: (key: string, value: string) => void;
    readonly resetAll: () => void;
    readonly link: () => string;
    readonly linksBeside: (other: OtherBook) => readonly string[];
    readonly openHelp: () => void;
    readonly closeHelp: () => void;
  };
  readonly isHelpOpen?: boolean;
}

const movedPayments = (lines: readonly Line[]): readonly MovedPayment[] =>
  lines.flatMap(({ at, what, from, to, amount, before }) =>
    before === undefined
      ? []
      : [
          {
            what: `${what}, ${sayPlaceInBook(at)}`,
            between: `${accountInBook(from)} → ${accountInBook(to)}`,
            before,
            now: amount,
          },
        ],
  );

const nothing = (): void => undefined;

/** Below the table: links, the sheet of keys, the other books, and the rules to be changed. */
export function Workshop({ data, groups, rules, changes, model, does, isHelpOpen = false }: WorkshopProps) {
  const { book, others } = data;
  const [first, ...folded] = groups;
  const ruleOf = (key: string): RuleWords | undefined => rules.find((rule) => rule.key === key);
  return (
    <div class="workshop">
      <div class="actions tools">
        <CopyLink
          label="Copy a link to this step"
          addressOf={() => `${location.href.replace(/#.*$/, '')}#${does?.link() ?? ''}`}
        />
        <button type="button" class="button" aria-keyshortcuts="?" onClick={does?.openHelp ?? nothing}>
          Keys
        </button>
        <OtherBooks
          label="Settle by another book"
          books={others}
          addressOf={(other) => compareHref(book.game, does?.linksBeside(other) ?? [], href('/'))}
        />
      </div>
      <Suppose
        book={book}
        first={first}
        others={folded}
        ruleOf={ruleOf}
        changes={changes}
        effect={model.effect?.says ?? ''}
        moved={movedPayments(model.lines)}
        onChoose={does?.choose ?? nothing}
        onResetAll={does?.resetAll ?? nothing}
      />
      <KeySheet title="Keys" bindings={REPLAY_KEYS} open={isHelpOpen} onClose={does?.closeHelp ?? nothing} />
    </div>
  );
}
