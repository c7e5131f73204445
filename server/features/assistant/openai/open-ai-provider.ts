import { z } from 'zod';
import { programColumns, readProgram } from '../../../../src/engine/full.js';
import type { Column, Program } from '../../../../src/engine/full.js';
import { AssistantError } from '../assistant-provider.js';
import type { AssistantProvider, MappingIdea } from '../assistant-provider.js';
import { keepWhenBlank } from '../assistant-provider.js';
import { ChatClient } from './chat-client.js';
import type { ChatOptions } from './chat-client.js';
import { mappingSchema, transformSchema } from './program-schema.js';
import { mappingMessages, transformMessages } from './questions.js';

const transformAnswer = z.object({ understood: z.boolean().optional(), steps: z.array(z.unknown()).optional() });
const mappingAnswer = z.object({
  mappings: z
    .array(z.object({ source: z.number().int(), column: z.string(), confidence: z.number().min(0).max(1) }))
    .max(5000),
});
/** A model is always less certain than a rule. */
const CONFIDENCE = 0.85;

/** Any server with OpenAI-compatible chat completions. */
export function createOpenAiProvider(options: ChatOptions): AssistantProvider {
  const client = new ChatClient(options);
  return {
    async suggestMapping(question, { signal }) {
      const messages = mappingMessages(question);
      const { value } = await client.ask({ messages, name: 'mapping', schema: mappingSchema, signal });
      const answer = mappingAnswer.safeParse(value);
      if (!answer.success)
        throw new AssistantError('The provider returned an invalid mapping.', { cause: answer.error });
      const sources = new Set(question.sources.map(({ index }) => index));
      const columns = new Set(question.columns.map(({ id }) => id));
      const ideas: MappingIdea[] = [];
      const surest = [...answer.data.mappings].sort((left, right) => right.confidence - left.confidence);
      for (const { source, column, confidence } of surest) {
        // Skips matches that are made up or already taken.
        if (!sources.delete(source) || !columns.has(column)) continue;
        columns.delete(column);
        ideas.push({ source, column, confidence, reason: 'assistant' });
      }
      return ideas.sort((left, right) => left.source - right.source);
    },
    async proposeTransform(question, { signal }) {
      const messages = transformMessages(question);
      const { value, tokensUsed } = await client.ask({ messages, name: 'transform', schema: transformSchema, signal });
      const answer = transformAnswer.safeParse(value);
      if (!answer.success)
        throw new AssistantError('The provider returned an invalid program.', { cause: answer.error });
      const { understood, steps = [] } = answer.data;
      if (understood === false || steps.length === 0) {
        return { kind: 'not-understood', reason: 'The assistant found no way to do this.', tokensUsed };
      }
      const program = checked({ steps }, question.columns);
      return { kind: 'program', program, confidence: CONFIDENCE, tokensUsed };
    },
  };
}

function checked(value: unknown, columns: readonly Column[]): Program {
  const reading = readProgram(value);
  if ('problem' in reading) {
    const { code, path } = reading.problem;
    throw new AssistantError(`The provider returned an invalid program: ${code} at ${path}.`);
  }
  const known = new Set(columns.map(({ id }) => id));
  if (!programColumns(reading.program).every((id) => known.has(id))) {
    throw new AssistantError('The provider returned a program for other columns.');
  }
  const steps = reading.program.steps.map(({ column, to }) =>
    to.type === 'split' ? { column, to: keepWhenBlank(column, to) } : { column, to },
  );
  return { ...reading.program, steps };
}
