/**
 * How a page asks a worker, and a worker answers: each request has a message port of its own, on which what is found on the way
 * comes first and the answer last.
 *
 * `comlink` 4.4.2 was tried in its place: 1,850 bytes on the page and as many in the worker after gzip, where this has 350. No code
 * went with it: a call to a worker that cannot be loaded never ends there, and cannot be given up.
 */

type WorkerMessage = { readonly found: unknown } | { readonly answer: unknown } | { readonly problem: string };

interface AskOptions<Found> {
  /** Gives the request up: its promise is rejected with the signal’s reason. The worker is not told. */
  readonly signal?: AbortSignal;
  /** Receives what the worker finds before it answers. */
  readonly onFound?: (found: Found) => void;
}

/** Sends a request to a worker and returns its answer; rejects where the worker fails or throws. */
export async function askWorker<Answer, Found = never>(
  worker: Worker,
  request: unknown,
  { signal, onFound }: AskOptions<Found> = {},
): Promise<Answer> {
  signal?.throwIfAborted();
  const { port1: here, port2: there } = new MessageChannel();
  const over = new AbortController();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      here.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if ('found' in data) onFound?.(data.found as Found);
        else if ('answer' in data) resolve(data.answer as Answer);
        else reject(new Error(data.problem));
      };
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
      worker.addEventListener('error', () => reject(new Error('The worker has failed.')), { signal: over.signal });
      worker.postMessage(request, [there]);
    });
  } finally {
    over.abort();
    here.close();
  }
}

/** Answers every request this worker is sent; `tell` reports what has been found by now. */
export function answerRequests(answer: (request: never, tell: (found: unknown) => void) => unknown): void {
  addEventListener('message', ({ data, ports: [to] }: MessageEvent<unknown>) => {
    const send = (message: WorkerMessage): void => to?.postMessage(message);
    void Promise.resolve()
      .then(() => answer(data as never, (found) => send({ found })))
      .then(
        (answered) => send({ answer: answered }),
        (problem: unknown) => send({ problem: String(problem) }),
      );
  });
}
