import type { Page } from 'playwright-core';

/** Work that a page does for each changed answer on average; the same on any machine. */
export interface Toggled {
  /** Number of answers given. */
  readonly count: number;
  /** Function calls in the page's scripts. */
  readonly calls: number;
  /** Changes made to the document. */
  readonly mutations: number;
  /** Answers that the page did not show in the frame after the one in which the browser marked them. */
  readonly late: readonly string[];
}

interface ToggleOptions {
  /** Counts also what follows in the frame after that. */
  readonly nextFrame?: boolean;
}

/** Gives every possible answer to each question; `where` is for the log. */
export async function toggleAll(
  page: Page,
  where: string,
  { nextFrame = false }: ToggleOptions = {},
): Promise<Toggled> {
  // What a tool still does in idle moments since it woke waits until all is counted, but for what has already been asked for.
  await page.evaluate(async () => {
    const { requestIdleCallback: idle } = globalThis;
    const held: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (run) => held.push(run);
    await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => idle(done));
    Object.assign(globalThis, {
      goIdle: () => {
        globalThis.requestIdleCallback = idle;
        for (const run of held) idle(run);
      },
    });
  });
  const watched = await page.context().newCDPSession(page);
  await watched.send('Profiler.enable');
  // Precise coverage counts every call, including inlined ones.
  await watched.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { count, mutations, late } = await page.evaluate(async (isFrameAwaited) => {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const answers = [...document.querySelectorAll<HTMLInputElement>('[data-part="toggle"] input[type="radio"]')].filter(
      ({ checked }) => !checked,
    );
    const missing: string[] = [];
    // Frames and the timers without delay that follow them are played by hand, so that what is counted does not depend on time.
    const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } = globalThis;
    const putOff: (() => void)[] = [];
    // By a number below zero, which no timer of the browser has.
    const due = new Map<number, () => void>();
    let given = 0;
    let last = 0;
    const add = (run: () => void): number => {
      due.set(--last, run);
      return last;
    };
    const takeDue = (): readonly (() => void)[] => {
      const runs = [...due.values()];
      due.clear();
      return runs;
    };
    Object.assign(globalThis, {
      requestAnimationFrame: (run: FrameRequestCallback) => add(() => run(performance.now())),
      cancelAnimationFrame: (id: number) => due.delete(id) || cancelAnimationFrame(id),
      setTimeout: (run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) =>
        ms > 0 ? setTimeout(run, ms, ...rest) : add(() => run(...rest)),
      clearTimeout: (id: number) => due.delete(id) || clearTimeout(id),
    });
    const play = async (): Promise<void> => {
      // What a frame puts off until it is painted comes at its end.
      for (let part = 0; part < 2; part++) for (const run of takeDue()) run();
      // Preact renders in a microtask.
      for (let i = 0; i < 5; i++) await Promise.resolve();
    };
    for (const answer of answers) {
      // Earlier answers may have removed a question.
      if (!answer.isConnected) continue;
      given++;
      answer.click();
      await play();
      const question = answer.closest<HTMLElement>('[data-part="toggle"]');
      if (question && question.dataset['changed'] === undefined)
        missing.push(`${question.querySelector('legend')?.textContent ?? ''}: ${answer.value}`);
      if (isFrameAwaited) await play();
      // What is put off further comes once all is counted.
      putOff.push(...takeDue());
    }
    observer.disconnect();
    Object.assign(globalThis, {
      goOn: () => {
        Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout });
        for (const run of putOff) run();
      },
    });
    return { count: given, mutations: changes / given, late: missing };
  }, nextFrame);
  const { result } = await watched.send('Profiler.takePreciseCoverage');
  await watched.detach();
  await page.evaluate(() => {
    const { goOn, goIdle } = globalThis as typeof globalThis & Record<'goOn' | 'goIdle', () => void>;
    goIdle();
    goOn();
  });
  const ours = result.filter(({ url }) => url.includes('/_astro/')).flatMap(({ functions }) => functions);
  const calls = ours.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) / count;
  console.log(
    `${where}: ${String(count)} answers; each calls ${calls.toFixed(0)} functions and makes ${mutations.toFixed(0)} changes to the document`,
  );
  return { count, calls, mutations, late };
}
