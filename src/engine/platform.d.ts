/**
 * The few web platform APIs the engine uses, available in browsers, workers and Node. Declared here so that `window`,
 * `document`, `process` and `fetch` do not compile in this folder.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: ArrayBufferView | ArrayBufferLike, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
interface ReadableStreamReadResult {
  readonly done: boolean;
  readonly value?: Uint8Array<ArrayBuffer>;
}
interface ReadableStreamDefaultReader {
  read(): Promise<ReadableStreamReadResult>;
  cancel(reason?: unknown): Promise<void>;
  releaseLock(): void;
}
interface ReadableStreamBYOBReader {
  read(view: Uint8Array<ArrayBuffer>): Promise<ReadableStreamReadResult>;
  cancel(reason?: unknown): Promise<void>;
  releaseLock(): void;
}
interface ReadableStream {
  getReader(): ReadableStreamDefaultReader;
  getReader(options: { mode: 'byob' }): ReadableStreamBYOBReader;
  pipeThrough(pair: { readonly readable: ReadableStream; readonly writable: unknown }): ReadableStream;
}
declare class Blob {
  constructor(parts?: readonly (Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | string)[], options?: { type?: string });
  readonly size: number;
  readonly type: string;
  slice(start?: number, end?: number, type?: string): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
  stream(): ReadableStream;
}
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare class CompressionStream {
  constructor(format: 'deflate-raw' | 'gzip');
  readonly readable: ReadableStream;
  readonly writable: { getWriter(): ByteWriter };
}
/** Of a stream that takes bytes. */
interface ByteWriter {
  readonly ready: Promise<void>;
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}
declare class DecompressionStream {
  constructor(format: 'deflate-raw' | 'gzip');
  readonly readable: ReadableStream;
  readonly writable: unknown;
}
declare class URL {
  constructor(url: string);
  readonly href: string;
  readonly hostname: string;
}
