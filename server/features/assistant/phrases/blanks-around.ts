import { inEach, says } from './phrase.js';
import type { Phrase } from './phrase.js';

const OF = '(?:(?: from| in| of| around| on)? (?<columns>.+))?';
const SPACES = '(?:white ?spaces?|spaces?|blanks?)';

export const blanksAroundPhrases: readonly Phrase[] = [
  {
    example: 'remove extra spaces from city',
    patterns: [
      says(
        `(?:trim|remove|delete|strip|collapse|clean(?: up)?) (?:all )?(?:extra|double|multiple|repeated|redundant|unnecessary) ${SPACES}${OF}`,
      ),
    ],
    // Runs within become one blank, those around nothing.
    steps: ({ columns = '' }, context) =>
      inEach(context.columns.several(columns), (of) => ({ type: 'split', of, separator: ' ', from: 0, to: 'end' })),
  },
  {
    example: 'trim all columns',
    patterns: [
      says(
        `(?:trim|remove|delete|strip) (?:all )?(?:the )?(?:leading|trailing|surrounding|outer)(?: (?:and|or|&) (?:leading|trailing))? ${SPACES}${OF}`,
      ),
      says(`trim(?: ${SPACES})?${OF}`),
      says(`strip ${SPACES}${OF}`),
    ],
    steps: ({ columns = '' }, context) => inEach(context.columns.several(columns), (of) => ({ type: 'trim', of })),
  },
];
