import type { APIRoute } from 'astro';
import { href } from '#view/href.ts';

/** The page /manifest.json: lets browsers install the site as an application. Colours are those of `theme-color` in light. */
export const GET: APIRoute = () =>
  Response.json({
    name: 'Quinola',
    description: 'Historical game rules to read, play and change.',
    lang: 'en',
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    background_color: '#faf5e9',
    theme_color: '#faf5e9',
    icons: [
      { src: href('/icons/192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icons/512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icons/maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
