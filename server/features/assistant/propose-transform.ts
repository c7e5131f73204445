import type { Program } from '../../../src/engine/full.js';
import type { TransformResponse, TransformRequest } from '../../../src/protocol/index.js';
import type { AssistantDeps } from './assistant-deps.js';
import type { CallContext } from '../../platform/http/endpoint.js';
import type { ImporterRow } from '../importers/tables.js';
import { describeProgram } from './describe-program.js';
import { mayUseProvider } from './may-use-provider.js';
import { PREVIEW_TRANSFORM } from './preview-transform.js';
import { readSentRows } from './sent-rows.js';

const MAX_SAMPLES = 5;

type Context = Pick<CallContext, 'signal' | 'log'> & { readonly address: string };

/** Turns a change in words into a program, previewed on the sent rows. */
export async function proposeTransform(
  deps: Pick<AssistantDeps, 'threads' | 'rateLimit' | 'assistant'>,
  importer: ImporterRow,
  { request, signal, log, address }: Context & { readonly request: TransformRequest },
): Promise<TransformResponse> {
  const sent = readSentRows(request, importer);
  const question = {
    prompt: request.prompt,
    columns: sent.columns,
    samples: sent.rows.filter((row) => row.some((text) => text.trim() !== '')).slice(0, MAX_SAMPLES),
  };
  const mayLeave = mayUseProvider(deps, importer, address);
  const idea = await deps.assistant.proposeTransform(question, { signal, log, mayLeave });
  const { tokensUsed } = idea;
  if (idea.kind === 'not-understood') {
    return { success: false, changes: [], summary: '', tokensUsed, error: idea.reason };
  }
  const program = onlyFor(idea.program, request.targetColumns);
  if (program.steps.length === 0) {
    const error = 'This would not change any of the columns that may be changed.';
    return { success: false, changes: [], summary: '', tokensUsed, error };
  }
  return {
    success: true,
    changes: await deps.threads.run(PREVIEW_TRANSFORM, { program, sent, confidence: idea.confidence }, { signal }),
    summary: describeProgram(program, sent.columns),
    tokensUsed,
    program,
  };
}

function onlyFor(program: Program, columns: TransformRequest['targetColumns']): Program {
  if (!columns || columns.length === 0) return program;
  return { steps: program.steps.filter(({ column }) => columns.includes(column)) };
}
