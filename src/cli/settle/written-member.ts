/** The place of the quotation mark that ends the text begun at `from`. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  for (; json[at] !== '"'; at++) if (json[at] === '\\') at++;
  return at;
}

/**
 * A member of an object as it is written, the last of its name; `json` is an object that has been parsed. Written back it is
 * the same to the letter: numbers too long for a computer’s, lists nested however deep.
 */
export function writtenMember(json: string, name: string): string | undefined {
  let found: string | undefined;
  let depth = 0;
  let from = 0;
  let member: string | undefined;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '{' || sign === '[') {
      if (++depth === 1) from = at + 1;
    } else if (depth === 1 && sign === ':') {
      member = JSON.parse(json.slice(from, at)) as string;
      from = at + 1;
    } else if (depth === 1 && (sign === ',' || sign === '}')) {
      if (member === name) found = json.slice(from, at).trim();
      from = at + 1;
    }
    if (sign === '}' || sign === ']') depth--;
  }
  // Some who read line by line take a carriage return for the end of one.
  return found?.replaceAll('\r', ' ');
}
