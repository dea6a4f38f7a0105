import { quadrille } from '#games/quadrille/game.ts';
import { QUADRILLE_BODY_SCHEMA } from '#games/quadrille/record/schema.ts';
import { reversis } from '#games/reversis/game.ts';
import { REVERSIS_BODY_SCHEMA } from '#games/reversis/record/schema.ts';
import { revertier } from '#games/revertier/game.ts';
import { REVERTIER_BODY_SCHEMA } from '#games/revertier/record/schema.ts';
import { recordSchema, type DescribedGame, type JsonSchema } from '#engine/notation/schema.ts';

const DESCRIBED: readonly DescribedGame[] = [
  { format: reversis, body: REVERSIS_BODY_SCHEMA },
  { format: quadrille, body: QUADRILLE_BODY_SCHEMA },
  { format: revertier, body: REVERTIER_BODY_SCHEMA },
];

/** Where the schema of records is published, below the site's base. The number is the format's; it never changes meaning. */
export const SCHEMA_PATH = 'schema/record-1.json';

/** The schema of the records of every game, as it stands at the site's address (base path included). */
export const recordSchemaOf = (site: string): JsonSchema =>
  recordSchema(`${site.replace(/(?<!\/)\/+$/, '')}/${SCHEMA_PATH}`, DESCRIBED);
