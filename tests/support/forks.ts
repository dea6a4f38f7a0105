import { expect } from 'vitest';
import { unwrap } from '#engine/kernel/result.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Random } from '#engine/kernel/random.ts';
import { MOST_LINKED_BRANCHES, parseBranches, printTree } from '#engine/notation/branch-links.ts';
import { makeBranch, promoteBranch, strikeBranch, treeOf, type PlayTree } from '#engine/notation/record.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import { type DealReplay, forkAt, leadsInto } from '#engine/play/follow.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import type { Variation } from '#engine/rules/rule-set.ts';

/** A game with its rules, and how its records are followed. */
export interface ForkedGame<G extends GameTypes> {
  readonly engine: Game<G>;
  readonly following: DealReplay<G>;
  readonly variation: Variation<G['rules']>;
}

/**
 * Checks at every place of a legal record that exactly one choice leads into it, and that any other is a branch that the engine
 * settles, and that breaks no rule once it is played out. Returns a tree with branches from places drawn at random.
 */
export function expectForks<G extends GameTypes>(
  { engine, following, variation: { rules } }: ForkedGame<G>,
  record: G['record'],
  random: Random,
): PlayTree<G['record']> {
  const { frames } = unwrap(engine.judge(record, rules), 'the record');
  let tree: PlayTree<G['record']> = treeOf(record);
  const playedOut = (from: DealInPlay<G['record']>): G['record'] => {
    let playing = from;
    for (let turn = following.turn(playing, rules); turn; turn = following.turn(playing, rules))
      playing = following.act(playing, turn.legal[random(turn.legal.length)]!.act, record, rules);
    expect(unwrap(engine.judge(playing.record, rules), 'a branch played out').departures).toEqual([]);
    return playing.record;
  };
  const last = frames.findLastIndex(({ at }) => at.phase !== 'end');
  for (const { at } of frames.slice(0, last)) {
    const { playing, turn } = forkAt(following, { record, at, main: record }, rules);
    const choices = turn?.legal ?? [];
    const outcomes = choices.map(({ act }) => following.act(playing, act, record, rules));
    const recorded = outcomes.filter((after) => leadsInto(following, { before: playing, after }, record, rules));
    // A call that nobody can meet changes as little as none.
    expect(new Set(recorded.map((one) => JSON.stringify(one))).size, JSON.stringify(at)).toBe(1);
    const others = outcomes.filter((after) => !recorded.includes(after));
    for (const other of others.slice(0, 2)) unwrap(engine.judge(other.record, rules), 'a branch');
    const drawn = others[random(others.length + 1)];
    if (!drawn || tree.length > MOST_LINKED_BRANCHES || random(3) > 0) continue;
    const line = random(2) === 0 ? drawn.record : playedOut(drawn);
    ({ tree } = makeBranch(tree, line, random(2) === 0 ? 'Ünder the ♥' : undefined));
  }
  return tree;
}

/** Checks that a tree comes back from its link, promoted twice, and struck branch by branch; returns the link’s length. */
export function expectTree<G extends GameTypes>(
  { engine, variation }: ForkedGame<G>,
  tree: PlayTree<G['record']>,
): { readonly length: number; readonly alone: number } {
  const [{ record }] = tree;
  const alone = printLink(engine, { variation, record, step: undefined });
  const shown = tree.length - 1;
  const link = printTree(engine, alone, tree, shown);
  const main = unwrap(parseLink(engine, link), 'the main line');
  const read = unwrap(parseBranches(engine, `#${link}`), 'the branches');
  expect(main.record).toEqual(record);
  expect(read).toEqual({ branches: tree.slice(1), shown });
  for (const at of tree.keys()) {
    expect(promoteBranch(promoteBranch(tree, at), at)).toEqual(tree);
    expect(promoteBranch(tree, at)[0]).toBe(tree[at]);
    if (at > 0) expect(strikeBranch(tree, at)).toEqual(tree.filter((_, i) => i !== at));
  }
  return { length: link.length, alone: alone.length };
}
