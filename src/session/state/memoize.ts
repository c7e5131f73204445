/**
 * Memoizes a function by its last arguments, one result per first argument and for its lifetime. `share` can reuse
 * parts of the previous result.
 */
export function memoizeLast<First extends object, Rest extends readonly unknown[], T>(
  make: (first: First, ...rest: Rest) => T,
  share: (next: T, before: T) => T = (next) => next,
): (first: First, ...rest: Rest) => T {
  const results = new WeakMap<First, { readonly rest: Rest; readonly result: T }>();
  return (first, ...rest) => {
    const last = results.get(first);
    if (last && rest.every((value, at) => Object.is(value, last.rest[at]))) return last.result;
    const made = make(first, ...rest);
    const result = last ? share(made, last.result) : made;
    results.set(first, { rest, result });
    return result;
  };
}

/** The list with the previous items wherever they have the same members. */
export function keepEqualItems<T>(next: readonly T[], before: readonly T[]): readonly T[] {
  return next.map((item, at) => (at < before.length && sameMembers(before[at] as T, item) ? (before[at] as T) : item));
}

/** Returns the previous object while the next one is JSON-equal; functions are ignored. */
export function keepIfJsonEqual<T>(): (next: T) => T {
  let last: { readonly value: T; readonly seen: T; readonly text: string | undefined } | null = null;
  return (next) => {
    if (last && Object.is(last.seen, next)) return last.value;
    const text = JSON.stringify(next);
    last = { value: last && last.text === text ? last.value : next, seen: next, text };
    return last.value;
  };
}

/** Returns the previous object while the next one has the same members. */
export function keepIfShallowEqual<T>(): (next: T) => T {
  let last: { readonly value: T } | null = null;
  return (next) => {
    if (!last || !sameMembers(last.value, next)) last = { value: next };
    return last.value;
  };
}

/** Whether two objects or lists have identical members. */
function sameMembers<T>(left: T, right: T): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const names = Object.keys(left) as (keyof T)[];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && Object.is(left[name], right[name]))
  );
}
