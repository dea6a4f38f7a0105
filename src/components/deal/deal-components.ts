import { byGame, type AstroModule } from '#games/game.ts';

/**
 * Each game's component for a whole deal; its props are `Written` and the annotations. A file of its own, because a page that
 * only reads deals, such as an edition or a plate for other sites, would carry the styles of all this.
 */
export const DEAL_COMPONENTS = byGame(
  import.meta.glob<AstroModule>('../../games/*/tools/replay/Deal.astro', { eager: true }),
);
