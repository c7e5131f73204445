import { previewTransform } from '../features/assistant/preview-transform.js';
import { suggestByRules } from '../features/assistant/suggest-by-rules.js';
import { checkContent } from '../features/imports/receive/check-content.js';
import { readOrder } from '../features/imports/receive/import-form.js';
import { readProcessRows } from '../features/imports/receive/read-process-rows.js';

/** What threads do for requests: each a function of plain values that answers plain values. */
export const threadTasks = {
  'check-file': checkContent,
  'suggest-mapping': suggestByRules,
  'preview-transform': previewTransform,
  'read-order': readOrder,
  'read-process-rows': readProcessRows,
} as const;

export type ThreadTasks = typeof threadTasks;
export type TaskName = keyof ThreadTasks;
export type TaskInput<N extends TaskName> = Parameters<ThreadTasks[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<ThreadTasks[N]>>;
