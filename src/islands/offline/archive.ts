/**
 * An archive of the site's files for reading offline, before compression: the length of a list in four bytes (low byte first), the
 * list as JSON, then the files one after the other.
 */

/** A file in the list of an archive. */
interface ListedFile {
  /** Path below the site's base. */
  readonly path: string;
  readonly type: string;
  /** Bytes. */
  readonly length: number;
}

/** A file with its content. */
export interface ArchivedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const LENGTH = 4;

/** Joins files into an archive. */
export function makeArchive(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(
    JSON.stringify(files.map(({ path, type, bytes }): ListedFile => ({ path, type, length: bytes.length }))),
  );
  const length = new Uint8Array(LENGTH);
  new DataView(length.buffer).setUint32(0, list.length, true);
  const parts = [length, list, ...files.map(({ bytes }) => bytes)];
  const archive = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}

/** Takes an archive apart while it arrives, chunk by chunk. */
export class ArchiveReader {
  private rest = new Uint8Array(0);
  private list: ListedFile[] | undefined;

  /** Files that are complete with this chunk, in order. */
  take(chunk: Uint8Array): readonly ArchivedFile[] {
    const all = new Uint8Array(this.rest.length + chunk.length);
    all.set(this.rest);
    all.set(chunk, this.rest.length);
    let at = 0;
    if (!this.list && all.length >= LENGTH) {
      const end = LENGTH + new DataView(all.buffer).getUint32(0, true);
      if (all.length >= end) {
        this.list = JSON.parse(new TextDecoder().decode(all.subarray(LENGTH, end))) as ListedFile[];
        at = end;
      }
    }
    const files: ArchivedFile[] = [];
    for (let next = this.list?.[0]; next && at + next.length <= all.length; next = this.list?.[0]) {
      files.push({ path: next.path, type: next.type, bytes: all.slice(at, at + next.length) });
      at += next.length;
      this.list?.shift();
    }
    this.rest = all.slice(at);
    return files;
  }

  /** Whether all files have been taken. */
  isWhole(): boolean {
    return this.list?.length === 0 && this.rest.length === 0;
  }
}
