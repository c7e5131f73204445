export type * from './backend-adapter.js';
export { BackendError } from './backend-error.js';
export type { BackendErrorCode } from './backend-error.js';
