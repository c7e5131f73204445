import { createEngine } from '../../engine/full.js';
import type { ImportPlan, ResultRow } from '../../engine/index.js';
import type { ImportError, ImportJob, ImporterSchemaResponse, WirePlan } from '../../protocol/index.js';
import { columnField, fieldResponse } from '../../protocol/index.js';
import { COLUMNS } from './engine-submission.js';
import { startTestServer } from './test-server.js';
import type { TestServer } from './test-server.js';

export const KEY = '0b6f3c1e-5d0a-4a52-9d7e-2f6f6a1f0c11';
const PART_SIZE = 1000;

export interface ImporterServer extends TestServer {
  /** Rows of completed imports. */
  readonly rows: readonly ResultRow[];
  readonly jobs: ReadonlyMap<string, ImportJob>;
  /** Form fields sent with the file, by job. */
  readonly forms: readonly Readonly<Record<string, string>>[];
  /** While set, jobs wait for it. */
  gate: Promise<void> | null;
  /** While set, uploads wait for it before they create a job. */
  arrivalGate: Promise<void> | null;
  /** While set, responses to uploads wait for it. */
  responseGate: Promise<void> | null;
  /** Returns an error for rows that the destination rejects; such rows fail the import. */
  refuse: ((row: ResultRow) => Omit<ImportError, 'row'> | null) | null;
  /** Imports the other rows. Default: a refusal fails the job. */
  skipsRefused: boolean;
}

type Answer = Response | null;

/** The key endpoints of the importer API in memory, with a real engine. */
export async function startImporterServer(): Promise<ImporterServer> {
  const rows: ResultRow[] = [];
  const jobs = new Map<string, ImportJob>();
  const byIdempotencyKey = new Map<string, { readonly id: string; readonly uploadId: string }>();
  const withdrawn = new Set<string>();
  const uploads = new Map<string, Map<number, Blob>>();
  const forms: Record<string, string>[] = [];
  const waiting = new Map<string, () => void>();
  const change = (id: string, changes: Partial<ImportJob>): void => {
    const job = jobs.get(id);
    if (job && job.status === 'processing') jobs.set(id, { ...job, ...changes });
    waiting.get(id)?.();
  };
  const run = async (id: string, file: Blob, plan: WirePlan): Promise<void> => {
    await server.gate;
    const found = await runPlan(file, plan);
    const errors = found.flatMap((row, at) => {
      const refusal = server.refuse?.(row);
      return refusal ? [{ row: at + 2, ...refusal }] : [];
    });
    const counts = { num_rows: found.length, num_errors: errors.length, errors: errors.slice(0, 3) };
    allErrors.set(id, errors);
    if (jobs.get(id)?.status !== 'processing') return;
    if (errors.length > 0 && !server.skipsRefused) {
      change(id, { ...counts, status: 'failed', error: 'Some rows were refused' });
      return;
    }
    const accepted = found.filter((_row, at) => !errors.some(({ row }) => row === at + 2));
    rows.push(...accepted);
    change(id, { ...counts, status: 'completed', num_imported_rows: accepted.length });
  };
  const allErrors = new Map<string, readonly ImportError[]>();
  const start = async (form: FormData, idempotencyKey: string | null): Promise<Answer> => {
    if (withdrawn.has(idempotencyKey ?? '')) return problem(409, 'This request was withdrawn.');
    const uploadId = String(form.get('upload_id'));
    const known = byIdempotencyKey.get(idempotencyKey ?? '');
    if (known && known.uploadId !== uploadId) return problem(409, 'This key is in use for another request.');
    if (known) return json(201, jobs.get(known.id));
    const parts = uploads.get(uploadId);
    // The import has consumed the upload.
    uploads.delete(uploadId);
    const file = parts ? new Blob([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)) : form.get('file');
    if (!(file instanceof Blob)) return problem(422, 'There is no file.');
    const id = crypto.randomUUID();
    if (idempotencyKey !== null) byIdempotencyKey.set(idempotencyKey, { id, uploadId });
    forms.push(
      Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    );
    jobs.set(id, newJob(id));
    void run(id, file, JSON.parse(String(form.get('plan'))) as WirePlan);
    return json(201, jobs.get(id));
  };
  const base = await startTestServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url);
    const [first = '', second, third, fourth] = pathname.replace('/api/v1/imports/key/', '').split('/');
    if (searchParams.get('importer_key') !== KEY) return problem(404, 'There is no such importer.');
    if (first === 'schema') return json(200, SCHEMA);
    if (first === 'upload') {
      await server.arrivalGate;
      const response = await start(await request.formData(), request.headers.get('Idempotency-Key'));
      await server.responseGate;
      return response;
    }
    if (first === 'uploads' && second === undefined) {
      const id = crypto.randomUUID();
      uploads.set(id, new Map());
      return json(201, { upload_id: id, part_size: PART_SIZE });
    }
    if (first === 'uploads') {
      const parts = uploads.get(second ?? '');
      if (!parts) return problem(404, 'There is no such upload.');
      if (third === 'parts') parts.set(Number(fourth), await request.blob());
      return third === 'parts' ? new Response(null, { status: 204 }) : json(200, { parts: [...parts.keys()] });
    }
    const id = first === 'requests' ? (byIdempotencyKey.get(second ?? '')?.id ?? '') : first;
    const job = jobs.get(id);
    if (!job && first === 'requests') withdrawn.add(second ?? '');
    if (!job) return problem(404, 'There is no such import.');
    if (request.method === 'DELETE') {
      change(id, { status: 'failed', error: 'Cancelled' });
      return json(200, jobs.get(id));
    }
    if (second === 'errors') {
      const wanted = searchParams.get('code');
      const found = allErrors.get(first)?.filter(({ code }) => wanted === null || code === wanted);
      return json(200, found?.slice(0, Number(searchParams.get('limit'))));
    }
    if (second !== 'events') return json(200, jobs.get(first));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(': hello\n\n');
    const say = (): void => {
      response.write(`data: ${JSON.stringify(jobs.get(first))}\n\n`);
      if (jobs.get(first)?.status !== 'processing') response.end();
    };
    waiting.set(first, say);
    say();
    return null;
  });
  const server: ImporterServer = Object.assign(base, {
    rows,
    jobs,
    forms,
    gate: null,
    arrivalGate: null,
    responseGate: null,
    refuse: null,
    skipsRefused: false,
  });
  return server;
}

