import type { ImportStatus } from '../../api/answers.js';
import type { Tone } from '../../parts/Tag.js';

export const IMPORT_STATES: Readonly<Record<ImportStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Waiting', tone: 'plain' },
  processing: { label: 'Running', tone: 'check' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

export function isImportStatus(text: string | undefined): text is ImportStatus {
  return text !== undefined && Object.hasOwn(IMPORT_STATES, text);
}

export function isUnderWay({ status }: { readonly status: ImportStatus }): boolean {
  return status === 'pending' || status === 'processing';
}
