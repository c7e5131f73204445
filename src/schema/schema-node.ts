/**
 * One layer of a schema, the common form of both zod versions. Read by structure alone, so several copies or versions
 * of zod may be on one page.
 */
export type SchemaNode = Layer & {
  /** Whether a layer other than a plain value or object has refinements. */
  readonly refined?: boolean;
};

type Layer =
  | { readonly kind: 'object'; readonly shape: readonly (readonly [string, unknown])[]; readonly checked: boolean }
  | { readonly kind: 'optional' | 'nullable' | 'wrapper' | 'effect' | 'catch'; readonly inner: unknown }
  | { readonly kind: 'default'; readonly inner: unknown; readonly readValue: () => unknown }
  | {
      readonly kind: 'string' | 'number' | 'bigint' | 'boolean' | 'date';
      readonly checks: readonly SchemaConstraint[];
    }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'union'; readonly options: readonly unknown[] }
  | { readonly kind: 'array'; readonly element: unknown }
  /** `any` and `unknown`. */
  | { readonly kind: 'anything' }
  | { readonly kind: 'other' };

interface WithMessage {
  readonly message?: string;
}

/** A constraint on a value that a column may be able to express; `beyond` is one that no column can. */
export type SchemaConstraint =
  | (WithMessage & { readonly type: 'email' | 'iso-date' | 'int' })
  /** A format with a column type, which accepts more notations and delivers one that the schema checks. */
  | { readonly type: 'format'; readonly column: 'datetime' | 'time' | 'url' | 'uuid' | 'iban' }
  | (WithMessage & { readonly type: 'min-length' | 'max-length' | 'length'; readonly value: number })
  | (WithMessage & { readonly type: 'min' | 'max'; readonly value: number; readonly inclusive: boolean })
  | (WithMessage & { readonly type: 'regex'; readonly regex: RegExp })
  | { readonly type: 'trim' | 'lowercase' | 'uppercase' }
  | { readonly type: 'beyond' };

/** Metadata of a schema. */
export interface SchemaNotes {
  readonly label?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly aliases?: readonly string[];
  /** The schema's own message for a missing value. */
  readonly missing?: string;
}

/** A member of an unknown value; `undefined` when there is none. */
export function member(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
  return (value as Record<string, unknown>)[key];
}

/**
 * The message that a schema's own function has for a missing value. Other messages of the library are not meant, so the
 * function is called with the issue that the schema reports.
 */
export function missingMessage(schema: unknown, toMessage: unknown, context?: unknown): string | undefined {
  const parse = member(schema, 'safeParse');
  if (typeof toMessage !== 'function' || typeof parse !== 'function') return undefined;
  try {
    const { error } = (parse as (value: unknown) => { error?: unknown }).call(schema, undefined);
    const [issue] = listOf(member(error, 'issues'));
    if (typeof issue !== 'object') return undefined;
    const result: unknown = (toMessage as (...issue: readonly unknown[]) => unknown)(
      { ...issue, message: undefined, input: undefined },
      context,
    );
    const message = typeof result === 'string' ? result : member(result, 'message');
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    // Its function cannot handle a missing value.
    return undefined;
  }
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The values of a TypeScript enum object, without the reverse mapping of its numbers. */
export function enumValues(entries: unknown): readonly unknown[] {
  if (typeof entries !== 'object' || entries === null) return [];
  const values = Object.values(entries);
  const numbers = new Set(values.filter((value) => typeof value === 'number'));
  const own = Object.entries(entries).filter(([key]) => !numbers.has(Number(key)));
  return [...new Set(own.map(([, value]) => value))];
}
