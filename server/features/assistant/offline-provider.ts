import type { Threads } from '../../platform/threads/threads.js';
import type { AssistantProvider, TransformQuestion } from './assistant-provider.js';
import { SUGGEST_MAPPING } from './suggest-by-rules.js';
import { readPhrase } from './phrases/read-phrase.js';

const EXAMPLES = [
  'uppercase the name column',
  'dates as YYYY-MM-DD',
  'replace X with Y in city',
  'split full name into first and last',
  'remove everything but digits from phone',
  'blank to N/A',
];

/** The rules of this server: nothing leaves it, and the same question has the same answer. */
export function createOfflineProvider(threads: Pick<Threads, 'run'>): AssistantProvider {
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
