import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { fetchBooks } from '../page/fetch-data.ts';
import { LateWorkshop } from '../page/LateWorkshop.tsx';
import type { EditorData } from './data.ts';
import { hasKeptDraft } from './keep.ts';
import type { LiveEditorProps } from './LiveEditor.tsx';

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
  /** The editor as the page served it. */
  readonly standing?: ComponentChildren;
}

export interface EditorOfProps extends EditorProps {
  /** By its id. */
  readonly game: string;
  readonly fetchLive: () => Promise<(props: LiveEditorProps) => JSX.Element>;
}

/** The editor stands with a deal in it until it is touched, or until there is another deal to show. */
export function EditorOf({ data: json, standing, game, fetchLive }: EditorOfProps) {
  const data = useMemo(() => JSON.parse(json) as EditorData, [json]);
  return (
    <LateWorkshop
      standing={standing}
      isWanted={() => hasKeptDraft(game)}
      fetchAlive={async () => {
        const [LiveEditor, books] = await Promise.all([fetchLive(), fetchBooks(game)]);
        return () => <LiveEditor data={data} books={books} />;
      }}
    />
  );
}
