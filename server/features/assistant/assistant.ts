import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { ApiError } from '../../platform/http/errors.js';
import type { Threads } from '../../platform/threads/threads.js';
import type {
  AssistantProvider,
  CallOptions,
  MappingIdea,
  MappingQuestion,
  TransformIdea,
  TransformQuestion,
} from './assistant-provider.js';
import { createOpenAiProvider } from './openai/open-ai-provider.js';
import { SUGGEST_MAPPING } from './suggest-by-rules.js';
import { readPhrase } from './phrases/read-phrase.js';

export interface AskOptions extends CallOptions {
  /**
   * Whether the request may leave this server; called only when a provider is configured. A rejection is reported if
   * the server's own rules have no response.
   */
  readonly mayLeave: () => Promise<boolean | ApiError>;
  readonly log: Logger;
}

/** Uses the configured provider, and the rules of this server when the provider may not be used or does not respond. */
export interface Assistant {
  suggestMapping(question: MappingQuestion, options: AskOptions): Promise<readonly MappingIdea[]>;
  proposeTransform(question: TransformQuestion, options: AskOptions): Promise<TransformIdea>;
}

export function createAssistant({ ai }: Pick<Config, 'ai'>, threads: Pick<Threads, 'run'>): Assistant {
  const offline = createOfflineProvider(threads);
  const model = ai ? createOpenAiProvider(ai) : null;
  const withFallback = async <T>(
    ask: (provider: AssistantProvider) => Promise<T>,
    { mayLeave, log, signal }: AskOptions,
  ): Promise<{ readonly answer: T | null; readonly refusal: ApiError | null }> => {
    const leave = model ? await mayLeave() : false;
    if (!model || leave === false) return { answer: null, refusal: null };
    if (leave !== true) return { answer: null, refusal: leave };
    try {
      return { answer: await ask(model), refusal: null };
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, "The assistant's provider failed; the rules of this server are used instead");
      return { answer: null, refusal: null };
    }
  };
  return {
    async suggestMapping(question, options) {
      const own = await offline.suggestMapping(question, options);
      const kept = own.filter((idea) => idea.isPreselected);
      if (kept.length === Math.min(question.sources.length, question.columns.length)) return own;
      const { answer } = await withFallback((provider) => provider.suggestMapping(question, options), options);
      return answer ? mergeIdeas(kept, answer) : own;
    },
    async proposeTransform(question, options) {
      const { answer, refusal } = await withFallback(
        (provider) => provider.proposeTransform(question, options),
        options,
      );
      if (answer?.kind === 'program') return answer;
      const own = await offline.proposeTransform(question, options);
      if (own.kind === 'not-understood' && refusal) throw refusal;
      return { ...own, tokensUsed: answer?.tokensUsed ?? 0 };
    },
  };
}

/** Matches preselected by the rules stay; from the response, only matches of other sources and columns are used. */
function mergeIdeas(kept: readonly MappingIdea[], answer: readonly MappingIdea[]): readonly MappingIdea[] {
  const sources = new Set(kept.map(({ source }) => source));
  const columns = new Set(kept.map(({ column }) => column));
  const added = answer.filter(({ source, column }) => !sources.has(source) && !columns.has(column));
  return [...kept, ...added].sort((left, right) => left.source - right.source);
}

const EXAMPLES = [
  'uppercase the name column',
  'dates as YYYY-MM-DD',
  'replace X with Y in city',
  'split full name into first and last',
  'remove everything but digits from phone',
  'blank to N/A',
];

/** The rules of this server: no data leaves it, and the same request always has the same response. */
function createOfflineProvider(threads: Pick<Threads, 'run'>): AssistantProvider {
  return {
    suggestMapping: (question, { signal }) => threads.run(SUGGEST_MAPPING, question, { signal }),
    proposeTransform: async ({ prompt, columns }: TransformQuestion) => {
      const reading = readPhrase(prompt, columns);
      if ('problem' in reading) {
        const examples = EXAMPLES.map((example) => `“${example}”`).join(', ');
        const reason = reading.problem ?? `This was not understood. Try, for example: ${examples}.`;
        return { kind: 'not-understood', reason, tokensUsed: 0 };
      }
      const { steps, confidence } = reading;
      return { kind: 'program', program: { steps }, confidence, tokensUsed: 0 };
    },
  };
}
