import type { Expression } from '../../../../src/engine/full.js';
import { inEach, wholePhrase } from './phrase.js';
import type { Phrase } from './phrase.js';

type Case = 'uppercase' | 'lowercase' | 'capitalize';

const VERB = '(?:make|convert|change|turn|set|put|write|transform|format|have)';
const CASES: Readonly<Record<Case, string>> = {
  uppercase: '(?:all )?(?:upper[- ]?case(?:d)?|caps|capitals|capital letters|block letters)(?: letters)?',
  lowercase: '(?:all )?(?:lower[- ]?case(?:d)?|small letters)(?: letters)?',
  capitalize: '(?:title[- ]?case(?:d)?|proper[- ]?case(?:d)?|capitali[sz]ed|start case|initial capitals)',
};
const VERBS: Readonly<Record<Case, string>> = {
  uppercase: 'upper[- ]?case',
  lowercase: 'lower[- ]?case',
  capitalize:
    '(?:capitali[sz]e(?: the)?(?: first letters?(?: of (?:each|every|all) words?)?)?|title[- ]?case|proper[- ]?case)',
};

function letterCase(type: Case, example: string): Phrase {
  const change = (of: Expression): Expression => ({ type, of });
  return {
    example,
    patterns: [
      wholePhrase(`${VERB} (?<columns>.+?)(?: to be| to| into| in| as)? ${CASES[type]}`),
      wholePhrase(`${VERBS[type]}(?: (?:of|in|the))?(?: (?<columns>.+))?`),
      wholePhrase(`(?<columns>.+?)(?: should be| must be| to| in| into| as)? ${CASES[type]}`),
    ],
    steps: ({ columns = '' }, context) => inEach(context.columns.several(columns), change),
  };
}

export const letterCasePhrases: readonly Phrase[] = [
  letterCase('uppercase', 'uppercase the name column'),
  letterCase('lowercase', 'make emails lowercase'),
  letterCase('capitalize', 'capitalize names'),
];

const OF = '(?:(?: from| in| of| around| on)? (?<columns>.+))?';
const SPACES = '(?:white ?spaces?|spaces?|blanks?)';

export const blanksAroundPhrases: readonly Phrase[] = [
  {
    example: 'remove extra spaces from city',
    patterns: [
      wholePhrase(
        `(?:trim|remove|delete|strip|collapse|clean(?: up)?) (?:all )?(?:extra|double|multiple|repeated|redundant|unnecessary) ${SPACES}${OF}`,
      ),
    ],
    // Whitespace inside becomes one space, at both ends none.
    steps: ({ columns = '' }, context) =>
      inEach(context.columns.several(columns), (of) => ({ type: 'split', of, separator: ' ', from: 0, to: 'end' })),
  },
  {
    example: 'trim all columns',
    patterns: [
      wholePhrase(
        `(?:trim|remove|delete|strip) (?:all )?(?:the )?(?:leading|trailing|surrounding|outer)(?: (?:and|or|&) (?:leading|trailing))? ${SPACES}${OF}`,
      ),
      wholePhrase(`trim(?: ${SPACES})?${OF}`),
      wholePhrase(`strip ${SPACES}${OF}`),
    ],
    steps: ({ columns = '' }, context) => inEach(context.columns.several(columns), (of) => ({ type: 'trim', of })),
  },
];
