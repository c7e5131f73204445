/** An invalid setting. The one-line message names it and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'CONFIG';
}
