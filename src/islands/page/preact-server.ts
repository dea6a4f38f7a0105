/**
 * Renderer of Preact components on the server. A file of its own, because Astro loads a renderer by its address. Astro's own
 * finds out whether a component is Preact's by rendering it, and then renders it again.
 */
import preact from '@astrojs/preact/server.js';

export default { ...preact, check: (component: unknown) => Promise.resolve(typeof component === 'function') };
