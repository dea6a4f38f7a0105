/**
 * `npm run check`: prints faults of content and types, one a line: `file:line: sentence`. `--content` skips the types.
 */
import { parseOptions } from '../src/cli/command.ts';
import { contentProblems, isExaminedWhole } from '../src/edition/check/check.ts';
import { printProblem, type ContentProblem } from '../src/edition/check/problem.ts';
import { content } from '../src/edition/graph/content.ts';
import { typeFaults } from './check/type-faults.ts';

const { values } = parseOptions({ options: { content: { type: 'boolean', default: false } } });
// Types are checked in another process at the same time.
const checkingTypes = values.content ? [] : typeFaults();
const graph = await content();
const problems = contentProblems(graph);
const placeOf = ({ file, line }: ContentProblem): string => `${file}:${String(line)}`;
const places = new Set(problems.map(placeOf));
// Where the content check reports a fault, TypeScript's message for the same place is left out.
const faults = [...problems, ...(await checkingTypes).filter((fault) => !places.has(placeOf(fault)))];
for (const fault of faults) console.log(printProblem(fault));
if (!isExaminedWhole(graph)) console.log('Mend these first: what depends on them was not checked.');
if (!values.content && faults.length === 0) console.log('The content and the types hold together.');
process.exitCode = faults.length > 0 ? 1 : 0;
