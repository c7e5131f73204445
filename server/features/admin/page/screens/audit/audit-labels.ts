import type { AuditAction } from '../../api/answers.js';

/** Labels of the actions, in the list and its filter. */
export const AUDIT_LABELS: Readonly<Record<AuditAction, string>> = {
  'user.create': 'User created',
  'user.update': 'User changed',
  'user.delete': 'User deleted',
  'user.change_password': 'Password changed',
  'user.reset_admin': 'Administrator reset',
  'invitation.create': 'User invited',
  'invitation.revoke': 'Invitation revoked',
  'invitation.accept': 'Invitation accepted',
  'api_key.create': 'API key created',
  'api_key.revoke': 'API key revoked',
  'importer.create': 'Importer created',
  'importer.update': 'Importer changed',
  'importer.delete': 'Importer deleted',
  'importer.transfer': 'Importer transferred',
  'importer.rotate_key': 'Importer key replaced',
  'importer.rotate_webhook_secret': 'Webhook secret replaced',
};

/** Actions of later versions are shown by their own name. */
export function auditLabel(action: string): string {
  return new Map<string, string>(Object.entries(AUDIT_LABELS)).get(action) ?? action;
}

/** A value of a change, shortened for a list. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
