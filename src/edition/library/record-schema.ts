import { GAMES } from '#games/index.ts';
import type { JsonSchema } from '#engine/kernel/shape.ts';
import { recordSchema } from '#engine/notation/schema.ts';

/** Where the schema of records is published, below the site's base. The number is the format's; it never changes meaning. */
export const SCHEMA_PATH = 'schema/record-1.json';

/** The schema of the records of every game, as it stands at the site's address (base path included). */
export const recordSchemaOf = (site: string): JsonSchema =>
  recordSchema(
    `${site.replace(/(?<!\/)\/+$/, '')}/${SCHEMA_PATH}`,
    GAMES.map((game) => ({ format: game, record: game.record })),
  );
