import { rolldown } from 'rolldown';
import { join } from 'node:path';

/** Bundles the service worker into a site, as `sw.js`, with a version that makes every build's worker a new one. */
export async function writeServiceWorker(site: string, version: string): Promise<void> {
  const bundle = await rolldown({
    input: 'src/islands/offline/service-worker.ts',
    platform: 'browser',
    transform: { define: { QUINOLA_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' } },
  });
  // Not all browsers take modules as service workers.
  await bundle.write({ file: join(site, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
}
