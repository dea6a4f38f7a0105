import type { ClauseId, InterpretationId } from '#engine/rules/key.ts';
import { boundIn, type BoundWords } from './bound.ts';
import { attributesOf, elementsIn, isElement, plainText, type MdxNode } from '../text/mdx-tree.ts';
import type { ContentProblem } from '../check/problem.ts';

/**
 * `modelled`: the engine computes it. `ambiguous`: the engine computes it with an interpretation. `prose`: there is
 * nothing to compute. `unmodelled`: the engine cannot compute it; the clause says why.
 */
export const CLAUSE_STATUSES = ['modelled', 'ambiguous', 'prose', 'unmodelled'] as const;
export type ClauseStatus = (typeof CLAUSE_STATUSES)[number];

/** Whether the engine computes the clause, so that a rule key must cite it. */
export const runs = (status: ClauseStatus): boolean => status === 'modelled' || status === 'ambiguous';

/** One rule of a source as its edition states it. */
export interface Clause {
  readonly id: ClauseId;
  readonly ruleset: string;
  readonly status: ClauseStatus;
  /** Page of the source, as printed. */
  readonly page: string | undefined;
  readonly reading: InterpretationId | undefined;
  /** Source it is taken from, if not the edition's own. */
  readonly after: string | undefined;
  /** Why the engine does not compute it. */
  readonly why: string | undefined;
  /** Heading it stands under. */
  readonly section: string;
  /** Ordinal in the edition, printed as §n; a convenience of the page, never an id. */
  readonly number: number;
  /** Plain words, without notes. */
  readonly text: string;
  readonly notes: readonly string[];
  /** Its bound words, in order. */
  readonly bound: readonly BoundWords[];
  /** Moment an editor has chosen for its plate; without it the build finds one. */
  readonly plate: PlateRequest | undefined;
  readonly file: string;
  readonly line: number;
}

/** What a `<Plate>` shows: a step of one record, or the dealing itself. */
export interface PlateRequest {
  /** Number of players to whom cards are dealt: `<Plate dealt="4" />`. */
  readonly dealt?: string;
  /** `apart`: the rest of the pack lies one card before each player but the dealer. */
  readonly left?: string;
  readonly deal?: string;
  readonly session?: string;
  readonly passage?: string;
  readonly at?: string;
}

const ATTRIBUTES = ['id', 'status', 'page', 'reading', 'after', 'why'];
const CLAUSE_ID = /^[a-z0-9-]+(\.[a-z][A-Za-z0-9]*)+$/;

/**
 * Clauses of an edition's tree, in order. `firstLine` is the line of the file at which the tree's text begins. Clauses
 * that cannot be read are listed among the problems instead. `bound` are the bound words outside clauses.
 */
export function clausesIn(
  tree: MdxNode,
  ruleset: string,
  file: string,
  firstLine: number,
): {
  readonly clauses: readonly Clause[];
  readonly bound: readonly BoundWords[];
  readonly problems: readonly ContentProblem[];
} {
  const clauses: Clause[] = [];
  const loose: BoundWords[] = [];
  const problems: ContentProblem[] = [];
  let section = '';
  for (const node of tree.children ?? []) {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === 'heading') section = plainText(node);
    if (!isElement(node, 'Clause')) {
      if (elementsIn(node, 'Clause').length > 0)
        problems.push({ file, line, message: 'a <Clause> must stand by itself, at the beginning of a line.' });
      const { bound, problems: wrong } = boundIn(node, { file, firstLine });
      loose.push(...bound);
      problems.push(...wrong);
      continue;
    }
    const attributes = attributesOf(node);
    const wrong = whyNotClause(attributes, ruleset);
    if (section === '') wrong.push('is not under a “## heading”.');
    const text = plainText(node, ['Note']);
    if (text === '') wrong.push('has no words.');
    const { bound, problems: unbound } = boundIn(node, { file, firstLine, book: ruleset });
    problems.push(...unbound);
    const id = attributes.get('id') as ClauseId | undefined;
    for (const message of wrong) problems.push({ file, line, message: `clause “${id ?? '?'}” ${message}` });
    if (wrong.length > 0 || id === undefined) continue;
    clauses.push({
      id,
      ruleset,
      status: attributes.get('status') as ClauseStatus,
      page: attributes.get('page'),
      reading: attributes.get('reading') as InterpretationId | undefined,
      after: attributes.get('after'),
      why: attributes.get('why'),
      section,
      number: clauses.length + 1,
      text,
      notes: elementsIn({ type: 'root', children: node.children ?? [] }, 'Note').map((note) => plainText(note)),
      bound,
      plate: plateIn(node),
      file,
      line,
    });
  }
  return { clauses, bound: loose, problems };
}

/** First plate in a clause; `check/plates.ts` checks what it names. */
function plateIn(node: MdxNode): PlateRequest | undefined {
  const [plate] = elementsIn({ type: 'root', children: node.children ?? [] }, 'Plate');
  return plate && Object.fromEntries(attributesOf(plate));
}

/** Errors in a clause's attributes, each as the end of a sentence that begins with its id. */
function whyNotClause(attributes: ReadonlyMap<string, string | undefined>, ruleset: string): string[] {
  const wrong: string[] = [];
  for (const [name, value] of attributes) {
    if (!ATTRIBUTES.includes(name))
      wrong.push(`has the unknown attribute “${name}”; it may have ${ATTRIBUTES.join(', ')}.`);
    else if (value === undefined || value.trim() === '')
      wrong.push(`must give “${name}” a plain value in quotation marks.`);
  }
  if (wrong.length > 0) return wrong;
  const id = attributes.get('id') ?? '';
  const status = attributes.get('status') ?? '';
  if (!CLAUSE_ID.test(id))
    wrong.push(`needs an id of the form <rule set>.<topic>[.<topic>], such as “${ruleset}.pool.opening”.`);
  else if (!id.startsWith(`${ruleset}.`)) wrong.push(`must begin with its rule set, “${ruleset}.”.`);
  if (!(CLAUSE_STATUSES as readonly string[]).includes(status))
    wrong.push(`has the status “${status}”; it must be one of ${CLAUSE_STATUSES.join(', ')}.`);
  if (status === 'ambiguous' && !attributes.has('reading')) wrong.push('is ambiguous and must name its reading.');
  if (status === 'unmodelled' && !attributes.has('why')) wrong.push('is unmodelled and must say why.');
  if (status !== 'unmodelled' && attributes.has('why')) wrong.push('says why, but is not unmodelled.');
  return wrong;
}
