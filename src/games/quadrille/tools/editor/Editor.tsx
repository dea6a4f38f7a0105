import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';

/** The editor of Quadrille. */
export const Editor = (props: EditorProps) => (
  <EditorOf
    {...props}
    game="quadrille"
    fetchLive={() => import('./LiveEditor.tsx').then(({ LiveEditor }) => LiveEditor)}
  />
);
