/** A model that cannot be: stops the start with one line that says what to change. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code = 'BAD_MODEL';
}
