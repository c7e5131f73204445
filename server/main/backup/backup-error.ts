/** The backup cannot be read, or not be imported; nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'BACKUP';
}
