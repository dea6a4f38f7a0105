import type { z } from 'astro/zod';

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of fields',
  record: 'a mapping of fields',
};

/** What is wrong with a field, to an editor, where its schema has no word of its own. */
export const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing.' : `must be ${WANTED[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'unrecognized_keys')
    return `nobody reads ${issue.keys.map((key) => `“${key}”`).join(' or ')} here.`;
  return undefined;
};
