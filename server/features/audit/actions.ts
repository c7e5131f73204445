/** Every action of the audit log: the kind of its target and what was done. */
export const AUDIT_ACTIONS = [
  'user.create',
  'user.update',
  'user.delete',
  'user.change_password',
  'user.reset_admin',
  'invitation.create',
  'invitation.revoke',
  'invitation.accept',
  'api_key.create',
  'api_key.revoke',
  'importer.create',
  'importer.update',
  'importer.delete',
  'importer.transfer',
  'importer.rotate_key',
  'importer.rotate_webhook_secret',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
