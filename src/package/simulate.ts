import type { GameTypes } from '#engine/ledger/game.ts';
import type { LabName } from '#engine/lab/lab-game.ts';
import { simulate as simulateInLab, type SimulatedRun, type Simulation } from '#engine/lab/simulate.ts';
import { mapOk, type Result } from '#engine/kernel/result.ts';
import type { EngineGame } from '#games/engine-game.ts';

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
