import { type KeyBinding, actionFor, useDocumentKeys } from '../page/keys.tsx';
import type { RefObject } from 'preact';

/** Handles a replay's keys: all of them inside it, some anywhere on its page, none while a dialog is open. */
export function usePageKeys(
  root: RefObject<HTMLElement>,
  keys: ReplayKeys,
  perform: (action: ReplayAction) => void,
): void {
  useDocumentKeys((event) => {
    const action = actionFor(event, keys);
    if (action === undefined) return;
    const isWithin = event.target instanceof Node && root.current?.contains(event.target);
    if (!isWithin && !EVERYWHERE.includes(action)) return;
    event.preventDefault();
    perform(action);
  });
}

/** Buttons beside the slider, left to right. The end and the next payment are reached by the slider and by keys. */
export const BACK = ['first', 'backTrick', 'back'] as const;
export const ON = ['forwardTrick', 'play', 'forward'] as const;
export type Move = (typeof BACK | typeof ON)[number] | 'last' | 'payment';

/** What a key of a replay does: a move, the sheet of keys, or something with the branches. */
export type ReplayAction = Move | 'help' | BranchAction;
export type BranchAction = 'whatIf' | 'lineBefore' | 'lineAfter';

/** Keys of a replay, shared by handler, buttons and help sheet. */
export type ReplayKeys = readonly KeyBinding<ReplayAction>[];

export const isMove = (action: ReplayAction): action is Move =>
  action !== 'help' && action !== 'whatIf' && action !== 'lineBefore' && action !== 'lineAfter';

/** Keys from line to line, where there are several. */
export const LINE_KEYS: ReplayKeys = [
  { keys: ['ArrowUp'], action: 'lineBefore', description: 'To the line before, where there are branches' },
  { keys: ['ArrowDown'], action: 'lineAfter', description: 'To the next branch' },
];

/** Keys for branches: the choices of a step, and from line to line. */
export const BRANCH_KEYS: ReplayKeys = [
  { keys: ['w'], action: 'whatIf', description: 'What if: choose something else here' },
  ...LINE_KEYS,
];

/** Keys that work anywhere on the page; the others only inside the replay. */
export const EVERYWHERE: readonly ReplayAction[] = [
  'forward',
  'back',
  'forwardTrick',
  'backTrick',
  'payment',
  'whatIf',
  'help',
];

/** Builds the keys. `step` names one step (`card`, `bid or card`); games without tricks give other keys. */
export const replayKeys = (
  step: string,
  {
    forwardTrick = 'End of the next trick',
    backTrick = 'End of the previous trick',
    first = 'First step',
    last = 'Last step',
  }: Partial<Record<Move, string>> = {},
): ReplayKeys => [
  { keys: ['ArrowRight'], action: 'forward', description: `Next ${step}` },
  { keys: ['ArrowLeft'], action: 'back', description: `Back one ${step}` },
  { keys: ['Shift+ArrowRight'], action: 'forwardTrick', description: forwardTrick },
  { keys: ['Shift+ArrowLeft'], action: 'backTrick', description: backTrick },
  { keys: ['p'], action: 'payment', description: 'Next payment' },
  { keys: ['Space'], action: 'play', description: 'Press the focused button; on the slider, play or pause' },
  { keys: ['Home'], action: 'first', description: `${first}, with the focus on the table or the slider` },
  { keys: ['End'], action: 'last', description: `${last}, with the focus on the table or the slider` },
  { keys: ['?'], action: 'help', description: 'Show these keys' },
];
