import type { DeclaredTransformer } from '../rules/transformers.js';
import { patterns } from '../pieces/patterns.js';
import { repairs } from '../pieces/repairs.js';
import { search } from '../pieces/search.js';
import { applyTransformer } from '../rules/transformer-fns.js';
import { declaredRules } from '../rules/rule.js';
import { transformers } from '../rules/transformers.js';
import { calculated, rounded } from './number-text.js';
import type { CharacterClass, Expression, Test } from './program.js';
import { MAX_TEXT } from './max-text.js';
import type { KnownFormat } from '../values/format.js';

/** The texts of a row by column position. */
export type Texts = readonly string[];
export type Evaluate = (texts: Texts) => string;
export type Predicate = (texts: Texts) => boolean;

/** What the compiler of an expression needs for its nested expressions. */
export interface CompileContext {
  expression(expression: Expression): Evaluate;
  test(test: Test): Predicate;
  /** Throws UnknownColumn for a column that the import does not have. */
  position(columnId: string): number;
  /** Format of the column that an expression reads, if known. */
  formatOf(expression: Expression): KnownFormat | undefined;
}

/** Thrown for a step that names an unknown column; the step is skipped. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn';
  readonly code = 'unknown-column';
}

export class TextTooLong extends Error {
  override readonly name = 'TextTooLong';
  readonly code = 'text-too-long';
}

function bounded(text: string): string {
  if (text.length > MAX_TEXT) throw new TextTooLong();
  return text;
}

type Compilers = {
  readonly [T in Expression['type']]: (
    expression: Extract<Expression, { type: T }>,
    context: CompileContext,
  ) => Evaluate;
};
type SharedExpression = Extract<Expression, { type: DeclaredTransformer['type'] }>;

const transformed = (expression: SharedExpression, context: CompileContext): Evaluate => {
  const { of, ...transformer } = expression;
  const inner = context.expression(of);
  const known = context.formatOf(of);
  const dateOrder = expression.type === 'normalize_date' ? expression.order : undefined;
  const format = dateOrder ? { column: '', ...known, dateOrder, ambiguous: false, doubted: undefined } : known;
  return (texts) => bounded(applyTransformer(inner(texts), transformer as DeclaredTransformer, { format }));
};

export const expressionCompilers: Compilers = {
  column: ({ column }, context) => {
    const position = context.position(column);
    return (texts) => bounded(texts[position] ?? '');
  },
  text: ({ text }) => {
    return () => text;
  },
  ...(Object.fromEntries(declaredRules(transformers).map(([type]) => [type, transformed])) as Pick<
    Compilers,
    DeclaredTransformer['type']
  >),
  replace: ({ of, find, replace }, context) => {
    const inner = context.expression(of);
    if (find === '') return inner;
    return (texts) => {
      const parts = inner(texts).split(find);
      // Check the length before creating the text: every occurrence can grow to many times its size.
      const kept = parts.reduce((sum, part) => sum + part.length, 0);
      if (kept + (parts.length - 1) * replace.length > MAX_TEXT) throw new TextTooLong();
      return parts.join(replace);
    };
  },
  keep: ({ of, characters, also = '' }, context) => {
    const others = characterPattern(characters, also, 'others');
    const inner = context.expression(of);
    return (texts) => (others ? inner(texts).replace(others, '') : '');
  },
  remove: ({ of, characters, also = '' }, context) => {
    const those = characterPattern(characters, also, 'those');
    const inner = context.expression(of);
    return (texts) => (those ? inner(texts).replace(those, '') : inner(texts));
  },
  prefix: ({ of, text }, context) => {
    const inner = context.expression(of);
    return (texts) => {
      const value = inner(texts);
      return value.trim() === '' || value.startsWith(text) ? value : bounded(text + value);
    };
  },
  suffix: ({ of, text }, context) => {
    const inner = context.expression(of);
    return (texts) => {
      const value = inner(texts);
      return value.trim() === '' || value.endsWith(text) ? value : bounded(value + text);
    };
  },
  concat: ({ parts }, context) => {
    const inner = parts.map((part) => context.expression(part));
    return (texts) => inner.reduce((text, part) => bounded(text + part(texts)), '');
  },
  join: ({ separator, parts }, context) => {
    const inner = parts.map((part) => context.expression(part));
    return (texts) => {
      const present = inner.map((part) => part(texts).trim()).filter((text) => text !== '');
      return present.reduce((text, part, at) => bounded(at === 0 ? part : text + separator + part), '');
    };
  },
  split: ({ of, separator, from, to = from }, context) => {
    const inner = context.expression(of);
    const isBlank = separator.trim() === '';
    return (texts) => {
      const text = inner(texts).trim();
      const parts = isBlank ? text.split(/\s+/u) : text.split(separator);
      const first = from < 0 ? parts.length + from : from;
      const last = to === 'end' ? parts.length - 1 : to < 0 ? parts.length + to : to;
      if (first < 0 || last < first) return '';
      const taken = parts.slice(first, last + 1);
      return taken.join(isBlank ? ' ' : separator).trim();
    };
  },
  slice: ({ of, start, length }, context) => {
    const inner = context.expression(of);
    return (texts) => {
      const characters = [...inner(texts)];
      const from = start < 0 ? Math.max(0, characters.length + start) : start;
      return characters.slice(from, length === undefined ? undefined : from + length).join('');
    };
  },
  pad: ({ of, length, with: filling }, context) => {
    const inner = context.expression(of);
    return (texts) => {
      const text = inner(texts);
      return text.trim() === '' ? text : bounded(text.padStart(length, filling));
    };
  },
  if: ({ test, yes, no }, context) => {
    const ask = context.test(test);
    const whenSo = context.expression(yes);
    const otherwise = context.expression(no);
    return (texts) => (ask(texts) ? whenSo(texts) : otherwise(texts));
  },
  round: ({ of, decimals }, context) => {
    const inner = context.expression(of);
    const format = context.formatOf(of);
    return (texts) => rounded(inner(texts), decimals, { format });
  },
  calculate: ({ of, operator, by }, context) => {
    const inner = context.expression(of);
    const format = context.formatOf(of);
    return (texts) => calculated(inner(texts), operator, { by, format });
  },
  repair: ({ of, repair }, context) => {
    const inner = context.expression(of);
    const number = context.formatOf(of)?.number ?? null;
    const { repaired } = repairs();
    return (texts) => repaired(repair, inner(texts), { number });
  },
  substitute: ({ of, ...substitution }, context) => {
    const inner = context.expression(of);
    const run = search().substitute(substitution, patterns);
    return (texts) => run(inner(texts));
  },
  lookup: ({ of, entries }, context) => {
    const inner = context.expression(of);
    const table = new Map(entries.map(({ from, to }) => [from.trim().toLowerCase(), to]));
    return (texts) => {
      const text = inner(texts);
      return table.get(text.trim().toLowerCase()) ?? text;
    };
  },
};

const classSources = {
  letters: String.raw`\p{L}\p{M}`,
  digits: String.raw`\p{Nd}`,
  spaces: String.raw`\s`,
  punctuation: String.raw`\p{P}`,
  symbols: String.raw`\p{S}`,
} satisfies Record<CharacterClass, string>;

/**
 * Matches runs of characters in the classes or in `also`, or of all others; `null` for an empty set. A single character
 * set, so a text is scanned once.
 */
function characterPattern(classes: readonly CharacterClass[], also: string, which: 'those' | 'others'): RegExp | null {
  // Not a raw template: a minifier used by many applications reports its escape as malformed.
  const listed = [...also].map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  const members = [...new Set(classes)].map((name) => classSources[name]).join('') + listed.join('');
  return members === '' ? null : new RegExp(`[${which === 'others' ? '^' : ''}${members}]+`, 'gu');
}
