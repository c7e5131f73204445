import { inEach, wholePhrase } from './phrase.js';
import type { Parts, Phrase, PhraseContext } from './phrase.js';
import type { ProgramStep } from '../../../../src/engine/full.js';

const EMPTY = '(?:(?:the |all )*(?:blanks?|empt(?:y|ies)|missing|null)(?: (?:values?|cells?|fields?|entries|ones))?)';

function replaced({ find = '', to, columns = '' }: Parts, context: PhraseContext): readonly ProgramStep[] | null {
  const from = context.value(find);
  if (from === '' || to === undefined || (columns === '' && namesPlace(to, context))) return null;
  const replace = context.value(to);
  return inEach(context.columns.several(columns), (of) => ({ type: 'replace', of, find: from, replace }));
}

/** `B in city`: a column, not part of the text, unless it is quoted. */
function namesPlace(part: string, context: PhraseContext): boolean {
  return !context.isQuoted(part) && /\s(?:in|for|of|from)\s/iu.test(part);
}

export const blankPhrases: readonly Phrase[] = [
  {
    example: 'blank to N/A',
    patterns: [
      wholePhrase(
        `(?:replace|fill(?: in| up)?|set|change|turn|convert|make|put)?(?: all)? ?${EMPTY}(?: (?:in|of|from|for) (?<columns>.+?))? (?:with|to|by|into|as|=) (?<value>.+)`,
      ),
      wholePhrase(
        `(?:replace|fill(?: in| up)?|set|change|turn|convert|make)?(?: all)? ?${EMPTY} (?:with|to|by|into|as) (?<value>.+?) (?:in|for|of) (?<columns>.+)`,
      ),
      wholePhrase(`(?:set|fill|replace)(?: all)? (?:empty|blank|missing) (?<columns>.+?) (?:with|to|by) (?<value>.+)`),
      wholePhrase(
        `if (?<columns>.+?) (?:is|are) (?:blank|empty|missing|not (?:set|given|filled(?: in)?))(?:,| then|, then)? (?:set|make|fill|use|put|change|write|default)(?: (?:it|them|that|the value|this))?(?: (?:to|with|in|as))? (?<value>.+)`,
      ),
      wholePhrase(
        `(?:set|fill|default) (?<columns>.+?) (?:to|with|as) (?<value>.+?) (?:if|when|where)(?: (?:it|they))?(?: (?:is|are))? (?:blank|empty|missing)`,
      ),
      wholePhrase(`(?:default|fill(?: in)?) (?<columns>.+?) (?:to|with) (?<value>.+)`),
    ],
    steps({ columns = '', value: part }, context) {
      const value = context.value(part);
      // `blank to nothing` has no effect.
      if (value === '' || namesPlace(part ?? '', context)) return null;
      return inEach(context.columns.several(columns), (of) => ({ type: 'default', of, value }));
    },
  },
];

export const replacePhrases: readonly Phrase[] = [
  {
    example: 'change N/A to blank in company',
    patterns: [
      wholePhrase(
        '(?:replace|change|turn|convert|set|make) (?<find>.+?) (?:to|into|with|by) (?:be )?(?:blank|empty|nothing)(?: (?:in|of|from) (?<columns>.+))?',
      ),
    ],
    // Replaces whole values, unless the text is quoted: `N/A` inside another text stays.
    steps({ find = '', columns = '' }, context) {
      if (context.isQuoted(find) && find.length === 0) return null;
      const right = context.value(find);
      if (right.trim() === '') return null;
      return inEach(context.columns.several(columns), (of) => ({
        type: 'if',
        test: { type: 'equals', left: of, right: { type: 'text', text: right } },
        yes: { type: 'text', text: '' },
        no: of,
      }));
    },
  },
  {
    example: 'replace X with Y in city',
    patterns: [
      wholePhrase(
        'in (?<columns>.+?),? (?:replace|change|swap|substitute)(?: all)? (?<find>.+?) (?:with|by|to|into|for) (?<to>.+)',
      ),
      wholePhrase(
        '(?:replace|substitute|swap)(?: all)? (?<find>.+?) (?:with|by|to|for) (?<to>.+?) (?:in|of|from) (?<columns>.+)',
      ),
      wholePhrase('change(?: all)? (?<find>.+?) (?:to|into) (?<to>.+?) in (?<columns>.+)'),
      wholePhrase('(?:replace|substitute|swap)(?: all)? (?<find>.+?) (?:with|by|to|for) (?<to>.+)'),
    ],
    steps: replaced,
  },
];
