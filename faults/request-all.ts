/** Runs work `count` times, `atOnce` at the same time. */
export async function requestAll(count: number, atOnce: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
}
