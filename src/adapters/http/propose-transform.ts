import { readProgram } from '../../engine/index.js';
import type { TransformAnswer, TransformRequest as WireRequest } from '../../protocol/index.js';
import type { TransformProposal, TransformRequest } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';
import type { ImporterApi } from './importer-api.js';

/** A model may have to think about it. */
const TIMEOUT = 45_000;

/** What the backend's assistant makes of a sentence: taken only if it is a program. */
export async function proposeTransform(
  api: ImporterApi,
  { prompt, columns, rows }: TransformRequest,
  signal: AbortSignal,
): Promise<TransformProposal> {
  const request: WireRequest = {
    importerKey: api.importerKey,
    prompt,
    data: rows.map((row) => ({ values: columns.map(({ id }) => row[id] ?? '') })),
    columnMapping: Object.fromEntries(columns.map(({ id }, position) => [String(position), id])),
  };
  const answer = await api.call('transform', { method: 'POST', json: request, signal, timeout: TIMEOUT });
  const { success, program, summary, error } = (answer ?? {}) as Partial<TransformAnswer>;
  if (success !== true) throw new BackendError('rejected', typeof error === 'string' ? error : '');
  const reading = readProgram(program);
  if ('problem' in reading) {
    throw new BackendError('unreachable', '', { cause: new Error(`No program: ${reading.problem.code}`) });
  }
  return { program: reading.program, summary: typeof summary === 'string' ? summary : '' };
}
