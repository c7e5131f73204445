import { http, HttpResponse, delay } from 'msw';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { Program } from '../../src/engine/index.js';
import type {
  FieldResponse,
  ImportError,
  ImporterSchemaResponse,
  ImportJob,
  MappingSuggestionsResponse,
  MappingSuggestionsRequest,
  TransformResponse,
} from '../../src/protocol/index.js';
import { columnField, fieldResponse } from '../../src/protocol/index.js';
import { newJob } from './fake-job.js';
import { PEOPLE } from './people.js';

export const KEY = '0b6f3c1e-5d0a-4a52-9d7e-2f6f6a1f0c11';

type Fields = ImporterSchemaResponse['fields'];

const publicField = (field: FieldResponse): Fields[number] => ({
  ...field,
  required: field.validators?.some(({ type }) => type === 'required') ?? false,
  validation_format: null,
});

const SCHEMA: ImporterSchemaResponse = {
  id: KEY,
  name: 'People',
  fields: PEOPLE.map((column) => publicField(fieldResponse(columnField(column)))),
  dark_mode: false,
  include_unmatched_columns: false,
  filter_invalid_rows: false,
  disable_on_invalid_rows: true,
  date_order: 'ask',
  decimal: 'ask',
  ai_enabled: false,
  limits: { max_bytes: 5_000_000, max_rows: null },
};

export interface FakeServer {
  readonly importer?: Partial<ImporterSchemaResponse>;
  /** Response instead of the importer. */
  readonly refusal?: { readonly status: number; readonly detail: string };
  /** How the job of each import ends. Default: all rows of the file imported. */
  readonly end?: Partial<ImportJob>;
  /** Percent at which jobs stop. */
  readonly staysAt?: number;
  /** Called with each request; its details are in the URL and the headers. */
  readonly onRequest?: (request: Request) => void;
}

const started = new WeakMap<SetupWorker, Promise<unknown>>();

/** The endpoints of the importer API that a public key gives access to, for one story. */
export async function serveImporter(msw: SetupWorker, server: FakeServer = {}): Promise<void> {
  await startOnce(msw);
  msw.use(...importerHandlers(server));
}

/** Only stories with a server need one; where service workers are not allowed, all others still work. */
export async function startOnce(msw: SetupWorker): Promise<void> {
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  const options = { quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } } as const;
  if (!started.has(msw)) started.set(msw, msw.start(options));
  await started.get(msw);
}

const problem = (status: number, detail: string): Response =>
  HttpResponse.json({ detail, status_code: status }, { status });

function importerHandlers({ importer, refusal, end = {}, staysAt, onRequest }: FakeServer): readonly HttpHandler[] {
  const jobs = new Map<string, ImportJob>();
  const at = (path: string): string => `*/api/v1/imports/key/${path}`;
  const jobOf = (id: unknown): ImportJob => jobs.get(String(id)) ?? newJob(String(id), KEY);
  return [
    http.all(at('*'), ({ request }) => onRequest?.(request.clone())),
    http.get(at('schema'), () =>
      refusal
        ? problem(refusal.status, refusal.detail)
        : HttpResponse.json<ImporterSchemaResponse>({ ...SCHEMA, ...importer }),
    ),
    http.post<never, MappingSuggestionsRequest, MappingSuggestionsResponse>(
      at('mapping-suggestions'),
      async ({ request }) => HttpResponse.json(suggested(await request.json())),
    ),
    http.post(at('transform'), () => HttpResponse.json<TransformResponse>(UPPERCASE_NAMES)),
    http.post(at('upload'), async ({ request }) => {
      const file = (await request.formData()).get('file');
      const rows = file instanceof Blob ? (await file.text()).trim().split('\n').length - 1 : 0;
      const job = newJob(crypto.randomUUID(), KEY, { num_rows: rows });
      jobs.set(job.id, job);
      return HttpResponse.json<ImportJob>(job, { status: 201 });
    }),
    http.get(at(':id/events'), async ({ params }) => {
      const job = jobOf(params['id']);
      if (staysAt !== undefined) {
        jobs.set(job.id, { ...job, progress: { phase: 'writing', percent: staysAt } });
        return new HttpResponse(oneMessage(jobOf(job.id)), { headers: { 'Content-Type': 'text/event-stream' } });
      }
      const ended = { num_imported_rows: job.num_rows, num_valid_rows: job.num_rows, ...end };
      jobs.set(job.id, { ...job, status: 'completed', progress: { phase: 'ended', percent: 100 }, ...ended });
      return HttpResponse.text(`data: ${JSON.stringify(jobOf(job.id))}\n\n`);
    }),
    http.get(at(':id/errors'), ({ params }) => HttpResponse.json<readonly ImportError[]>(jobOf(params['id']).errors)),
    http.get(at(':id'), ({ params }) => HttpResponse.json<ImportJob>(jobOf(params['id']))),
    http.delete(at(':id'), ({ params }) => HttpResponse.json<ImportJob>(jobOf(params['id']))),
  ];
}

/** A stream that sends one message and stays open. */
function oneMessage(job: ImportJob): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(job)}\n\n`)),
  });
}

/** A server that accepts the connection and never responds. */
export async function serveSilence(msw: SetupWorker): Promise<void> {
  await startOnce(msw);
  msw.use(http.all('*/api/v1/imports/key/*', () => delay('infinite')));
}

/** No server at all. */
export async function serveNothing(msw: SetupWorker): Promise<void> {
  await startOnce(msw);
  msw.use(http.all('*/api/v1/imports/key/*', () => HttpResponse.error()));
}

/** The assistant of this server suggests the third column as the email address, with a reason. */
function suggested({ uploadColumns }: MappingSuggestionsRequest): MappingSuggestionsResponse {
  const mappings = uploadColumns.flatMap(({ index, sample_data: samples = [] }) =>
    samples.some((value) => String(value).includes('@'))
      ? [{ uploadIndex: index, templateKey: 'email', confidence: 0.95, reason: 'Its values are addresses.' }]
      : [],
  );
  return { success: true, mappings };
}

const UPPERCASE_NAMES: TransformResponse = {
  success: true,
  changes: [],
  summary: 'Writes the names in capitals.',
  tokensUsed: 0,
  program: {
    steps: [{ column: 'name', to: { type: 'uppercase', of: { type: 'column', column: 'name' } } }],
  } satisfies Program,
};
