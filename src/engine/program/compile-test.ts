import { parseNumber } from '../values/numbers.js';
import type { Ask, CompileContext } from './compile-context.js';
import type { Test } from './program.js';

type Compilers = {
  readonly [T in Test['type']]: (test: Extract<Test, { type: T }>, context: CompileContext) => Ask;
};

const plain = (text: string, matchCase: boolean): string => (matchCase ? text : text.toLowerCase());

/** Blanks around a text never count. */
export const testCompilers: Compilers = {
  blank: ({ of }, context) => {
    const inner = context.expression(of);
    return (texts) => inner(texts).trim() === '';
  },
  equals: ({ left, right, matchCase = false }, context) => {
    const one = context.expression(left);
    const other = context.expression(right);
    return (texts) => plain(one(texts).trim(), matchCase) === plain(other(texts).trim(), matchCase);
  },
  contains: ({ of, text, matchCase = false }, context) => {
    const inner = context.expression(of);
    const wanted = plain(text, matchCase);
    return (texts) => plain(inner(texts), matchCase).includes(wanted);
  },
  compare: ({ of, operator, than }, context) => {
    const inner = context.expression(of);
    const format = context.formatOf(of)?.number ?? null;
    return (texts) => {
      const value = parseNumber(inner(texts), format)?.value;
      if (value === undefined) return false;
      return operator === 'less' ? value < than : value > than;
    };
  },
  not: ({ test }, context) => {
    const ask = context.test(test);
    return (texts) => !ask(texts);
  },
  all: ({ tests }, context) => {
    const asks = tests.map((test) => context.test(test));
    return (texts) => asks.every((ask) => ask(texts));
  },
  any: ({ tests }, context) => {
    const asks = tests.map((test) => context.test(test));
    return (texts) => asks.some((ask) => ask(texts));
  },
};
