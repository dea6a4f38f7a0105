const PLATE = /<Plate\b([^>]*)\/>/g;
const ATTRIBUTE = /\b([a-z]+)="([^"]*)"/g;

/** A plate as an editor wrote it in a text. */
export interface WrittenPlate {
  /** The attributes that have a value. */
  readonly asked: Readonly<Record<string, string>>;
  /** All of them as written, those too that stand without a value. */
  readonly attributes: string;
  /** Where in the text it begins. */
  readonly index: number;
}

export const writtenPlates = (text: string): readonly WrittenPlate[] =>
  [...text.matchAll(PLATE)].map(({ 1: attributes = '', index }) => ({
    asked: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const),
    ),
    attributes,
    index,
  }));
