import type { GameTypes } from '#engine/ledger/game.ts';
import { ok, refuse, type Result, mapOk } from '#engine/kernel/result.ts';
import type { WrittenDeal } from '#engine/notation/record.ts';
import type { Turn } from '#engine/play/played-game.ts';
import type { Variation } from '#engine/rules/rule-set.ts';
import type { EngineGame } from '#games/game.ts';
import type { LabName } from '#engine/lab/lab-game.ts';
import { simulate as simulateInLab, type SimulatedRun, type Simulation } from '#engine/lab/simulate.ts';

/** A deal in the middle of play, as `deal` and `play` return it. A deal that was parsed or linked is one too. */
export interface OngoingDeal<R, Rec> extends WrittenDeal<R, Rec> {
  /** Number that decides the cards or dice; 0 if absent. */
  readonly number?: number;
  /** Seats that declined an option, where the record does not show that they were asked; none if absent. */
  readonly declined?: readonly number[];
}

/** Numbers of deals are whole and below 2³², so that each deals its own cards. */
const DEAL_NUMBERS = 2 ** 32;

const whyNotNumber = (number: number): Result<number> =>
  Number.isInteger(number) && number >= 0 && number < DEAL_NUMBERS
    ? ok(number)
    : refuse('bad-number', `A deal has a whole number from 0 to ${String(DEAL_NUMBERS - 1)}, not ${String(number)}.`);

const inPlay = <R, Rec>({ record, number = 0, declined = [] }: OngoingDeal<R, Rec>) => ({ record, number, declined });

/**
 * Deals the cards, or begins a game at tables. The same number deals the same cards everywhere. `seats`: 5 deals to five where
 * the game has a form for five; any other number is ignored. `next`: what the deal before left, as its settlement's `next` says.
 */
export function deal<G extends GameTypes>(
  game: EngineGame<G>,
  variation: Variation<G['rules']>,
  {
    number,
    seats = game.lab.seats,
    next = {},
  }: { readonly number: number; readonly seats?: number; readonly next?: Readonly<Record<string, unknown>> },
): Result<OngoingDeal<G['rules'], G['record']>> {
  const numbered = whyNotNumber(number);
  if (!numbered.ok) return numbered;
  const begun = game.table.begin({ number, seats, next }, variation.rules);
  return ok({ variation, ...begun });
}

/**
 * Finds who is to act and what he may do: `legal` acts with a label each, and `refused` ones with the rule key and the reason
 * (`seat` counts from 0 in order of play). Undefined when the deal is over, or if its record is impossible.
 */
export const legalPlays = <G extends GameTypes>(
  game: EngineGame<G>,
  ongoing: OngoingDeal<G['rules'], G['record']>,
): Turn<G['act']> | undefined => game.table.turn(inPlay(ongoing), ongoing.variation.rules);

/** Does an act for the seat whose turn it is. An act that is not allowed is refused, with the rule key and the reason. */
export function play<G extends GameTypes>(
  game: EngineGame<G>,
  ongoing: OngoingDeal<G['rules'], G['record']>,
  act: G['act'],
): Result<OngoingDeal<G['rules'], G['record']>> {
  const turn = legalPlays(game, ongoing);
  if (!turn) return refuse('deal-over', 'The deal is over: nobody is to act.');
  const written = JSON.stringify(act);
  const isSame = (choice: { readonly act: G['act'] }) => JSON.stringify(choice.act) === written;
  const refused = turn.refused.find(isSame);
  if (refused) return refuse('not-allowed', refused.message, undefined, refused.key);
  if (![...turn.legal, ...(turn.besides ?? [])].some(isSame))
    return refuse('unknown-act', `${turn.prompt}: take one of the acts that legalPlays lists, not ${written}.`);
  const { variation } = ongoing;
  return ok({ variation, ...game.table.act(inPlay(ongoing), act, variation.rules) });
}

/**
 * Deals and plays a whole deal by the site's plain player, fixed advice that sees one hand. The same number and rules give the
 * same deal everywhere.
 */
export const playPlain = <G extends GameTypes>(
  game: EngineGame<G>,
  variation: Variation<G['rules']>,
  number: number,
): Result<WrittenDeal<G['rules'], G['record']>> => {
  const numbered = whyNotNumber(number);
  return numbered.ok ? ok({ variation, record: game.plainDeal(number, variation.rules) }) : numbered;
};

/** Results of a simulation, with the names to which its lists refer. */
export interface NamedRun extends SimulatedRun {
  /** Roles in the order of all lists of `roles`: the places of a deal, such as first hand and dealer. */
  readonly roles: readonly LabName[];
  /** Events in the order of all lists of `events`. */
  readonly events: readonly LabName[];
}

/**
 * Plays many deals with the site's plain player, and says what each role wins a deal and how often things happen, with 95 %
 * intervals (`mean` ± `half`; shares `from` … `to`). With changes, `summary.turned[0]` compares the changed rules with the book,
 * deal by deal. 10,000 deals take about a second.
 */
export const simulate = <G extends GameTypes>(
  game: EngineGame<G>,
  simulation: Simulation<G['rules']>,
): Result<NamedRun> =>
  mapOk(
    simulateInLab(game, simulation, (record) => {
      const judged = game.judge(record, simulation.variation.rules);
      return judged.ok ? judged.value.departures : [];
    }),
    (run) => ({ roles: game.lab.roles, events: game.lab.events, ...run }),
  );
