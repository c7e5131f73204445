/** One after the other, in the order of asking: resolves with what ends the turn. */
export function takeTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    let end = (): void => undefined;
    const before = last;
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
}
