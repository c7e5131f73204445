import { inEach, wholePhrase } from './phrase.js';
import type { Phrase } from './phrase.js';

const UNIT = '(?:characters?|chars?|letters?|digits?|symbols?)';
const COUNT = '(?<count>\\d{1,3})';

export const lengthPhrases: readonly Phrase[] = [
  {
    example: 'pad zip to 5 digits',
    patterns: [
      wholePhrase(
        `(?:left[- ])?pad (?<columns>.+?)(?: with (?<filling>zeros?|zeroes|\\S))? (?:to|up to) ${COUNT}(?: ${UNIT})?(?: with (?<filling2>zeros?|zeroes|\\S))?`,
      ),
      wholePhrase(
        `add leading (?:zeros|zeroes) to (?<columns>.+?)(?:,? (?:up to|to|until|so that (?:it|they) ha(?:s|ve)) ${COUNT}(?: ${UNIT})?)`,
      ),
    ],
    steps({ columns = '', count, filling, filling2 }, context) {
      const given = filling ?? filling2 ?? '0';
      const text = /^zero/iu.test(given) ? '0' : context.text(given);
      const length = Number(count);
      if (length > 100 || text === '') return null;
      return inEach(context.columns.several(columns), (of) => ({ type: 'pad', of, length, with: text }));
    },
  },
  {
    example: 'keep the first 3 characters of code',
    patterns: [
      wholePhrase(
        `(?:keep|take|use|extract|get)(?: only)?(?: the)? (?<side>first|last) ${COUNT} ${UNIT} (?:of|in|from) (?<columns>.+)`,
      ),
      wholePhrase(`(?:truncate|shorten|cut|limit) (?<columns>.+?) (?:to|at|after) ${COUNT}(?: ${UNIT})?`),
    ],
    steps({ columns = '', count, side }, context) {
      const length = Number(count);
      const found = context.columns.several(columns);
      if (side?.toLowerCase() === 'last') return inEach(found, (of) => ({ type: 'slice', of, start: -length }));
      return inEach(found, (of) => ({ type: 'slice', of, start: 0, length }));
    },
  },
  {
    example: 'remove the first 2 characters from code',
    patterns: [
      wholePhrase(
        `(?:remove|delete|drop|cut|strip)(?: off)?(?: the)? first ${COUNT} ${UNIT} (?:of|in|from) (?<columns>.+)`,
      ),
      wholePhrase(`(?:remove|delete|drop|cut|strip)(?: off)?(?: the)? first ${UNIT} (?:of|in|from) (?<columns>.+)`),
    ],
    steps: ({ columns = '', count = '1' }, context) =>
      inEach(context.columns.several(columns), (of) => ({ type: 'slice', of, start: Number(count) })),
  },
];
