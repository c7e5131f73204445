import type { Column } from '../engine/index.js';
import { EngineError } from '../engine/engine-error.js';
import type { SheetInfo } from '../engine/source/xlsx-reader.js';
import type { ExcelHost } from './excel-host.js';
import type { ExcelCallName, ExcelCalls, FromExcel, ToExcel } from './excel-messages.js';
import { fromFailure } from './failure.js';
import { startWorker } from './start.js';

/** Turns workbooks into delimited text, wherever Excel's format can be read. */
export interface ExcelReader {
  open(blob: Blob): Promise<readonly SheetInfo[]>;
  /** A sheet of the open workbook as delimited UTF-8. */
  read(sheet: string): Promise<Blob>;
  template(columns: readonly Column[]): Promise<Blob>;
  dispose(): void;
}

/** A workbook that takes longer has the reader in a loop. */
const WATCHDOG_MS = 120_000;

interface Place {
  readonly call: ExcelHost;
  dispose(): void;
}

/** Nothing is loaded before the first call. */
export function createExcelReader(startExcelWorker: () => Worker | null): ExcelReader {
  let place: Promise<Place> | null = null;
  const start = async (): Promise<Place> => {
    const worker = await startWorker(startExcelWorker);
    if (worker) {
      return workerPlace(worker, () => {
        place = null;
      });
    }
    const { createExcelHost } = await import('./excel-inline.js');
    return { call: createExcelHost(), dispose: () => undefined };
  };
  const call: ExcelHost = async (name, params) => {
    const { call: run } = await (place ??= start());
    return run(name, params);
  };
  return {
    open: (blob) => call('workbook-open', blob),
    read: (sheet) => call('sheet-read', sheet),
    template: (columns) => call('template-write', columns),
    dispose() {
      void place?.then((started) => started.dispose());
      place = null;
    },
  };
}

/** Calls over messages. A worker that fails or hangs is ended, and the next call starts another. */
function workerPlace(worker: Worker, onEnd: () => void): Place {
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
  // A worker dies of its memory without a word about why: the workbook was too much for it.
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
  return { call, dispose: () => end(new DOMException('The importer was closed.', 'AbortError')) };
}
