import type { Citation } from '../rules/cites.ts';

/** Where it can be read: “§12 · §14 · reading”. */
export function Cited({ citations }: { readonly citations: readonly Citation[] }) {
  return (
    <>
      {citations.map(({ label, href }) => (
        <span class="cited" key={href}>
          {' '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </>
  );
}
