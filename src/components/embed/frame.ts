interface Frame {
  /** Full address of the embedded page, with its fragment. */
  readonly address: string;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** In pixels. */
  readonly height: number;
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * HTML of a frame, as docs/embedding.md explains it. Its sandbox lets the tool's scripts run and its links open windows; the frame
 * can do nothing else, and has no storage.
 */
export const printFrame = ({ address, title, height }: Frame): string =>
  [
    `<iframe src="${inAttribute(address)}"`,
    `  title="${inAttribute(title)}" width="100%" height="${String(height)}" style="border: 0"`,
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>',
  ].join('\n');
