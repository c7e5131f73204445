import { inEach, wholePhrase } from './phrase.js';
import type { Phrase } from './phrase.js';

const VERB = '(?:format|convert|normali[sz]e|standardi[sz]e|reformat|change|write|put|make)';
const NATIONAL =
  '\\(?(?:x{3}|\\d{3}|#{3})\\)?[- .]*(?:x{3}|\\d{3}|#{3})[- .]*(?:x{4}|\\d{4}|#{4})|us format|national(?: format)?';
const E164 = 'e\\.?164(?: format)?|international(?: format)?';

export const phonePhrases: readonly Phrase[] = [
  {
    example: 'format phone numbers as (XXX) XXX-XXXX',
    patterns: [
      wholePhrase(`${VERB} (?<columns>.+?) (?:to|as|into|in|like)(?: the)? (?:(?<e164>${E164})|${NATIONAL})`),
      wholePhrase(`(?<columns>.+?) (?:to|as|into|in|like)(?: the)? (?:(?<e164>${E164})|${NATIONAL})`),
      wholePhrase(`${VERB} (?<columns>(?:all |the )*(?:tele)?phones?(?: numbers?| columns?)?)`),
    ],
    steps: ({ columns = '', e164 }, context) =>
      inEach(context.columns.several(columns), (of) => ({
        type: 'normalize_phone',
        of,
        ...(e164 ? { format: 'e164' } : {}),
      })),
  },
];
