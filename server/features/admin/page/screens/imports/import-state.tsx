import type { ReactNode } from 'react';
import type { ImportDetails, ImportStatus } from '../../api/answers.js';
import { Tag } from '../../parts/cells.js';
import type { Tone } from '../../parts/cells.js';
import type { Route } from '../../route.js';

/** Props of each tab of an import. */
export interface ImportTabProps {
  readonly details: ImportDetails;
  readonly route: Route;
}

export const IMPORT_STATES: Readonly<Record<ImportStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Waiting', tone: 'plain' },
  processing: { label: 'Running', tone: 'check' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

export function ImportState({ status }: { readonly status: ImportStatus }): ReactNode {
  const { label, tone } = IMPORT_STATES[status];
  return <Tag tone={tone}>{label}</Tag>;
}

export function isImportStatus(text: string | undefined): text is ImportStatus {
  return text !== undefined && Object.hasOwn(IMPORT_STATES, text);
}

export function isUnderWay({ status }: { readonly status: ImportStatus }): boolean {
  return status === 'pending' || status === 'processing';
}

/** Formats a duration given in milliseconds. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${whole % 60} s`;
}
