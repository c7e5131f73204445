import { EngineError } from '../../engine/index.js';
import { collectBlob } from '../../engine/source/collect-blob.js';
import type { FileSource } from '../options/session-options.js';

interface FetchOptions {
  /** Maximum number of bytes. */
  readonly limit: number;
  readonly signal: AbortSignal;
  onProgress(percent: number): void;
}

/** Name of a file in the path of a URL. */
export function fileNameOf({ url, fileName }: FileSource): string {
  if (fileName !== undefined) return fileName;
  const { pathname, hostname } = addressOf(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * Downloads a file. Throws EngineError: `file-too-large`, `url-refused` (params `host` and `status`), and
 * `url-unreachable` (param `host`), which is all that browsers tell about other origins that do not allow the page.
 */
export async function fetchSource(source: FileSource, { limit, signal, onProgress }: FetchOptions): Promise<File> {
  const { hostname: host } = addressOf(source.url);
  try {
    const { headers, credentials } = source;
    const response = await fetch(source.url, { headers, credentials, signal });
    if (!response.ok || !response.body) throw new EngineError('url-refused', { host, status: response.status });
    const size = expectedSize(response);
    if (size > limit) throw new EngineError('file-too-large', { size, limit });
    const onBytes = (bytes: number): void => {
      if (size > 0) onProgress(Math.min(99, Math.floor((bytes / size) * 100)));
    };
    return new File([await collectBlob(response.body, { limit, signal, onBytes })], fileNameOf(source));
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof EngineError ? cause : new EngineError('url-unreachable', { host }, cause);
  }
}

function addressOf(url: string): URL {
  return new URL(url, typeof document === 'undefined' ? 'http://localhost' : document.baseURI);
}

/** 0 when unknown: of a compressed response, only the compressed size is known. */
function expectedSize({ headers }: Response): number {
  return headers.has('content-encoding') ? 0 : Number(headers.get('content-length')) || 0;
}
