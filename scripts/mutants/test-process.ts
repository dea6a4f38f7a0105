import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Answer, TestRequest } from './messages.ts';

/** The process ran out of time, or ended without an answer. */
export type Verdict = Answer | 'too long' | 'ended';

/** A process that runs tests in a folder; restarted after a mutant causes an endless loop. */
export class TestProcess {
  private readonly root: string;
  private child: ChildProcess | undefined;
  private heard: ((line: string | undefined) => void) | undefined;
  /** Last line of its error output. */
  complaint = '';

  constructor(root: string) {
    this.root = root;
  }

  private next(): Promise<string | undefined> {
    return new Promise((resolve) => (this.heard = resolve));
  }

  private async begin(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'run-tests.ts')], {
      cwd: this.root,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const ready = this.next();
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready' || line.startsWith('answer ')) this.heard?.(line.slice('answer '.length));
    });
    child.stderr.on('data', (chunk: Buffer) => (this.complaint = chunk.toString().slice(-500)));
    // Its exit event reports the end.
    child.stdin.on('error', () => undefined);
    child.on('exit', () => {
      if (this.child !== child) return;
      this.child = undefined;
      this.heard?.(undefined);
    });
    this.child = child;
    await ready;
    return child;
  }

  async ask(request: TestRequest, seconds: number): Promise<Verdict> {
    const child = this.child ?? (await this.begin());
    const answered = this.next();
    child.stdin?.write(`${JSON.stringify(request)}\n`);
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
      child.kill('SIGKILL');
    }, seconds * 1000);
    const line = await answered;
    clearTimeout(timer);
    return line !== undefined ? (JSON.parse(line) as Answer) : late.signal.aborted ? 'too long' : 'ended';
  }

  /** Ends the process; the next question starts another. */
  end(): void {
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
  }
}
