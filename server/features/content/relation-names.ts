import type { Searchable } from './models.js';

/** Name under which inputs and filters take the ids of a relation: `authorId`, `categoryIds`. Others keep theirs. */
export function idName({ name, target, joinTable }: Searchable): string {
  if (target === undefined) return name;
  return joinTable === undefined ? `${name}Id` : `${toSingular(name)}Ids`;
}

function toSingular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  return name.replace(/(s|x|z|ch|sh)es$|([^s])s$/, '$1$2');
}
