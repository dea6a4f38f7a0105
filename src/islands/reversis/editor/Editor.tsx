import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { fetchBooks } from '../../shared/fetch-data.ts';
import { LateWorkshop } from '../../shared/LateWorkshop.tsx';
import type { EditorData } from './data.ts';
import { hasKeptDraft } from './keep.ts';

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
  /** The editor as the page served it. */
  readonly standing?: ComponentChildren;
}

/** The editor stands with a deal in it until it is touched, or until there is another deal to show. */
export function Editor({ data: json, standing }: EditorProps) {
  const data = useMemo(() => JSON.parse(json) as EditorData, [json]);
  return (
    <LateWorkshop
      standing={standing}
      isWanted={hasKeptDraft}
      fetchAlive={async () => {
        const [{ LiveEditor }, books] = await Promise.all([import('./LiveEditor.tsx'), fetchBooks('reversis')]);
        return () => <LiveEditor data={data} books={books} />;
      }}
    />
  );
}
