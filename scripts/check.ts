/**
 * `npm run check`: prints faults of content and types, one a line: `file:line: sentence`. `--content` skips the types.
 */
import { parseOptions } from '../src/cli/command.ts';
import { contentProblems } from '../src/edition/check/check.ts';
import { printProblem, type ContentProblem } from '../src/edition/check/problem.ts';
import { content } from '../src/edition/graph/content.ts';
import { typeFaults } from './check/type-faults.ts';

const { values } = parseOptions({ options: { content: { type: 'boolean', default: false } } });
// Types are checked in another process at the same time.
const checkingTypes = values.content ? [] : typeFaults();
const problems = contentProblems(await content());
const placeOf = ({ file, line }: ContentProblem): string => `${file}:${String(line)}`;
const places = new Set(problems.map(placeOf));
// Where the content check reports a fault, TypeScript's message for the same place is left out.
const faults = [...problems, ...(await checkingTypes).filter((fault) => !places.has(placeOf(fault)))];
for (const fault of faults) console.log(printProblem(fault));
if (!values.content && faults.length === 0) console.log('The content and the types hold together.');
process.exitCode = faults.length > 0 ? 1 : 0;
