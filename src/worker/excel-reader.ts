import type { Column } from '../engine/index.js';
import { EngineError } from '../engine/engine-error.js';
import type { SheetInfo } from '../engine/source/excel/xlsx-reader.js';
import type { ExcelCallName, ExcelCalls, ExcelHost, FromExcel, ToExcel } from './excel-host.js';
import { fromFailure } from './messages.js';
import { startWorker } from './start.js';

/** A cancelled call terminates its worker; the next call starts another. */
interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Converts workbooks to delimited text. */
export interface ExcelReader {
  open(blob: Blob, options?: CallOptions): Promise<readonly SheetInfo[]>;
  /** A sheet of the open workbook as delimited UTF-8. */
  read(sheet: string, options?: CallOptions): Promise<Blob>;
  template(columns: readonly Column[]): Promise<Blob>;
  dispose(): void;
}

/** Milliseconds. A workbook that takes longer has probably put the reader into an endless loop. */
const WATCHDOG_MS = 120_000;

interface Connection {
  readonly call: ExcelHost;
  /** Terminates the worker, if there is one, and fails its open calls with the error. */
  end(error: Error): void;
}

/** Creates a reader that loads nothing before the first call. */
export function createExcelReader(startExcelWorker: () => Worker | null): ExcelReader {
  let connection: Promise<Connection> | null = null;
  let opened: { readonly blob: Blob; readonly connection: Connection } | null = null;
  const start = async (onEnd: () => void): Promise<Connection> => {
    const worker = await startWorker(startExcelWorker);
    if (worker) return connectToWorker(worker, onEnd);
    const { createExcelHost } = await import('./excel-inline.js');
    return { call: createExcelHost(), end: () => undefined };
  };
  const started = (): Promise<Connection> => {
    if (connection) return connection;
    const starting = start(() => {
      if (connection === starting) connection = null;
    });
    connection = starting;
    return starting;
  };
  const call = async <N extends ExcelCallName>(
    name: N,
    params: ExcelCalls[N]['params'],
    signal?: AbortSignal,
  ): Promise<ExcelCalls[N]['result']> => {
    signal?.throwIfAborted();
    const current = await started();
    signal?.throwIfAborted();
    const onAbort = (): void => current.end(signal?.reason as Error);
    signal?.addEventListener('abort', onAbort);
    try {
      const result = await current.call(name, params);
      signal?.throwIfAborted();
      return result;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
  const open: ExcelReader['open'] = async (blob, { signal } = {}) => {
    opened = null;
    const sheets = await call('workbook-open', blob, signal);
    if (connection) opened = { blob, connection: await connection };
    return sheets;
  };
  return {
    open,
    read: async (sheet, { signal } = {}) => {
      // The worker that had opened the workbook may be gone.
      if (opened && opened.connection !== (await connection)) await open(opened.blob, { signal });
      return call('sheet-read', sheet, signal);
    },
    template: (columns) => call('template-write', columns),
    dispose() {
      void connection?.then((current) => current.end(new DOMException('The importer was closed.', 'AbortError')));
      connection = null;
    },
  };
}

/** Calls the host by messages. A worker that fails or hangs is terminated, and the next call starts another. */
function connectToWorker(worker: Worker, onEnd: () => void): Connection {
  const open = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastRequestId = 0;
  const end = (error: Error): void => {
    worker.terminate();
    onEnd();
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromExcel>) => {
    if (data.type === 'excel-ready') return;
    const waiting = open.get(data.requestId);
    open.delete(data.requestId);
    if (data.type === 'call-end') waiting?.resolve(data.result);
    else waiting?.reject(fromFailure(data.failure));
  });
  // A worker that runs out of memory dies without an explanation: the workbook was too large for it.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(new EngineError('broken-file'));
  });
  const call = <N extends ExcelCallName>(
    name: N,
    params: ExcelCalls[N]['params'],
  ): Promise<ExcelCalls[N]['result']> => {
    lastRequestId += 1;
    const requestId = lastRequestId;
    return new Promise<ExcelCalls[N]['result']>((resolve, reject) => {
      const timer = setTimeout(() => end(new EngineError('broken-file')), WATCHDOG_MS);
      const settle =
        <T>(finish: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          finish(value);
        };
      open.set(requestId, { resolve: settle(resolve as (result: unknown) => void), reject: settle(reject) });
      worker.postMessage({ requestId, name, params } satisfies ToExcel);
    });
  };
  return { call, end };
}
