import type { AnyModel, AnyStep } from '#islands/replay/model.ts';
import type { Frame } from '../settle/judge.ts';

/** The table after one card. A file of its own, because game.ts, which imports no markup, names its types. */
export interface CountStep extends AnyStep {
  readonly turned: Frame['turned'];
}

export type CountModel = AnyModel<CountStep>;
