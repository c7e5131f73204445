/** What a call throws, in the parts that callers of the API see. */
export function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: unknown };
    return { code, message, details };
  }
}
