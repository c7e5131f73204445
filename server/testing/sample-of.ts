export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const TEXTS: Readonly<Record<string, string>> = {
  email: 'somebody@example.com',
  date: '2026-02-28',
  'date-time': '2026-02-28T12:00:00.000Z',
  uri: 'https://example.com/',
};

/** A value that a schema allows: all members of an object except those that refer to other records. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type !== undefined) return samples[type]?.(schema);
  return { any: 'value' };
}

const samples: Readonly<Record<string, (schema: JsonSchema) => unknown>> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([, member]) => member.format !== 'uuid')
        .map(([name, member]) => [name, sampleOf(member)]),
    ),
  array: () => [],
  string: ({ format = '', pattern, minLength = 1 }) =>
    TEXTS[format] ?? (pattern === undefined ? 'Sample'.padEnd(minLength, '.') : 'sample'),
  integer: ({ minimum = 1 }) => Math.max(1, minimum),
  number: ({ minimum = 1.5 }) => Math.max(1.5, minimum),
  boolean: () => true,
};
