import { createHash } from 'node:crypto';

/** The model that uploads write. */
export const FILE_MODEL = 'File';
/** The user model. */
export const USER_MODEL = 'User';

/** PostgreSQL silently truncates longer identifiers. */
export const IDENTIFIER_BYTES = 63;

/** `featuredImage` → `featured_image`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter, index: number) => `${index === 0 ? '' : '_'}${letter.toLowerCase()}`);
}

/** `blog-posts`, `featured_image` → `blogPosts`, `featuredImage`. */
export function toCamelCase(name: string): string {
  return name.replace(/[-_]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `BlogPost` → `blog-posts`, `HTMLPage` → `html-pages`. */
export function toPluralPath(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  if (/[^aeiou]y$/.test(words)) return words.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

/** `BlogPost` → `blogPost`. */
export function toLowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function toUpperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `super_admin`, `in review` → `SUPER_ADMIN`, `IN_REVIEW`: the name of an option in GraphQL. */
export function toEnumName(option: string): string {
  return option
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
}

/** Joins parts with `_`; a name that is too long ends with a digest instead, so that two long names stay distinct. */
export function identifier(...parts: readonly string[]): string {
  const name = parts.join('_');
  if (Buffer.byteLength(name) <= IDENTIFIER_BYTES) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, IDENTIFIER_BYTES - 13)}_${digest}`;
}

interface RelationName {
  readonly name: string;
  readonly target: object | undefined;
  readonly joinTable: string | undefined;
}

/**
 * The name under which inputs and filters accept the ids of a relation: `authorId`, `categoryIds`. Other fields keep
 * their name.
 */
export function idName({ name, target, joinTable }: RelationName): string {
  if (target === undefined) return name;
  return joinTable === undefined ? `${name}Id` : `${toSingular(name)}Ids`;
}

function toSingular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  return name.replace(/(s|x|z|ch|sh)es$|([^s])s$/, '$1$2');
}

/** `Article`, `stage` → `ArticleStage`: the type of a select in GraphQL. */
export function enumTypeName(model: string, field: string): string {
  return `${model}${toUpperFirst(toCamelCase(field))}`;
}

/** `blogPost(id)` */
export function singularField({ name }: { readonly name: string }): string {
  return toLowerFirst(name);
}

/** `blogPosts(…)`; a name that equals its plural gets the prefix `all`. */
export function pluralField({
  name,
  path = toPluralPath(name),
}: {
  readonly name: string;
  readonly path?: string | undefined;
}): string {
  const plural = toCamelCase(path);
  return plural === toLowerFirst(name) ? `all${name}` : plural;
}
