import { err, ok, type Problem, type Result } from './result.ts';

/** One reading of one record. The first thing that cannot be read is kept, with its place; the rest reads on with whatever stands for it. */
export class Reading {
  private problem: Problem | undefined;

  refuse(code: string, message: string, at: string): void {
    this.problem ??= { code, message, at };
  }

  /** What a parser found; its refusal is one of what stands at the place. */
  take<T>(found: Result<T>, at: string): T | undefined {
    if (found.ok) return found.value;
    this.refuse(found.error.code, found.error.message, at);
    return undefined;
  }

  /** What was read, if all of it could be. */
  result<T>(value: T): Result<T> {
    return this.problem ? err(this.problem) : ok(value);
  }
}
