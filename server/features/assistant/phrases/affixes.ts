import type { Column } from '../../../../src/engine/full.js';
import { inEach, wholePhrase } from './phrase.js';
import type { Phrase, PhraseContext } from './phrase.js';
import { PhraseProblem } from './column-names.js';

const FRONT =
  '(?:in front of|before|(?:to|at) the (?:front|beginning|start) of|as a prefix (?:to|of)|as prefix (?:to|of))';
const END = '(?:after|behind|(?:to|at) the end of|as a suffix (?:to|of)|as suffix (?:to|of))';

/** Without a column: the only phone-number column, if the text can only be a dialing code. */
function prefixed(columns: string | undefined, text: string, context: PhraseContext): readonly Column[] {
  if (columns !== undefined) return context.columns.several(columns);
  const phones = context.columns.ofType('phone');
  const named = phones.length > 0 ? phones : context.columns.find('phone');
  if (/^\+\d/u.test(text) && named.length > 0) return named;
  throw new PhraseProblem(`Add the column, such as: prefix ${context.columns.all[0]?.label ?? 'phone'} with ${text}.`);
}

export const affixPhrases: readonly Phrase[] = [
  {
    example: 'prefix phone with +1',
    patterns: [
      wholePhrase('prefix with (?<text>.+)'),
      wholePhrase('prefix (?<columns>.+?) (?:with|by) (?<text>.+)'),
      wholePhrase('prepend (?<text>.+?)(?: (?:to|before) (?<columns>.+))?'),
      wholePhrase(`(?:add|put|insert|write)(?: the| a)?(?: prefix)? (?<text>.+?) ${FRONT} (?<columns>.+)`),
      wholePhrase('add(?: the| a)? prefix (?<text>.+?) to (?<columns>.+)'),
      wholePhrase('(?:begin|start) (?<columns>.+?) with (?<text>.+)'),
      // A dialing code or the start of a URL can only be a prefix.
      wholePhrase('add(?: the)? (?<text>\\+\\d{1,4}|https?:\\S*|www\\.) to (?<columns>.+)'),
    ],
    steps({ columns, text: part }, context) {
      const text = context.text(part);
      if (text === '') return null;
      return inEach(prefixed(columns, text, context), (of) => ({ type: 'prefix', of, text }));
    },
  },
  {
    example: 'append kg to weight',
    patterns: [
      wholePhrase('suffix (?<columns>.+?) (?:with|by) (?<text>.+)'),
      wholePhrase('append (?<text>.+?) to (?<columns>.+)'),
      wholePhrase(`(?:add|put|insert|write)(?: the| a)?(?: suffix)? (?<text>.+?) ${END} (?<columns>.+)`),
      wholePhrase('add(?: the| a)? suffix (?<text>.+?) to (?<columns>.+)'),
      wholePhrase('end (?<columns>.+?) with (?<text>.+)'),
    ],
    steps({ columns = '', text: part }, context) {
      const text = context.text(part);
      if (text === '') return null;
      return inEach(context.columns.several(columns), (of) => ({ type: 'suffix', of, text }));
    },
  },
];
