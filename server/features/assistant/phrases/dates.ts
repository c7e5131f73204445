import type { Column, Expression } from '../../../../src/engine/full.js';
import { inEach, wholePhrase } from './phrase.js';
import type { Phrase, PhraseContext } from './phrase.js';

const VERB = '(?:convert|format|reformat|change|turn|write|put|make|show|set|standardi[sz]e|normali[sz]e|transform)';
const ISO = 'iso(?:[- ]?8601)?';
const FORMAT = `(?<format>${ISO}|[ymd]{1,4}(?:[-/., ]{1,2}[ymd]{1,4}){1,2})(?:[- ]format)?`;
const ORDER = '(?:,? ?\\(?(?:(?<dmy>day first|european|dmy)|(?<mdy>month first|american|us|mdy))(?: order)?\\)?)?';

/** Converts `dd.mm.yyyy` and similar formats to the letters of the engine's patterns. */
function formatOf(written: string): string {
  if (new RegExp(`^${ISO}$`, 'iu').test(written)) return 'YYYY-MM-DD';
  return written.toUpperCase();
}

/** "dates", when it is not a column's name, means all columns of that type. */
function dateColumns(words: string, { columns }: PhraseContext): readonly Column[] {
  const isAnyDate = /^(?:|(?:all |every |the )*(?:dates?|date (?:columns?|fields?|values?)))$/iu.test(words.trim());
  const typed = columns.ofType('date');
  return isAnyDate && typed.length > 0 ? typed : columns.several(words === '' ? 'dates' : words);
}

export const datePhrases: readonly Phrase[] = [
  {
    example: 'dates as YYYY-MM-DD',
    patterns: [
      wholePhrase(`${VERB} (?<columns>.+?) (?:to|as|into|in|like)(?: the)?(?: format)? ${FORMAT}${ORDER}`),
      wholePhrase(`(?<columns>.+?) (?:to|as|into|in|like)(?: the)?(?: format)? ${FORMAT}${ORDER}`),
      wholePhrase(
        `(?:standardi[sz]e|normali[sz]e|unify|fix) (?<columns>(?:all |the )*(?:.+ )?(?:dates?|birthdays?|dob)(?: columns?| formats?)?)${ORDER}`,
      ),
    ],
    steps({ columns = '', format = 'iso', dmy, mdy }, context) {
      const order = dmy ? 'dmy' : mdy ? 'mdy' : undefined;
      const change = (of: Expression): Expression => ({
        type: 'normalize_date',
        of,
        format: formatOf(format),
        ...(order ? { order } : {}),
      });
      return inEach(dateColumns(columns.replace(/ formats?$/iu, ''), context), change);
    },
  },
];
