/** What the person at the terminal can mend; its message is the sentence shown. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code = 'cli';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
