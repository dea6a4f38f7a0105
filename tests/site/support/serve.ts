import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, findChromium } from '../../../scripts/browser.ts';
import { serveTestedSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the served site, as `http://localhost:4400`. */
    readonly origin: string;
    /** Where the browser is driven. */
    readonly browser: string;
  }
}

let leave = (): Promise<void> => Promise.resolve();

/** One server and one browser for all test files. */
export async function setup(project: TestProject): Promise<void> {
  const { origin, stop } = await serveTestedSite();
  const executablePath = await findChromium();
  const browser = await chromium.launchServer({ executablePath, args: [...browserArguments] });
  leave = async () => {
    await browser.close();
    stop();
  };
  project.provide('origin', origin);
  project.provide('browser', browser.wsEndpoint());
}

export const teardown = (): Promise<void> => leave();
