/** An error that the user at the terminal can fix; its message is shown. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code = 'cli';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
