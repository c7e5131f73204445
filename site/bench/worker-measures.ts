import { columns } from './columns.js';
import PapaWorker from './papaparse.worker.js?worker';
import PapaRowsWorker from './papaparse-rows.worker.js?worker';
import ReadWorker from './read-decode.worker.js?worker';

/** Duration of a worker measurement in milliseconds, and its count as proof that it worked. */
export interface Measured {
  readonly milliseconds: number;
  readonly count: number;
}

export type WorkerMeasure = 'parse-validate' | 'read-decode' | 'papaparse-chunk' | 'papaparse-rows';

const measures: Record<WorkerMeasure, (file: File) => Promise<Measured>> = {
  'parse-validate': parseValidate,
  'read-decode': (file) => baseline(new ReadWorker(), file),
  'papaparse-chunk': (file) => baseline(new PapaWorker(), file),
  'papaparse-rows': (file) => collected(new PapaRowsWorker(), file),
};

/** Each measurement runs in a fresh, ready worker: code is cold, as it is for users. */
export function measureInWorker(id: WorkerMeasure, file: File): Promise<Measured> {
  return measures[id](file);
}

async function baseline(worker: Worker, file: File): Promise<Measured> {
  await nextMessage(worker, () => true);
  const start = performance.now();
  worker.postMessage(file);
  const count = (await nextMessage(worker, () => true)) as number;
  const milliseconds = performance.now() - start;
  worker.terminate();
  return { milliseconds, count };
}

/** The rows of a worker that posts them as objects, in one list on the page. */
async function collected(worker: Worker, file: File): Promise<Measured> {
  await nextMessage(worker, () => true);
  const rows: unknown[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) for (const row of data) rows.push(row);
  });
  const start = performance.now();
  worker.postMessage(file);
  await nextMessage(worker, (message) => !Array.isArray(message));
  const milliseconds = performance.now() - start;
  worker.terminate();
  return { milliseconds, count: rows.length };
}

interface OpenedTable {
  readonly layout: unknown;
  readonly columns: readonly { readonly name: string }[];
}

interface Validated {
  readonly counts: { readonly all: number };
}

/** Parsing and all validations in one pass over the file with a detected layout, through the engine's messages. */
async function parseValidate(file: File): Promise<Measured> {
  const worker = new Worker('/dist/engine.worker.js');
  // Without a URL from the page, the worker looks for its pieces beside its own file.
  worker.addEventListener('message', ({ data: { type, name } }: MessageEvent<AnyMessage>) => {
    if (type === 'piece-ask') worker.postMessage({ type: 'piece-url', name, url: null });
  });
  await nextMessage(worker, ({ type }) => type === 'engine-ready');
  const call = async (requestId: number, name: string, params: unknown): Promise<unknown> => {
    worker.postMessage({ type: 'call-start', requestId, name, params });
    const end = await nextMessage(
      worker,
      (message) => message.requestId === requestId && message.type !== 'call-event',
    );
    const { type, result, failure } = end as { type: string; result: unknown; failure?: { message: string } };
    if (type !== 'call-end') throw new Error(failure?.message ?? `The engine answered ${name} with ${type}.`);
    return result;
  };
  const table = (await call(1, 'table-open', { blob: file, fileName: file.name, overrides: {} })) as OpenedTable;
  const plan = {
    columns,
    dynamicColumns: [],
    layout: table.layout,
    mapping: table.columns.map(({ name }) => columns.find(({ id }) => id === name)?.id ?? null),
    optionMatches: [],
    formats: [],
    rowHandling: 'exclude',
    includeUnmatchedColumns: false,
    operations: [],
  };
  const start = performance.now();
  const { counts } = (await call(2, 'validation-run', { plan, hostChecks: false })) as Validated;
  const milliseconds = performance.now() - start;
  worker.terminate();
  return { milliseconds, count: counts.all };
}

interface AnyMessage {
  readonly type?: string;
  readonly name?: string;
  readonly requestId?: number;
}

function nextMessage(worker: Worker, isWanted: (message: AnyMessage) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const take = ({ data }: MessageEvent<AnyMessage>): void => {
      if (!isWanted(data)) return;
      worker.removeEventListener('message', take);
      resolve(data);
    };
    worker.addEventListener('message', take);
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker could not start.')));
  });
}
