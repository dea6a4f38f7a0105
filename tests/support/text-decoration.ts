/** The keywords of `text-decoration-line`, and those that every property takes. */
const LINE = /^(?:none|underline|overline|line-through|inherit|initial|unset|revert|revert-layer|!important)$/;

const SHORTHAND = /(?<![\w-])(?:-webkit-)?text-?decoration["']?\s*[:=]\s*["']?([^;}"'>]*)["']?/gi;

/**
 * Declarations of `text-decoration` that WebKit drops: its shorthand takes only the kind of line, and a colour, a
 * style or a thickness beside it makes the whole declaration invalid.
 */
export const decorationsRefused = (text: string): readonly string[] =>
  [...text.matchAll(SHORTHAND)].flatMap(([declaration, value = '']) =>
    value
      .trim()
      .split(/\s+/)
      .every((word) => LINE.test(word))
      ? []
      : [declaration.trim()],
  );
