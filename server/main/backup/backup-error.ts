/** A backup that cannot be read, or not be put where it was to go; nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'BACKUP';
}
