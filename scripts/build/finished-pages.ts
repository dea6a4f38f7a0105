import type { AstroIntegration } from 'astro';

/** What is still to be done to the HTML of a page when it is made. */
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
          const html = finishes.reduce((text, finish) => finish(text), await response.text());
          const finished = new Response(html, response);
          return 'response' in rendered ? { ...rendered, response: finished } : finished;
        },
      }));
    },
  },
});
