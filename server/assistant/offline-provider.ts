import { suggestMapping } from '../../src/engine/full.js';
import type { AssistantProvider, TransformQuestion } from './assistant-provider.js';
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
export function createOfflineProvider(): AssistantProvider {
  return {
    suggestMapping: async ({ sources, columns }) => {
      const found = suggestMapping(
        columns,
        sources.map((source) => ({ ...source, fillRate: 1 })),
      );
      return found.flatMap(({ source, column, confidence, reason }) =>
        column === null ? [] : [{ source, column, confidence, reason }],
      );
    },
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
