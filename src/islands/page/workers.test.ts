import { afterEach, expect, test, vi } from 'vitest';
import { answerRequests, askWorker } from './workers.ts';

type Listener = (event: MessageEvent) => void;

/** A worker in this thread: what is posted to it reaches the listener that `answerRequests` adds. */
class WorkerHere extends EventTarget {
  private readonly listener: Listener;
  constructor(listener: Listener) {
    super();
    this.listener = listener;
  }
  postMessage(data: unknown, ports: MessagePort[]): void {
    this.listener({ data, ports } as unknown as MessageEvent);
  }
}

function workerThat(answers: (request: number, tell: (found: unknown) => void) => unknown): Worker {
  let listener: Listener | undefined;
  vi.stubGlobal('addEventListener', (_: string, added: Listener) => (listener = added));
  answerRequests(answers);
  return new WorkerHere(listener!) as unknown as Worker;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each request has its own answer, after all that was found on the way', async () => {
  const worker = workerThat(async (upTo, tell) => {
    for (let n = 1; n <= upTo; n++) tell(`${String(n)} of ${String(upTo)}`);
    await Promise.resolve();
    return upTo * upTo;
  });
  const heard: string[] = [];
  const onFound = (found: string): void => void heard.push(found);
  const answers = await Promise.all([askWorker(worker, 2, { onFound }), askWorker(worker, 3, { onFound })]);
  expect(answers).toEqual([4, 9]);
  expect(heard.filter((one) => one.endsWith('2'))).toEqual(['1 of 2', '2 of 2']);
  expect(heard.filter((one) => one.endsWith('3'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('what the worker throws, the page is told', async () => {
  const worker = workerThat(() => {
    throw new Error('There is no house.');
  });
  await expect(askWorker(worker, 1)).rejects.toThrow('There is no house.');
});

test('a worker that fails and a request that is given up leave nobody waiting', async () => {
  const never = workerThat(() => new Promise(() => undefined));
  const failing = askWorker(never, 1);
  never.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('The worker has failed.');

  const giveUp = new AbortController();
  const { signal } = giveUp;
  const asked = askWorker(never, 1, { signal });
  giveUp.abort(new Error('Nobody wants to know.'));
  await expect(asked).rejects.toThrow('Nobody wants to know.');
  await expect(askWorker(never, 1, { signal })).rejects.toThrow('Nobody wants to know.');
});
