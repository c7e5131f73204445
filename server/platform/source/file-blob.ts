import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Bytes of a stream's chunk when its reader brings no buffer. */
const CHUNK = 256 << 10;

/** A file as it was when it was opened. */
interface OpenedFile {
  readonly path: string;
  readonly size: number;
  readonly changedAt: number;
}

/** A part of a file. */
interface Stretch {
  readonly file: OpenedFile;
  readonly start: number;
  readonly end: number;
}

/** One or more files as one Blob, read on demand. Rejects when a file does not exist. */
export async function fileBlob(...paths: readonly string[]): Promise<Blob> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return { path, size, changedAt: mtimeMs };
    }),
  );
  return new FileBlob(files.filter(({ size }) => size > 0).map((file) => ({ file, start: 0, end: file.size })));
}

/**
 * Node's own blobs of files (`openAsBlob`) take ten times as long to read. Unlike those, it cannot be a part of another
 * Blob.
 */
class FileBlob implements Blob {
  readonly type = '';
  readonly size: number;
  readonly #stretches: readonly Stretch[];

  constructor(stretches: readonly Stretch[]) {
    this.#stretches = stretches;
    this.size = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  }

  slice(start = 0, end = this.size): FileBlob {
    const [from, to] = [positionIn(this.size, start), positionIn(this.size, end)];
    const stretches: Stretch[] = [];
    let before = 0;
    for (const { file, start: first, end: last } of this.#stretches) {
      const stretch = { file, start: Math.max(first, first + from - before), end: Math.min(last, first + to - before) };
      if (stretch.start < stretch.end) stretches.push(stretch);
      before += last - first;
    }
    return new FileBlob(stretches);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    const reading = new Reading(this.#stretches);
    try {
      for (let length = 0; length < bytes.length;) length += await reading.into(bytes.subarray(length));
    } finally {
      await reading.close();
    }
    return bytes.buffer;
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  stream(): ReturnType<Blob['stream']> {
    const reading = new Reading(this.#stretches);
    return new ReadableStream({
      type: 'bytes',
      autoAllocateChunkSize: CHUNK,
      async pull(controller) {
        const request = controller.byobRequest!;
        const length = await reading.into(request.view as Uint8Array);
        if (length === 0) {
          await reading.close();
          controller.close();
        }
        request.respond(length);
      },
      cancel: () => reading.close(),
    }) as ReturnType<Blob['stream']>;
  }

  /** As a part of another Blob, its content would silently be missing. */
  toString(): string {
    throw new TypeError('A file cannot be a part of a Blob. Read it first.');
  }
}

/** Reads stretches in order. */
class Reading {
  readonly #left: Stretch[];
  #handle: FileHandle | null = null;
  #at = 0;

  constructor(stretches: readonly Stretch[]) {
    this.#left = [...stretches];
  }

  /** Fills the beginning of a buffer; 0 at the end. */
  async into(buffer: Uint8Array): Promise<number> {
    const [stretch] = this.#left;
    if (!stretch) return 0;
    const { file, start, end } = stretch;
    if (!this.#handle) {
      this.#handle = await open(file.path);
      this.#at = start;
    }
    const length = Math.min(buffer.length, end - this.#at);
    const { bytesRead } = await this.#handle.read(buffer, 0, length, this.#at);
    this.#at += bytesRead;
    if (bytesRead > 0 && this.#at < end) return bytesRead;
    const now = await this.#handle.stat();
    await this.close();
    if (this.#at < end || now.size !== file.size || now.mtimeMs !== file.changedAt) {
      throw new Error(`The file ${file.path} was changed while it was read.`);
    }
    this.#left.shift();
    return bytesRead;
  }

  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }
}

/** A position as `slice` counts it: negative from the end. */
function positionIn(size: number, at: number): number {
  return at < 0 ? Math.max(0, size + at) : Math.min(at, size);
}
