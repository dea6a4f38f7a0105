import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';

/** The editor of Réversis. */
export const Editor = (props: EditorProps) => (
  <EditorOf
    {...props}
    game="reversis"
    fetchLive={() => import('./LiveEditor.tsx').then(({ LiveEditor }) => LiveEditor)}
  />
);
