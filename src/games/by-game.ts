/** What each game’s folder brings to one kind of page, by game: of modules found by `import.meta.glob`. */
export const byGame = <T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(found).map(([path, brought]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, brought] as const),
  );
