import type { Column, Expression } from '../../../../src/engine/full.js';
import { inEach, wholePhrase } from './phrase.js';
import type { Parts, Phrase, PhraseContext } from './phrase.js';
import { PhraseProblem } from './column-names.js';

type Operator = Extract<Expression, { type: 'calculate' }>['operator'];

const COUNTS: Readonly<Record<string, number>> = { no: 0, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const COUNT = '(?<count>\\d{1,2}|no|zero|one|two|three|four|five|six)';
const DECIMALS = '(?:decimals?(?: places?| digits?)?|digits?(?: after the (?:point|comma))?|places?)';
const NUMBER = '(?<number>[-+]?\\d{1,15}(?:\\.\\d{1,10})?)(?<percent> ?%)?';

function countOf(words: string | undefined): number {
  return COUNTS[words?.toLowerCase() ?? ''] ?? Number(words ?? 0);
}

/** Without a column: all number columns. */
function numberColumns(columns: string | undefined, context: PhraseContext): readonly Column[] {
  const isAny = columns === undefined || /^(?:all |the )*numbers?(?: columns?)?$/iu.test(columns);
  const numbers = context.columns.ofType('number');
  if (isAny && numbers.length > 0) return numbers;
  if (columns !== undefined) return context.columns.several(columns);
  throw new PhraseProblem(
    `Add the column to round, such as: round ${context.columns.all[0]?.label ?? 'price'} to 2 decimals.`,
  );
}

function calculation(operator: Operator): Phrase['steps'] {
  return ({ columns = '', number, percent }: Parts, context) => {
    if (percent) return null;
    const by = Number(number);
    return inEach(context.columns.several(columns), (of) => ({ type: 'calculate', of, operator, by }));
  };
}

export const numberPhrases: readonly Phrase[] = [
  {
    example: 'round price to 2 decimals',
    patterns: [
      wholePhrase(`round(?: off)?(?: (?<columns>.+?))? (?:to|at|with) ${COUNT} ${DECIMALS}`),
      wholePhrase(
        `(?:show|format|write|limit|make|set|convert) (?<columns>.+?) (?:to|with|in|as) ${COUNT} ${DECIMALS}`,
      ),
      wholePhrase(`(?<columns>.+?) (?:to|with) ${COUNT} ${DECIMALS}`),
      wholePhrase(
        'round(?: off)?(?: (?<columns>.+?))? to (?:the (?:nearest|closest) )?(?:whole numbers?|integers?|units?)',
      ),
      wholePhrase('round(?: off)? (?<columns>.+)'),
    ],
    steps({ columns, count }, context) {
      const decimals = countOf(count);
      if (decimals > 10) throw new PhraseProblem('Numbers can be rounded to at most 10 decimals.');
      return inEach(numberColumns(columns, context), (of) => ({ type: 'round', of, decimals }));
    },
  },
  {
    example: 'multiply price by 100',
    patterns: [wholePhrase(`multiply (?<columns>.+?) (?:by|with) ${NUMBER}`)],
    steps: calculation('multiply'),
  },
  {
    example: 'divide price by 100',
    patterns: [wholePhrase(`divide (?<columns>.+?) by ${NUMBER}`)],
    steps: calculation('divide'),
  },
  {
    example: 'increase price by 5',
    patterns: [wholePhrase(`(?:increase|raise) (?<columns>.+?) by ${NUMBER}`)],
    steps: calculation('add'),
  },
  {
    example: 'subtract 5 from price',
    patterns: [
      wholePhrase(`subtract ${NUMBER} from (?<columns>.+)`),
      wholePhrase(`(?:decrease|reduce|lower) (?<columns>.+?) by ${NUMBER}`),
    ],
    steps: calculation('subtract'),
  },
  {
    example: 'add 5 to price',
    patterns: [wholePhrase(`add ${NUMBER} to (?<columns>.+)`)],
    steps(parts, context) {
      const columns = context.columns.several(parts.columns ?? '');
      return columns.every(({ type }) => type === 'number') ? calculation('add')(parts, context) : null;
    },
  },
];