const SCHEMA: ImporterSchemaResponse = {
  id: KEY,
  name: 'People',
  fields: COLUMNS.map((column) => ({
    ...fieldResponse(columnField(column)),
    required: false,
    validation_format: null,
  })),
  dark_mode: true,
  include_unmatched_columns: false,
  filter_invalid_rows: true,
  disable_on_invalid_rows: false,
  date_order: 'ask',
  decimal: 'ask',
  ai_enabled: false,
  limits: { max_bytes: 5_000_000, max_rows: null },
};

function newJob(id: string): ImportJob {
  return {
    id,
    importer_id: KEY,
    status: 'processing',
    created_at: '2026-01-01T00:00:00.000Z',
    num_rows: 0,
    num_errors: 0,
    errors: [],
    findings: [],
    new_options: {},
    completed_at: null,
    num_valid_rows: 0,
    num_imported_rows: 0,
    error: null,
    progress: { phase: 'reading', percent: 40 },
    counts: null,
    counted_rows: null,
    dry_run: false,
    rolled_back_at: null,
    file_name: 'people.csv',
    user: null,
    metadata: null,
  };
}

async function runPlan(blob: Blob, wire: WirePlan): Promise<readonly ResultRow[]> {
  const engine = createEngine();
  const overrides = { ...wire.dialect, ...(wire.header ? { header: wire.header } : {}) };
  const table = await engine.call('table-open', { blob, fileName: 'people.csv', overrides });
  const plan: ImportPlan = {
    columns: COLUMNS,
    dynamicColumns: [],
    layout: table.layout,
    mapping: wire.columns ?? [],
    optionMatches: [],
    formats: [],
    rowHandling: wire.row_handling ?? 'block',
    includeUnmatchedColumns: false,
    operations: wire.operations as ImportPlan['operations'],
  };
  await engine.call('validation-run', { plan, hostChecks: false });
  const rows: ResultRow[] = [];
  await engine.call(
    'result-deliver',
    { batchSize: 1000, rowHandling: plan.rowHandling },
    {
      onAsk: async (batch) => {
        rows.push(...batch.rows);
        return null;
      },
    },
  );
  return rows;
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

function problem(status: number, detail: string): Response {
  return json(status, { detail, status_code: status });
}
