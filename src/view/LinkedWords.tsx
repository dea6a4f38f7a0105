import type { LinkedPart } from '#engine/words/linked-part.ts';

/** A text with links and no other markup. The class keeps the words of the glossary links here: a table has no room for definitions. */
export const LinkedWords = ({ parts }: { readonly parts: readonly LinkedPart[] }) => (
  <>
    {parts.map(({ text, href }, i) =>
      href === undefined ? (
        text
      ) : (
        <a class="linked" href={href} key={i}>
          {text}
        </a>
      ),
    )}
  </>
);
