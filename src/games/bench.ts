/** One thing measured, under one rule set: does its work so many times. */
export interface Task {
  readonly what: What;
  readonly under: string;
  readonly batch: number;
  readonly run: (times: number) => void;
}

export const WHATS = ['deals', 'settlements', 'policy'] as const;
export type What = (typeof WHATS)[number];

export const TITLES: Readonly<Record<What, string>> = {
  deals: 'random deals played and settled',
  settlements: 'settlements of prepared facts',
  policy: 'deals played by the policy and settled',
};

/** How many prepared deals are settled in turn. */
export const PREPARED = 256;

/** Work that is done so many times, each by itself. */
export const each =
  (work: () => void): Task['run'] =>
  (times) => {
    for (let n = 0; n < times; n++) work();
  };

/** A game on the bench: its work under every rule set, and what the design asks a second of all of them together; 0: nothing. */
export interface Bench {
  readonly name: string;
  readonly asked: Readonly<Record<What, number>>;
  readonly tasks: readonly Task[];
}
