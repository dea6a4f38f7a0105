/** An `.astro` file so found. */
export interface AstroModule {
  readonly default: (props: Record<string, unknown>) => unknown;
}
