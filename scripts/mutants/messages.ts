/** What the sampler asks of the process that runs the tests, and what that answers. */
export interface Asked {
  readonly changed: string;
  readonly tests: readonly string[];
}

export interface Answer {
  /** The file of tests that failed; undefined when all passed. */
  readonly killedBy: string | undefined;
  /** What it said. */
  readonly why?: string | undefined;
}
