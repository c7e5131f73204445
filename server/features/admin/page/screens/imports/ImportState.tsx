import type { ReactNode } from 'react';
import type { ImportStatus } from '../../api/answers.js';
import { Tag } from '../../parts/Tag.js';
import { IMPORT_STATES } from './import-states.js';

export function ImportState({ status }: { readonly status: ImportStatus }): ReactNode {
  const { label, tone } = IMPORT_STATES[status];
  return <Tag tone={tone}>{label}</Tag>;
}
