import { describe, expect, test } from 'vitest';
import type { Frame } from '#games/quadrille/play/frame.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { parseSession, settleSession } from '#games/quadrille/session/session.ts';
import type { Result } from '#engine/kernel/result.ts';
import { bodyOf, parseHead, parseRecord } from '#engine/notation/record.ts';
import { content } from '../../src/edition/graph/content.ts';
import { betrayals, type Betrayal, type Said } from './betrayals.ts';

/*
 * The holder of the called card is the ombre's ally in secret until he plays it. The replay keeps the secret, and so must the
 * annotations and the lede.
 */

interface Story {
  readonly id: string;
  readonly said: Said;
  readonly frames: readonly Frame[];
}

const held = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.error.at ?? ''} ${result.error.message}`);
  return result.value;
};

const { deals, sessions } = (await content()).library;

const annotatedDeals = deals
  .filter(({ game }) => game === 'quadrille')
  .map(({ slug, lede, annotations, record }): Story => {
    const { record: body, variation } = held(parseRecord(quadrille, record));
    return { id: slug, said: { lede, annotations }, frames: held(quadrille.judge(body, variation.rules)).frames };
  });

const sessionDeals = sessions
  .filter(({ game }) => game === 'quadrille')
  .flatMap(({ slug, record }): readonly Story[] => {
    const body = bodyOf(record);
    const { rules } = held(parseHead(quadrille, record));
    const written = body['deals'] as readonly Partial<Said>[];
    return held(settleSession(held(parseSession(body)), rules)).deals.flatMap(({ record, seated }, i) => {
      const said: Said = { annotations: written[i]?.annotations ?? [], players: Object.values(seated) };
      if (!record) return [];
      return [{ id: `${slug}/${String(i + 1)}`, said, frames: held(quadrille.judge(record, rules)).frames }];
    });
  });

const stories = [...annotatedDeals, ...sessionDeals];

test.each(stories)('$id does not name the ally before the table knows him', ({ said, frames }) => {
  expect(betrayals(said, frames), 'say this once the called card is played, or leave the seat out').toEqual([]);
});

describe('what would be a betrayal', () => {
  /** Sentences found if the editor writes this at a place of a deal on file, or in its lede. */
  const saying = (id: string, at: string, text: string): readonly Betrayal[] => {
    const deal = stories.find((each) => each.id === id);
    if (!deal) throw new Error(`There is no deal ${id}.`);
    const { players = [] } = deal.said;
    return at === 'lede'
      ? betrayals({ lede: text, annotations: [], players }, deal.frames)
      : betrayals({ annotations: [{ at, text }], players }, deal.frames);
  };

  // First hand is ombre, second hand his ally; the called king of spades is the second card of the seventh trick.
  const ALLIED = '1728-two-tricks-of-his-own';
  // Third hand is ombre and his own ally; the king he called is led to the third trick.
  const ALONE = '1728-his-own-king';
  // Lady Anne is third hand and ombre; Dr Wren deals and is her ally, and his king of diamonds appears in the seventh trick.
  const SEATED = '1728-a-stake-that-grows/1';

  test.each([
    [ALLIED, 'contract', 'Second hand holds it.'],
    [ALLIED, 'contract', 'The [king of spades](term:king) is with second hand.'],
    [ALLIED, 'lede', 'Second hand brings the called king.'],
    [ALLIED, 't2.4', 'Second hand is a friend.'],
    [ALLIED, 't7.1', 'Second hand, his partner, has only trumps.'],
    // Second hand has played a card to this trick, so “ally” may refer to it.
    [ALLIED, 't3.3', 'The ally took it.'],
    [ALONE, 'lede', 'He calls one of his own.'],
    [ALONE, 'contract', 'There is left a king of his own.'],
    [ALONE, 't2.4', 'There is no ally.'],
    [SEATED, 'contract', 'The dealer has it.'],
    [SEATED, 'contract', 'It is poor Dr Wren who has it.'],
    [SEATED, 'contract', 'She calls the king of diamonds, which is Wren’s.'],
  ])('in %s at %s: %s', (id, at, text) => {
    expect(saying(id, at, text).map((found) => found.at)).toEqual([at]);
  });

  test.each([
    [ALLIED, 'contract', 'He calls the king of spades, of which he has the queen.'],
    [ALLIED, 't2.4', 'Second hand throws a low club.'],
    [ALLIED, 'lede', 'The ally makes three tricks.'],
    // What every seat knows may be said: the king has been played.
    [ALLIED, 't7.2', 'Second hand is the ally.'],
    [ALLIED, 'end', 'Second hand was the ally.'],
    [ALONE, 't3.1', 'He tells the table that there is no ally: it is a king of his own.'],
    [SEATED, 't7.2', 'Dr Wren has it.'],
    // No card is called, so there is no secret.
    ['1728-five-five-and-four', 'bid.2', 'Second hand plays alone, with no ally.'],
  ])('not in %s at %s: %s', (id, at, text) => {
    expect(saying(id, at, text)).toEqual([]);
  });
});
