import server from '@astrojs/preact/server.js';

/**
 * Preact on the server, which takes every component for its own: what has no Astro or MDX about it is Preact’s here. Left to
 * itself it renders each component a first time to find out.
 */
export default { ...server, check: (component: unknown): boolean => typeof component === 'function' };
