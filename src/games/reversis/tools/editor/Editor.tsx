import { EditorOf, type EditorProps } from '#islands/editor/Editor.tsx';
import { EDITED_REVERSIS } from './game.ts';

/** The editor of Réversis. */
export const Editor = (props: EditorProps) => <EditorOf {...props} game={EDITED_REVERSIS} />;
