import { once } from 'node:events';

const CHUNK = 64 << 10;

/** Writes lines to standard output in chunks, no faster than they are read. */
export interface Output {
  line(text: string): Promise<void>;
  /** Writes waiting lines, then bytes. Resolves when they are written, so the caller may reuse them. */
  bytes(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

export function createOutput(stream: NodeJS.WritableStream = process.stdout): Output {
  let waiting = '';
  let failure: unknown = null;
  stream.on('error', (error: unknown) => (failure = error));
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (failure) throw failure;
    if (text !== '' && !stream.write(text)) await once(stream, 'drain');
    if (failure) throw failure;
  };
  return {
    line: async (text) => {
      waiting += `${text}\n`;
      if (waiting.length >= CHUNK) await flush();
    },
    bytes: async (bytes) => {
      await flush();
      await new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    end: flush,
  };
}

/**
 * For the whole process: a reader that closes the output, as in `rowgate --help | true`, is not a failure. Without this,
 * Node ends the process with a stack trace.
 */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', onOutputError).on('error', onOutputError);
}

function onOutputError(error: Error): void {
  if (isClosedPipe(error)) return;
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(2);
}

/** Whether the reader of the output has closed it, which is not a failure. */
export function isClosedPipe(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'EPIPE';
}
