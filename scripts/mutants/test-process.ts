import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Answer, Asked } from './messages.ts';

export type Verdict = Answer | 'too long';

/** A process that runs tests in a folder, begun anew whenever a mutant has sent it round in circles. */
export class TestProcess {
  private readonly root: string;
  private child: ChildProcess | undefined;
  private waiting: ((line: string | undefined) => void) | undefined;

  constructor(root: string) {
    this.root = root;
  }

  private next(): Promise<string | undefined> {
    return new Promise((resolve) => (this.waiting = resolve));
  }

  private async begin(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'run-tests.ts')], {
      cwd: this.root,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.child = child;
    const ready = this.next();
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready' || line.startsWith('answer ')) this.waiting?.(line.slice('answer '.length));
    });
    child.on('exit', () => this.waiting?.(undefined));
    await ready;
    return child;
  }

  async ask(asked: Asked, seconds: number): Promise<Verdict> {
    const child = this.child ?? (await this.begin());
    const answered = this.next();
    child.stdin?.write(`${JSON.stringify(asked)}\n`);
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const line = await answered;
    clearTimeout(timer);
    if (line === undefined) this.child = undefined;
    return line === undefined ? 'too long' : (JSON.parse(line) as Answer);
  }

  end(): void {
    this.child?.kill('SIGKILL');
  }
}
