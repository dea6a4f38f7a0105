/** Messages between the sampler and the process that runs the tests. */
export interface TestRequest {
  readonly changed: string;
  readonly tests: readonly string[];
}

export interface Answer {
  /** Test file that failed; undefined if all passed. */
  readonly killedBy: string | undefined;
  /** Its error message. */
  readonly why?: string | undefined;
}
