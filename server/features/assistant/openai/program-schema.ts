import { expressionMembers, testMembers } from '../../../../src/engine/full.js';
import type { Member, Members } from '../../../../src/engine/full.js';

type JsonSchema = Readonly<Record<string, unknown>>;

const EXPRESSION: JsonSchema = { $ref: '#/$defs/expression' };
const TEST: JsonSchema = { $ref: '#/$defs/test' };

const memberSchemas: { readonly [K in Member['kind']]: (member: Member) => JsonSchema } = {
  expression: () => EXPRESSION,
  expressions: () => ({ type: 'array', items: EXPRESSION }),
  test: () => TEST,
  tests: () => ({ type: 'array', items: TEST }),
  column: () => ({ type: 'string' }),
  text: () => ({ type: 'string' }),
  boolean: () => ({ type: 'boolean' }),
  number: (member) => ({ type: member.kind === 'number' && member.whole ? 'integer' : 'number' }),
  word: (member) => {
    const word = { type: 'string', enum: wordsOf(member) };
    return member.kind === 'word' && member.orNumber ? { anyOf: [word, { type: 'integer' }] } : word;
  },
  words: (member) => ({ type: 'array', items: { type: 'string', enum: wordsOf(member) } }),
  entries: () => ({ type: 'array', items: strict({ from: { type: 'string' }, to: { type: 'string' } }) }),
};

/** As structured output requires: closed, every member required, and optional members nullable. */
function strict(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function node(type: string, members: Members): JsonSchema {
  const properties = Object.entries(members).map(([name, member]) => {
    const schema = memberSchemas[member.kind](member);
    return [name, member.optional ? { anyOf: [schema, { type: 'null' }] } : schema] as const;
  });
  return strict({ type: { type: 'string', enum: [type] }, ...Object.fromEntries(properties) });
}

function anyOf(vocabulary: Readonly<Record<string, Members>>): JsonSchema {
  return { anyOf: Object.entries(vocabulary).map(([type, members]) => node(type, members)) };
}

function wordsOf(member: Member): readonly string[] {
  return member.kind === 'word' || member.kind === 'words' ? member.words : [];
}

/** The response to a change in words, built from the engine's vocabulary. */
export const transformSchema: JsonSchema = {
  ...strict({
    understood: { type: 'boolean' },
    steps: { type: 'array', items: strict({ column: { type: 'string' }, to: EXPRESSION }) },
  }),
  $defs: { expression: anyOf(expressionMembers), test: anyOf(testMembers) },
};

export const mappingSchema: JsonSchema = strict({
  mappings: {
    type: 'array',
    items: strict({ source: { type: 'integer' }, column: { type: 'string' }, confidence: { type: 'number' } }),
  },
});

/** The same vocabulary in short, for models that cannot be given a schema. */
export function vocabularyText(): string {
  const lines = (vocabulary: Readonly<Record<string, Members>>): string =>
    Object.entries(vocabulary)
      .map(([type, members]) => {
        const parts = Object.entries(members).map(([name, member]) => {
          const words = wordsOf(member).join('|');
          const kind = words === '' ? member.kind : words;
          return `${name}${member.optional ? '?' : ''}: ${kind}`;
        });
        return `{type: "${type}"${parts.map((part) => `, ${part}`).join('')}}`;
      })
      .join('\n');
  return `Expressions:\n${lines(expressionMembers)}\nTests:\n${lines(testMembers)}`;
}
