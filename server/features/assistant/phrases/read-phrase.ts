import type { Column, ProgramStep } from '../../../../src/engine/full.js';
import { affixPhrases } from './affixes.js';
import { blanksAroundPhrases } from './letter-case.js';
import { characterPhrases } from './characters.js';
import { ColumnNames } from './column-names.js';
import { datePhrases } from './dates.js';
import { lengthPhrases } from './lengths.js';
import { letterCasePhrases } from './letter-case.js';
import { numberPhrases } from './numbers.js';
import { phonePhrases } from './phones.js';
import type { Phrase, PhraseContext } from './phrase.js';
import { PhraseProblem } from './column-names.js';
import { holdQuotes } from './quoted-text.js';
import type { QuotedText } from './quoted-text.js';
import { blankPhrases, replacePhrases } from './replacing.js';
import { settingPhrases } from './setting.js';
import { combinePhrases, splitPhrases } from './splitting.js';
import { namedText } from './value-words.js';

/** Specific phrases come before general ones: the first match is used. */
export const PHRASES: readonly Phrase[] = [
  ...lengthPhrases,
  ...numberPhrases,
  ...phonePhrases,
  ...datePhrases,
  ...blankPhrases,
  ...affixPhrases,
  ...splitPhrases,
  ...combinePhrases,
  ...replacePhrases,
  ...letterCasePhrases,
  ...blanksAroundPhrases,
  ...characterPhrases,
  ...settingPhrases,
];

export type Reading =
  | { readonly steps: readonly ProgramStep[]; readonly confidence: number }
  /** The sentence is not understood, or `problem` describes the error. */
  | { readonly problem: string | null };

/** Longer sentences are not parsed. */
const MAX_LENGTH = 400;
const MAX_CLAUSES = 8;
/** Maximum clauses tried for one sentence, across all ways to split it. */
const MAX_ATTEMPTS = 200;
const POLITE =
  /^(?:please|kindly|can you|could you|would you|i want(?: you)? to|i(?:'|’)?d like(?: you)? to|i would like(?: you)? to|you should|let(?:'|’)?s|then|and|also|now)\s+/iu;
const ENDING = /(?:\s*[.!?;,]|\s+(?:please|thanks|thank you))+$/iu;
const BETWEEN = /\s*;\s*|\s*\.\s+|,?\s+and\s+then\s+|,\s+then\s+|\s+then\s+|,?\s+and\s+(?:also\s+)?|,\s+/giu;

/** Parses a change in words, in one or several clauses, for these columns. */
export function readPhrase(prompt: string, columns: readonly Column[]): Reading {
  if (prompt.length > MAX_LENGTH) return { problem: null };
  const quoted = holdQuotes(prompt);
  return new ClauseReader(columns, quoted).read(quoted.sentence, MAX_CLAUSES);
}

class ClauseReader {
  readonly #columns: readonly Column[];
  readonly #quoted: QuotedText;
  #tries = 0;

  constructor(columns: readonly Column[], quoted: QuotedText) {
    this.#columns = columns;
    this.#quoted = quoted;
  }

  /**
   * As two parts when both are complete phrases, otherwise as a whole: a value at the end would include what follows
   * it.
   */
  read(sentence: string, clauses: number): Reading {
    const text = polished(sentence);
    const whole = this.#one(text);
    if (clauses === 1) return whole;
    let problem: string | null = null;
    for (const { index, 0: between } of text.matchAll(BETWEEN)) {
      const first = this.#one(polished(text.slice(0, index)));
      if ('problem' in first) continue;
      const rest = this.read(text.slice(index + between.length), clauses - 1);
      if ('problem' in rest) {
        problem ??= rest.problem;
        continue;
      }
      const confidence = Math.min(first.confidence, rest.confidence);
      return { steps: [...first.steps, ...rest.steps], confidence };
    }
    return 'problem' in whole && problem !== null ? { problem } : whole;
  }

  #one(text: string): Reading {
    this.#tries += 1;
    if (this.#tries > MAX_ATTEMPTS) return { problem: null };
    for (const phrase of PHRASES) {
      for (const pattern of phrase.patterns) {
        const match = pattern.exec(text);
        if (!match) continue;
        const columns = new ColumnNames(this.#columns);
        try {
          const steps = phrase.steps(match.groups ?? {}, this.#contextOf(columns));
          if (steps && steps.length > 0) return { steps, confidence: columns.confidence };
        } catch (error) {
          if (!(error instanceof PhraseProblem)) throw error;
          return { problem: error.message };
        }
      }
    }
    return { problem: null };
  }

  #contextOf(columns: ColumnNames): PhraseContext {
    const quoted = this.#quoted;
    return {
      columns,
      text: (part = '') => quoted.text(part),
      isQuoted: (part = '') => quoted.isQuoted(part),
      value: (part = '') => (quoted.isQuoted(part) ? undefined : namedText(part)) ?? quoted.text(part),
    };
  }
}

function polished(sentence: string): string {
  let text = sentence.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(POLITE, '').replace(ENDING, '').trim();
  }
  return text;
}
