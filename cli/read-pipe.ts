import { CliError } from '../server/main/cli/cli-error.js';

export interface PipeLimits {
  /** Bytes. */
  readonly limit: number;
}

/** Reads a stream to its end: the engine reads a file in several passes, and a pipe has only one. */
export async function readPipe(stream: AsyncIterable<Uint8Array<ArrayBuffer>>, { limit }: PipeLimits): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) {
      throw new CliError(`A pipe may have at most ${limit} bytes. Write its contents to a file, and name that file.`);
    }
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
