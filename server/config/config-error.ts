/** A setting that cannot be; the message names it and says what it must be, on one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'CONFIG';
}
