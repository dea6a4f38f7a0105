/**
 * Compares the solver with plain recursion over the engine's own legal cards (../support/solver-naive.ts) in the last tricks of
 * random deals: every kind of question of both card games, under all their books with random changes, before and within a
 * trick, small deals from their first card, and several moments of a deal with one solver, which tests its memory too. Number
 * and seed: ../support/seeds.ts, one ending for each 160 deals.
 */
import * as quadrillePlay from '#games/quadrille/play/play.ts';
import * as quadrilleSolver from '#games/quadrille/solver/possible.ts';
import * as reversisPlay from '#games/reversis/play/play.ts';
import { startPlay } from '../support/reversis-facts.ts';
import * as reversisSolver from '#games/reversis/solver/open-deal.ts';
import * as quadrilleDeals from '../support/quadrille-random.ts';
import * as reversisDeals from '../support/reversis-random.ts';
import { expect, test } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { after, firstMoment, type Code, type Goal, type DealState, type OpenDeal } from '#engine/solver/open-deal.ts';
import { TrickSearch } from '#engine/solver/trick-search.ts';
import { readContract } from '#games/quadrille/play/bidding/contract.ts';
import { exchangedHands, begin } from '#games/quadrille/play/play-out.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { exchangeOf } from '#games/reversis/play/exchange.ts';
import { PLACED, UNPLAYED } from '#games/reversis/play/facts.ts';
import { openPools, poolsFrom } from '#games/reversis/play/pools.ts';
import { reversis } from '#games/reversis/game.ts';
import { GREAT, QUINOLA } from '#games/reversis/rules/shape.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';
import { naivelyProved, type NaiveGame } from '../support/solver-naive.ts';

const ENDINGS = Math.ceil(DEAL_COUNT / 160);
/** Numbers of tricks left at the beginning of an ending. */
const LEFT = 5;

/** A deal played down to its last tricks, as the engine and as the solver see it. */
interface Ending<S> {
  readonly naive: NaiveGame<S>;
  readonly deal: OpenDeal;
  readonly codeOf: (card: Card) => Code;
  readonly state: S;
  readonly moment: DealState;
  readonly table: readonly (readonly [seat: number, card: Card])[];
}

/** Plays a record's cards down to the ending, and some cards into its first trick. */
function endingOf<S>(
  naive: NaiveGame<S>,
  deal: OpenDeal,
  codeOf: (card: Card) => Code,
  first: S,
  plays: readonly (readonly Card[])[],
  into: number,
): Ending<S> {
  let state = first;
  let moment = firstMoment(deal);
  let table: (readonly [number, Card])[] = [];
  const firstTrick = Math.max(0, deal.tricks - LEFT);
  for (const [t, trick] of plays.entries())
    for (const [i, card] of trick.entries()) {
      if (t > firstTrick || (t === firstTrick && i >= into)) break;
      table = [...(i === 0 ? [] : table), [naive.toPlay(state), card]];
      state = naive.apply(state, card);
      moment = after(moment, codeOf(card), deal);
      if (table.length === naive.seats) table = [];
    }
  return { naive, deal, codeOf, state, moment, table };
}

/** Five cards of a hand, with cards of each suit in which it is long. */
const everyOther = (hand: readonly Card[]): readonly Card[] => hand.filter((_, n) => n % 2 === 0).slice(0, LEFT);

function reversisEnding(random: Random): Ending<reversisPlay.PlayState> | undefined {
  const book = reversis.ruleSets[random(reversis.ruleSets.length)]!;
  const rules = reversisDeals.randomRules(book, random(2) * 8, random);
  const record = reversisDeals.randomRecord(rules, random);
  const opened = reversisSolver.openDeal(record, rules);
  const exchanged = exchangeOf(record, rules, openPools(rules, poolsFrom(rules, record.pools), record.seats, NO_SINK));
  if (!opened.ok || !opened.value || !exchanged.ok) return undefined;
  const { laid } = exchanged.value;
  // One in four is a deal of five cards each from its first card, which some rules want to be a heart.
  const isWhole = random(4) === 0;
  const hands = exchanged.value.hands.map((hand) => (isWhole ? everyOther(hand) : hand));
  const deal = isWhole ? reversisSolver.openHands(hands, laid, rules) : opened.value;
  const naive: NaiveGame<reversisPlay.PlayState> = {
    seats: deal.seats,
    tricks: deal.tricks,
    legal: (state) => reversisPlay.legalCards(state, rules),
    apply: reversisPlay.applyCard,
    toPlay: ({ toPlay }) => toPlay,
    winners: ({ facts }) => facts.winners,
    over: ({ trick }) => trick,
    placed: ({ facts }) => (facts.fate[GREAT] === UNPLAYED ? undefined : facts.fate[GREAT] === PLACED),
  };
  const first = startPlay(hands, laid);
  return endingOf(naive, deal, reversisSolver.codeOf, first, isWhole ? [] : record.plays, random(deal.seats));
}

