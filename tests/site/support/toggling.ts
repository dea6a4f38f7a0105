import type { Page } from 'playwright-core';

/** What answering questions otherwise makes a page do, for each answer on average; the same on any machine, however busy. */
export interface Toggled {
  /** How many answers were given. */
  readonly count: number;
  /** Functions that the page's scripts called. */
  readonly calls: number;
  /** Changes made to the document. */
  readonly mutations: number;
  /** Answers of which the page did not show at once that they were given: before a frame, and before any timer. */
  readonly late: readonly string[];
}

/** Answers every question otherwise, once with each answer; `where` is for the log. */
export async function toggleAll(page: Page, where: string): Promise<Toggled> {
  const watched = await page.context().newCDPSession(page);
  await watched.send('Profiler.enable');
  // Every call is counted, and nothing is left out because it was inlined.
  await watched.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { count, mutations, late } = await page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const answers = [...document.querySelectorAll<HTMLInputElement>('fieldset.toggle .seg input[type="radio"]')].filter(
      ({ checked }) => !checked,
    );
    const missing: string[] = [];
    let given = 0;
    for (const answer of answers) {
      // A question may not arise any more by the answers given before.
      if (!answer.isConnected) continue;
      given++;
      answer.click();
      // Preact draws in a microtask. No timer runs before the last answer is given: what is put off is not in the figure.
      for (let i = 0; i < 5; i++) await Promise.resolve();
      const question = answer.closest('fieldset.toggle');
      if (question?.classList.contains('changed') === false)
        missing.push(`${question.querySelector('legend')?.textContent ?? ''}: ${answer.value}`);
    }
    observer.disconnect();
    return { count: given, mutations: changes / given, late: missing };
  });
  const { result } = await watched.send('Profiler.takePreciseCoverage');
  await watched.detach();
  const ours = result.filter(({ url }) => url.includes('/_astro/')).flatMap(({ functions }) => functions);
  const calls = ours.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) / count;
  console.log(
    `${where}: ${String(count)} answers; each calls ${calls.toFixed(0)} functions and makes ${mutations.toFixed(0)} changes to the document`,
  );
  return { count, calls, mutations, late };
}
