import type { MappingSuggestion, ResultRow } from '../engine/index.js';
import type {
  BackendAdapter,
  BackendJob,
  CallOptions,
  ImporterConfiguration,
  RowRefusal,
  TransformProposal,
  TransformRequest,
} from './backend-adapter.js';
import type { BackendError } from './backend-error.js';
import { wait } from './net/wait.js';

/** Options of `createMemoryAdapter`. */
export interface MemoryAdapterOptions {
  /** Absent: the configuration comes from the props. */
  readonly configuration?: ImporterConfiguration;
  readonly suggestions?: readonly MappingSuggestion[];
  /** Responds to prompts; what it throws rejects the proposal. */
  readonly proposeTransform?: (request: TransformRequest) => TransformProposal;
  /** Outcomes of the next loads, in order; `null` and calls past the end succeed. */
  readonly loadFailures?: readonly (BackendError | null)[];
  /** Outcomes of the next submissions, likewise. They fail after all rows were sent. */
  readonly submitFailures?: readonly (BackendError | null)[];
  /** Milliseconds before each response. Default 0. */
  readonly delay?: number;
  readonly refuse?: (row: ResultRow) => Omit<RowRefusal, 'row'> | null;
  /** Whether submissions return a job, as a server's do. */
  readonly runsJobs?: boolean;
}

export interface MemoryAdapter extends BackendAdapter {
  /** Every accepted row, in order. */
  readonly rows: readonly ResultRow[];
}

/** A backend in memory for tests and stories: stores the rows, and fails, rejects and delays as configured. */
export function createMemoryAdapter(options: MemoryAdapterOptions = {}): MemoryAdapter {
  const { configuration, suggestions, proposeTransform, delay = 0, refuse = () => null, runsJobs = false } = options;
  const loadFailures = [...(options.loadFailures ?? [])];
  const submitFailures = [...(options.submitFailures ?? [])];
  const rows: ResultRow[] = [];
  let lastJob = 0;
  return {
    rows,
    ...(configuration
      ? {
          async loadImporter({ signal }) {
            await wait(delay, signal);
            const failure = loadFailures.shift();
            if (failure) throw failure;
            return configuration;
          },
        }
      : {}),
    ...(suggestions
      ? {
          async suggestMapping(_request, { signal }) {
            await wait(delay, signal);
            return suggestions;
          },
        }
      : {}),
    ...(proposeTransform
      ? {
          async proposeTransform(request: TransformRequest, { signal }: CallOptions) {
            await wait(delay, signal);
            return proposeTransform(request);
          },
        }
      : {}),
    async submit({ deliver }, { signal, onProgress }) {
      const { summary } = await deliver(
        async (batch) => {
          await wait(delay, signal);
          const refused = batch.rows.map(refuse);
          rows.push(...batch.rows.filter((_row, at) => !refused[at]));
          return refused.flatMap((refusal, row) => (refusal ? [{ row, ...refusal }] : []));
        },
        { onPercent: (percent, rows) => onProgress({ phase: 'sending', percent, rows }) },
      );
      onProgress({ phase: 'processing', percent: 0 });
      await wait(delay, signal);
      const failure = submitFailures.shift();
      if (failure) throw failure;
      lastJob += 1;
      const job: BackendJob = {
        id: `memory-${lastJob}`,
        status: 'completed',
        num_rows: summary.totalRows,
        num_errors: summary.invalidRows,
        num_imported_rows: summary.deliveredRows,
      };
      return runsJobs ? { job } : {};
    },
  };
}
