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

/** For `createMemoryAdapter`: how it behaves. */
export interface MemoryAdapterOptions {
  /** Absent: props say everything. */
  readonly configuration?: ImporterConfiguration;
  readonly suggestions?: readonly MappingSuggestion[];
  /** Answers changes in words; what it throws is the refusal. */
  readonly proposeTransform?: (request: TransformRequest) => TransformProposal;
  /** Failures of the next loadings, in order; `null` succeeds. What is not listed succeeds. */
  readonly loadFailures?: readonly (BackendError | null)[];
  /** Failures of the next submissions, likewise. They come after all rows were sent. */
  readonly submitFailures?: readonly (BackendError | null)[];
  /** Milliseconds before each answer. Default 0. */
  readonly delay?: number;
  readonly refuse?: (row: ResultRow) => Omit<RowRefusal, 'row'> | null;
  /** Answers with a job, as a server would. */
  readonly runsJobs?: boolean;
}

export interface MemoryAdapter extends BackendAdapter {
  /** Everything that was taken, in order. */
  readonly rows: readonly ResultRow[];
}

/** A backend in memory, for tests and stories: keeps the rows, and fails, refuses and dawdles as it is told. */
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
        { onPercent: (percent) => onProgress({ phase: 'sending', percent }) },
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
