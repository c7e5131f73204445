import type { Column, SheetReading } from '../../engine/index.js';
import { EngineError } from '../../engine/engine-error.js';
import type { SheetInfo } from '../../engine/source/excel/xlsx-reader.js';
import type { ExcelCallName, ExcelCalls, ExcelHost, FromExcel, ToExcel } from './excel-host.js';
import { fromFailure } from '../messages.js';
import { startWorker } from '../start.js';
import { startExcelWorker, startSpreadsheetWorker } from '../start-worker.js';

/** A canceled call terminates its worker; the next call starts another. */
interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Converts workbooks to delimited text. */
export interface ExcelReader {
  open(blob: Blob, options?: CallOptions): Promise<readonly SheetInfo[]>;
  /** A sheet of the open workbook as delimited UTF-8. */
  read(sheet: string, options?: CallOptions & SheetReading): Promise<Blob>;
  template(columns: readonly Column[]): Promise<Blob>;
  dispose(): void;
}

/** Milliseconds. A spreadsheet that takes longer has probably put the library into an endless loop. */
const SPREADSHEET_MS = 120_000;
/** Milliseconds. The time of our own reader grows with the file, whatever is in it. */
const EXCEL_MS = 1_200_000;

interface Connection {
  readonly call: ExcelHost;
  /** Terminates the worker, if there is one, and fails its open calls with the error. */
  end(error: Error): void;
}

/** How the workers start; `null` where workers are not available. */
export interface ExcelWorkers {
  /** For workbooks as Excel writes them. */
  readonly excel: () => Worker | null;
  /** For all other spreadsheets, and for templates. */
  readonly spreadsheets: () => Worker | null;
}

/** Creates a reader that loads nothing before the first call. */
export function createExcelReader(
  workers: ExcelWorkers = { excel: startExcelWorker, spreadsheets: startSpreadsheetWorker },
): ExcelReader {
  const excel = createHostLine({
    start: workers.excel,
    startInline: async () => (await import('./excel-inline.js')).createExcelHost(),
    limitMs: EXCEL_MS,
  });
  const spreadsheets = createHostLine({
    start: workers.spreadsheets,
    startInline: async () => (await import('./spreadsheet-inline.js')).createSpreadsheetHost(),
    limitMs: SPREADSHEET_MS,
  });
  let opened: { readonly blob: Blob; readonly line: HostLine; readonly connection: Connection } | null = null;
  const open: ExcelReader['open'] = async (blob, { signal } = {}) => {
    opened = null;
    const found = await excel.call('workbook-open', blob, signal);
    const line = found ? excel : spreadsheets;
    const sheets = found ?? (await spreadsheets.call('workbook-open', blob, signal)) ?? [];
    const connection = await line.connection();
    if (connection) opened = { blob, line, connection };
    return sheets;
  };
  return {
    open,
    read: async (sheet, { signal, visible, filled } = {}) => {
      // The worker that had opened the workbook may be gone.
      if (opened && opened.connection !== (await opened.line.connection())) await open(opened.blob, { signal });
      return (opened?.line ?? excel).call('sheet-read', { sheet, visible, filled }, signal);
    },
    template: (columns) => spreadsheets.call('template-write', columns),
    dispose() {
      excel.dispose();
      spreadsheets.dispose();
    },
  };
}

/** A host that is started with the first call, and again after it is gone. */
interface HostLine {
  call<N extends ExcelCallName>(
    name: N,
    params: ExcelCalls[N]['params'],
    signal?: AbortSignal,
  ): Promise<ExcelCalls[N]['result']>;
  /** `null` before the first call, and after the end of a worker. */
  connection(): Promise<Connection | null>;
  dispose(): void;
}

interface HostSource {
  start(): Worker | null;
  /** The host on this thread, where no worker starts. */
  startInline(): Promise<ExcelHost>;
  /** The longest that a call may take in a worker. */
  readonly limitMs: number;
}

function createHostLine(source: HostSource): HostLine {
  let connection: Promise<Connection> | null = null;
  const start = async (onEnd: () => void): Promise<Connection> => {
    const worker = await startWorker(() => source.start());
    if (worker) return connectToWorker(worker, { onEnd, limitMs: source.limitMs });
    return { call: await source.startInline(), end: () => undefined };
  };
  const started = (): Promise<Connection> => {
    if (connection) return connection;
    const starting = start(() => {
      if (connection === starting) connection = null;
    });
    connection = starting;
    return starting;
  };
  return {
    async call(name, params, signal) {
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
    },
    connection: async () => connection,
    dispose() {
      void connection?.then((current) => current.end(new DOMException('The importer was closed.', 'AbortError')));
      connection = null;
    },
  };
}

/** Calls the host by messages. A worker that fails or hangs is terminated, and the next call starts another. */
function connectToWorker(
  worker: Worker,
  { onEnd, limitMs }: { readonly onEnd: () => void; readonly limitMs: number },
): Connection {
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
      const timer = setTimeout(() => end(new EngineError('broken-file')), limitMs);
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
