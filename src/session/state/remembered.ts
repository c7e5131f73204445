/** The same answer as last time while the arguments are the same. */
export function remembered<A extends readonly unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  let last: { readonly given: A; readonly answer: T } | null = null;
  return (...given) => {
    if (!last || given.some((value, at) => !Object.is(value, last?.given[at])))
      last = { given, answer: make(...given) };
    return last.answer;
  };
}

/** The last value again while the next one says the same; functions in it say nothing. */
export function unlessNew<T>(): (next: T) => T {
  let last: { readonly value: T; readonly seen: T; readonly text: string | undefined } | null = null;
  return (next) => {
    if (last && Object.is(last.seen, next)) return last.value;
    const text = JSON.stringify(next);
    last = { value: last && last.text === text ? last.value : next, seen: next, text };
    return last.value;
  };
}

/** The last value again while the next one has the same members. */
export function unlessOther<T>(): (next: T) => T {
  let last: { readonly value: T } | null = null;
  return (next) => {
    if (!last || !sameMembers(last.value, next)) last = { value: next };
    return last.value;
  };
}

/** Whether two objects or lists have the same members. */
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
