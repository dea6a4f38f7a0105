import type { AstroIntegration } from 'astro';

/**
 * What is still to be done to the HTML of a page when it is made. It is given as its bytes, a letter each: what is looked for
 * and what is put in are plain letters, and to read a page from UTF-8 and write it again took longer than all that is done to it.
 */
export type Finish = (html: string) => string;

/** Hands every page built to these, one after another, before it is written. */
export const finishedPages = (...finishes: readonly Finish[]): AstroIntegration => ({
  name: 'finished-pages',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        render: async (request, options) => {
          const rendered = await prerenderer.render(request, options);
          const response = 'response' in rendered ? rendered.response : rendered;
          if (response.headers.get('content-type')?.startsWith('text/html') !== true) return rendered;
          const written = Buffer.from(await response.arrayBuffer()).toString('latin1');
          const html = finishes.reduce((text, finish) => finish(text), written);
          const finished = new Response(Buffer.from(html, 'latin1'), response);
          return 'response' in rendered ? { ...rendered, response: finished } : finished;
        },
      }));
    },
  },
});