function quadrilleEnding(random: Random): Ending<quadrillePlay.PlayState> | undefined {
  const book = quadrille.ruleSets[random(quadrille.ruleSets.length)]!;
  const rules = quadrilleDeals.randomRules(book, random(2) * 8, random);
  const record = quadrilleDeals.randomRecord(rules, random, 0);
  const opened = quadrilleSolver.openDeal(record, rules);
  const agreed = readContract(record, rules);
  const hands = agreed.ok ? exchangedHands(record, agreed.value.contracted) : agreed;
  if (!opened.ok || !opened.value || !agreed.ok || !hands.ok) return undefined;
  const { deal, codeOf } = opened.value;
  const naive: NaiveGame<quadrillePlay.PlayState> = {
    seats: 4,
    tricks: deal.tricks,
    legal: (state) => quadrillePlay.legalCards(state, rules),
    apply: quadrillePlay.applyCard,
    toPlay: ({ toPlay }) => toPlay,
    winners: ({ facts }) => facts.winners,
    over: ({ trick }) => trick,
    placed: () => undefined,
  };
  const first = begin(record, hands.value, agreed.value.contracted, rules);
  return endingOf(naive, deal, codeOf, first, record.plays, random(4));
}

/** Random goal: tricks for a side or against it, a reversis unbroken, by a hand or by one card, the Quinola placed. */
function randomGoal(
  { deal, moment, codeOf }: Pick<Ending<unknown>, 'deal' | 'moment' | 'codeOf'>,
  cards: readonly Card[],
  random: Random,
): [Goal, Card] {
  const all = (1 << deal.seats) - 1;
  const held = range(deal.seats).find(
    (seat) => deal.suits === 4 && (moment.hands[seat * deal.suits + 1]! >> (QUINOLA - 13)) & 1,
  );
  const kind = random(5);
  if (kind === 0 && held !== undefined) return [{ kind: 'placed', holder: held, card: codeOf(QUINOLA) }, QUINOLA];
  if (kind === 1) {
    const maker = random(deal.seats);
    return [{ kind: 'unbroken', maker, breakers: 1 + random(all), card: -1 }, -1];
  }
  if (kind === 2) {
    const card = cards[random(cards.length)]!;
    return [{ kind: 'unbroken', maker: random(deal.seats), breakers: all, card: codeOf(card) }, card];
  }
  const makers = random(2) === 0 ? 1 << random(deal.seats) : 1 + random(all - 1);
  return [{ kind: 'tricks', makers, counted: kind === 3 ? makers : all & ~makers }, -1];
}

/** Differences, in words, between the two on one ending and on its continuations after a few random cards. */
function disagreement<S>(ending: Ending<S>, random: Random): string | undefined {
  const { naive, deal, codeOf } = ending;
  const left = deal.tricks - ending.moment.trick;
  const cards = range(52).filter((card) => {
    const code = codeOf(card);
    return (
      code >= 0 &&
      range(deal.seats).some((seat) => (ending.moment.hands[seat * deal.suits + (code >> 4)]! >> (code & 15)) & 1)
    );
  });
  const [goal, card] = randomGoal(ending, cards, random);
  const search = new TrickSearch(deal, goal);
  let { state, moment, table } = ending;
  for (let turn = 0; turn < 3 && moment.trick < deal.tricks; turn++) {
    const need = goal.kind === 'tricks' ? 1 + random(left) : 1;
    const proved = search.prove(moment, need);
    const naively = naivelyProved(naive, goal, card, state, need, table);
    // An ending with fewer tricks takes less time than more work on this one.
    if (naively === undefined) return undefined;
    if (turn === 0) compared++;
    if (proved !== naively)
      return `${JSON.stringify({ goal, need, moment })}: ${String(proved)}, and not ${String(naively)}`;
    const legal = naive.legal(state);
    const played = legal[random(legal.length)]!;
    const lying = [...table, [naive.toPlay(state), played] as const];
    state = naive.apply(state, played);
    moment = after(moment, codeOf(played), deal);
    table = lying.length === naive.seats ? [] : lying;
    if (goal.kind === 'placed' && naive.placed(state) !== undefined) break;
  }
  return undefined;
}

/** Endings of five tricks settled by both. */
let compared = 0;

const failures = <S>(make: (random: Random) => Ending<S> | undefined): readonly string[] => {
  const found: string[] = [];
  compared = 0;
  for (let seed = SEED; compared < ENDINGS && found.length < 5; seed++) {
    const random = makeRandom(seed);
    const ending = make(random);
    if (!ending) continue;
    const wrong = disagreement(ending, random);
    if (wrong !== undefined) found.push(`seed ${String(seed)} ${howToRepeat}: ${wrong}`);
  }
  return found;
};

test(`${String(ENDINGS)} endings of Réversis are as plain recursion finds them`, { timeout: 3_600_000 }, () => {
  expect(failures(reversisEnding)).toEqual([]);
});

test(`${String(ENDINGS)} endings of Quadrille are as plain recursion finds them`, { timeout: 3_600_000 }, () => {
  expect(failures(quadrilleEnding)).toEqual([]);
});
