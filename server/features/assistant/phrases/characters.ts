import type { Expression } from '../../../../src/engine/full.js';
import { inEach, wholePhrase } from './phrase.js';
import type { Phrase } from './phrase.js';
import { namedCharacters } from './value-words.js';

const REMOVE = '(?:remove|delete|strip(?: out)?|drop|take out|clear|eliminate|get rid of)';
const FROM = '(?: (?:from|in|of) (?<columns>.+))?';
const BUT =
  '(?:everything|anything|all|every character|all characters)(?: else)?,? (?:but|except(?: for)?|other than|that is not|not)';

export const characterPhrases: readonly Phrase[] = [
  {
    example: 'remove everything but digits from phone',
    patterns: [
      wholePhrase(`${REMOVE} ${BUT}(?: the)? (?<kept>.+?)${FROM}`),
      wholePhrase(
        `${REMOVE} (?:all )?non[- ](?<kept>digits?|letters?|numbers?|numeric|alphanumeric)(?: characters)?${FROM}`,
      ),
      wholePhrase(`keep only(?: the)? (?<kept>.+?)${FROM}`),
      wholePhrase(`(?:keep|leave) (?:just )?(?:the )?(?<kept>.+?) only${FROM}`),
      wholePhrase(`only(?: keep)? (?<kept>.+?)(?: (?:in|of|from) (?<columns>.+))`),
      wholePhrase(`(?<kept>digits|letters|numbers) only(?: (?:in|for) (?<columns>.+))`),
    ],
    steps({ kept = '', columns = '' }, context) {
      const plural = kept.replace(/^(?:numeric)$/iu, 'numbers').replace(/^alphanumeric$/iu, 'letters and digits');
      const set = namedCharacters(plural.endsWith('s') ? plural : `${plural}s`) ?? namedCharacters(plural);
      if (!set && !context.isQuoted(kept)) return null;
      const { characters, also } = set ?? { characters: [], also: context.text(kept) };
      const change = (of: Expression): Expression => ({ type: 'keep', of, characters, ...(also ? { also } : {}) });
      return inEach(context.columns.several(columns), change);
    },
  },
  {
    example: 'remove special characters from name',
    patterns: [wholePhrase(`${REMOVE}(?: all)?(?: the)? special char(?:acter)?s${FROM}`)],
    steps: ({ columns = '' }, context) =>
      inEach(context.columns.several(columns), (of) => ({ type: 'remove_special_chars', of })),
  },
  {
    example: 'remove dollar signs and commas from price',
    patterns: [wholePhrase(`${REMOVE}(?: all)?(?: the| any)? (?<gone>.+?)${FROM}`)],
    steps({ gone = '', columns = '' }, context) {
      const set = context.isQuoted(gone) ? undefined : namedCharacters(gone);
      if (set) {
        const { characters, also } = set;
        return inEach(context.columns.several(columns), (of) => ({
          type: 'remove',
          of,
          characters,
          ...(also ? { also } : {}),
        }));
      }
      // `remove Mr. from name`; without a column the meaning of the word is unclear.
      const find = context.text(gone);
      if (find === '' || (columns === '' && !context.isQuoted(gone))) return null;
      return inEach(context.columns.several(columns), (of) => ({ type: 'replace', of, find, replace: '' }));
    },
  },
];
