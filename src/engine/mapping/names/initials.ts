/** Whether one name has the first letters of words that the other has in full: `EV type`, `Electric vehicle type`. */
export function haveInitials(left: readonly string[], right: readonly string[]): boolean {
  return isInitialsOf(left, right) || isInitialsOf(right, left);
}

/** The other words, if there are any, are the same. */
function isInitialsOf(short: readonly string[], long: readonly string[]): boolean {
  return short.some((word, at) => {
    const { length } = word;
    if (length < 2 || short.length + length - 1 !== long.length) return false;
    const full = long.slice(at, at + length);
    const rest = [...long.slice(0, at), ...long.slice(at + length)];
    return (
      full.every((other, place) => other.length > 1 && other[0] === word[place]) &&
      rest.every((other, place) => other === short[place < at ? place : place + 1])
    );
  });
}
