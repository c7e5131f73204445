import { previewTransform } from './assistant/preview-transform.js';
import { suggestByRules } from './assistant/suggest-by-rules.js';
import { checkContent } from './imports/check-content.js';

/** What threads do for requests: each a function of plain values that answers plain values. */
export const threadTasks = {
  'check-file': checkContent,
  'suggest-mapping': suggestByRules,
  'preview-transform': previewTransform,
} as const;

export type ThreadTasks = typeof threadTasks;
export type TaskName = keyof ThreadTasks;
export type TaskInput<N extends TaskName> = Parameters<ThreadTasks[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<ThreadTasks[N]>>;
