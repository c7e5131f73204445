import type { Test } from '../../../../src/engine/full.js';
import { cell, inEach, wholePhrase } from './phrase.js';
import type { Parts, Phrase, PhraseContext } from './phrase.js';

const IS =
  '(?<is>is not|isn.t|is (?:greater|more|larger|bigger) than|is (?:less|smaller) than|is|are|equals?|=|does not contain|contains?|includes?|has|>|<)';
const NEGATIVE = /not|n.t/iu;

function testOf({ of = '', is = '', than }: Parts, context: PhraseContext): Test | null {
  const left = cell(context.columns.one(of));
  const text = context.value(than);
  const base = (): Test | null => {
    if (/greater|more|larger|less|smaller|^[<>]$/iu.test(is)) {
      const limit = Number(text);
      const operator = /less|smaller|</iu.test(is) ? 'less' : 'greater';
      return text.trim() === '' || Number.isNaN(limit) ? null : { type: 'compare', of: left, operator, than: limit };
    }
    if (text.trim() === '') return { type: 'blank', of: left };
    if (/contain|include|has/iu.test(is)) return { type: 'contains', of: left, text };
    return { type: 'equals', left, right: { type: 'text', text } };
  };
  const test = base();
  return test && NEGATIVE.test(is) ? { type: 'not', test } : test;
}

export const settingPhrases: readonly Phrase[] = [
  {
    example: 'if country is DE set currency to EUR',
    patterns: [
      wholePhrase(
        `if (?<of>.+?) ${IS} (?<than>.+?)(?:,| then|, then)? (?:set|make|change|put) (?<columns>.+?) (?:to|as|=) (?<value>.+)`,
      ),
      wholePhrase(
        `(?:set|make|change) (?<columns>.+?) (?:to|as|=) (?<value>.+?) (?:if|when|where) (?<of>.+?) ${IS} (?<than>.+)`,
      ),
    ],
    steps(parts, context) {
      const test = testOf(parts, context);
      const { of = '', columns = '' } = parts;
      if (!test) return null;
      const it = /^(?:it|that|this|the value)$/iu.test(columns.trim());
      const text = context.value(parts.value);
      return inEach(context.columns.several(it ? of : columns), (no) => ({
        type: 'if',
        test,
        yes: { type: 'text', text },
        no,
      }));
    },
  },
  {
    example: 'copy email to username',
    patterns: [
      wholePhrase('copy (?<from>.+?) (?:to|into) (?<columns>.+)'),
      wholePhrase('set (?<columns>.+?) to the (?:value|values|same) (?:of|as) (?<from>.+)'),
    ],
    steps: ({ from = '', columns = '' }, context) => {
      const to = cell(context.columns.one(from));
      return context.columns.several(columns).map(({ id }) => ({ column: id, to }));
    },
  },
  {
    example: 'set status to active',
    patterns: [
      wholePhrase('(?:set|fill|make|change)(?: all)? (?<columns>.+?) (?:to|with|=) (?<value>.+)'),
      wholePhrase('(?:clear|empty|blank)(?: out)? (?<columns>.+)'),
    ],
    steps({ columns = '', value }, context) {
      const text = context.value(value);
      return context.columns.several(columns).map(({ id }) => ({ column: id, to: { type: 'text', text } }));
    },
  },
];
