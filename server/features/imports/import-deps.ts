import type { ContentDeps } from '../content/content-deps.js';

/** What claiming, changing and ending a job needs. */
export type JobDeps = Pick<ContentDeps, 'database' | 'queue' | 'now' | 'config'>;

/** What receiving a file or rows and creating their job needs. */
export type ReceiveDeps = JobDeps & Pick<ContentDeps, 'files' | 'threads' | 'log'>;

/** What writing the rows of an attempt needs. */
export type SinkDeps = Pick<ContentDeps, 'database' | 'files' | 'now' | 'models' | 'recordListeners'>;

/** What running a job needs. */
export type RunDeps = JobDeps & SinkDeps & Pick<ContentDeps, 'threads' | 'log'>;
