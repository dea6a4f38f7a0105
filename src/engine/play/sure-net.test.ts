import { expect, test } from 'vitest';
import type { GameDefinition } from '../../games/game.ts';
import { GAMES } from '../../games/index.ts';
import { makeRandom } from '../kernel/random.ts';
import { unwrap } from '../kernel/result.ts';
import type { GameTypes } from '../ledger/game.ts';
import { valuesOf } from '../rules/rule-set.ts';
import type { DealInPlay, TableGame } from './played-game.ts';
import { sureNet } from './sure-net.ts';

/** The net by trying every act of every seat, without leaving anything out. */
function byRecursion<G extends GameTypes>(
  playing: DealInPlay<G['record']>,
  played: TableGame<G>,
  rules: G['rules'],
  me: number,
  netOf: (record: G['record']) => number,
): number {
  const turn = played.turn(playing, rules);
  if (!turn) return netOf(playing.record);
  const isMine = turn.seat === me;
  const nets = [...turn.legal, ...(isMine ? [] : (turn.besides ?? []))].map(({ act }) =>
    byRecursion(played.act(playing, act, rules), played, rules, me, netOf),
  );
  return isMine ? Math.max(...nets) : Math.min(...nets);
}

/** One ending of a deal, and whom the question is about. */
interface Ending<G extends GameTypes> {
  readonly playing: DealInPlay<G['record']>;
  readonly rules: G['rules'];
  readonly played: TableGame<G>;
  readonly me: number;
  readonly netOf: (record: G['record']) => number;
}

/** Deals played at random by each book of a card game, with two to nine acts to come. */
async function* endings<G extends GameTypes>({ engine, seated }: GameDefinition<G>): AsyncGenerator<Ending<G>> {
  const table = await seated?.();
  if (!table) return;
  const { played } = table;
  for (const [i, book] of engine.ruleSets.entries()) {
    const rules = valuesOf(book);
    for (let number = 1; number <= 4; number++) {
      const random = makeRandom(number);
      const course = [played.begin({ number, seats: 4, next: {} }, rules)];
      for (let turn = played.turn(course[0]!, rules); turn; turn = played.turn(course.at(-1)!, rules))
        course.push(played.act(course.at(-1)!, turn.legal[random(turn.legal.length)]!.act, rules));
      const me = number % 4;
      const netOf = (record: G['record']): number => {
        const { net, seats } = unwrap(engine.judge(record, rules), 'an ending');
        return net[seats[me]!] ?? 0;
      };
      const ending = course.at(-3 - ((number + i * 5) % 8));
      // Where everybody passed, nothing was played.
      if (ending && course.length > 40) yield { playing: ending, rules, played, me, netOf };
    }
  }
}

const CARD_GAMES = GAMES.filter(({ kind, tools }) => kind === 'cards' && tools.play);

test('what a seat can be sure of in the last tricks agrees with plain recursion', async () => {
  let compared = 0;
  const compare = async <G extends GameTypes>(game: GameDefinition<G>): Promise<void> => {
    for await (const { playing, rules, played, me, netOf } of endings(game)) {
      const search = { played, rules, me, netOf, isLate: () => false };
      const net = byRecursion(playing, played, rules, me, netOf);
      expect(sureNet(playing, -Infinity, search)?.net).toBe(net);
      expect(sureNet(playing, net - 1, search)?.net).toBe(net);
      expect(sureNet(playing, net, search)).toBeUndefined();
      compared++;
    }
  };
  await Promise.all(CARD_GAMES.map((game) => game.open(compare)));
  expect(compared).toBeGreaterThan(20);
});

test('nothing is proved without time', async () => {
  const lookOnce = async <G extends GameTypes>(game: GameDefinition<G>): Promise<void> => {
    for await (const { playing, rules, played, me, netOf } of endings(game))
      expect(sureNet(playing, -Infinity, { played, rules, me, netOf, isLate: () => true })).toBeUndefined();
  };
  await Promise.all(CARD_GAMES.map((game) => game.open(lookOnce)));
});
