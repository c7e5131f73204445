import { PREVIEW_TRANSFORM } from '../features/assistant/preview-transform.js';
import { SUGGEST_MAPPING } from '../features/assistant/suggest-by-rules.js';
import { CHECK_FILE } from '../features/imports/receive/check-file.js';
import { READ_ORDER } from '../features/imports/receive/import-form.js';
import { READ_PROCESS_ROWS } from '../features/imports/receive/read-process-rows.js';
import { COPY_READER } from '../features/imports/records/copy-reader.js';
import { serveTasks } from '../platform/threads/thread-task.js';

/** Entry file of the threads. Not part of `features`, which would load the whole server into each thread. */
export default serveTasks(
  [CHECK_FILE, SUGGEST_MAPPING, PREVIEW_TRANSFORM, READ_ORDER, READ_PROCESS_ROWS],
  [COPY_READER],
);
