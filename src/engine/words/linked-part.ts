/** A few words, or words that lead somewhere. */
export interface LinkedPart {
  readonly text: string;
  readonly href?: string;
}
