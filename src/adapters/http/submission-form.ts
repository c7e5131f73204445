import { columnField, wirePlan } from '../../protocol/index.js';
import type { Submission } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';
import { contextText } from '../context-text.js';

export interface SubmissionForm {
  /** Everything but the file, for telling whether two submissions say the same. */
  readonly content: string;
  body(file: { readonly file: Blob } | { readonly uploadId: string }): FormData;
}

/** A submission as the parts of an upload; the file comes last, so that the rest is known when it arrives. */
export function uploadForm(importerKey: string, submission: Submission): SubmissionForm {
  const { plan, dynamicColumns, user, metadata, fileName } = submission;
  const parts: [string, string][] = [
    ['importer_key', importerKey],
    ['plan', JSON.stringify(wirePlan(plan, dynamicColumns.map(columnField)))],
    ...contextPart('user', user),
    ...contextPart('metadata', metadata),
  ];
  return {
    content: JSON.stringify(parts),
    body(file) {
      const form = new FormData();
      for (const [name, value] of parts) form.append(name, value);
      if ('file' in file) form.append('file', file.file, fileName);
      else form.append('upload_id', file.uploadId);
      return form;
    },
  };
}

function contextPart(name: 'user' | 'metadata', value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  const text = contextText(value);
  if (text === null) throw new BackendError('rejected', `“${name}” is not plain data of at most 16 KB.`);
  return [[name, text]];
}
