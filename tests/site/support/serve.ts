import type { TestProject } from 'vitest/node';
import { serveTestedSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, such as `http://localhost:4400`. */
    readonly origin: string;
  }
}

let leave = (): void => undefined;

/** Starts one server for all test files. */
export async function setup(project: TestProject): Promise<void> {
  const { origin, stop } = await serveTestedSite();
  leave = stop;
  project.provide('origin', origin);
}

export const teardown = (): void => leave();
