/** Something that must not happen, and the input that made it happen. */
export interface Fault {
  /** An answer that is none, or one that took too long: how long depends on the machine, so that no test may ask for it. */
  readonly kind: 'wrong' | 'slow';
  readonly what: string;
  readonly input: string;
}

/** Longest that one input may take of the processor, in milliseconds: many times what any takes, so that only a growth without measure shows. */
const LONGEST = 1_000;

/** Milliseconds of the processor’s time: what else the machine does is not counted. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does something with an input; a throw is a fault, and so is what takes too long each of three times. */
export function tried<T>(input: string, work: () => T, faults: Fault[], longest = LONGEST): T | undefined {
  let result: T | undefined;
  let took = Infinity;
  for (let times = 0; times < 3 && took > longest; times++) {
    const start = spent();
    try {
      result = work();
    } catch (error) {
      faults.push({ kind: 'wrong', what: `threw: ${error instanceof Error ? error.message : String(error)}`, input });
      return undefined;
    }
    took = Math.min(took, spent() - start);
  }
  if (took > longest) faults.push({ kind: 'slow', what: `took ${took.toFixed(0)} ms`, input });
  return result;
}
