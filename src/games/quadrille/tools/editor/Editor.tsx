import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { EDITED_QUADRILLE } from './game.ts';

/** The editor of Quadrille. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_QUADRILLE} />;
