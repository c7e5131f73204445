import { createExcelHost } from './excel-host.js';
import type { FromExcel, ToExcel } from './excel-host.js';
import { toFailure } from './messages.js';

/** The dedicated worker's global scope, as far as this file needs it. */
interface WorkerScope {
  postMessage(message: FromExcel): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToExcel>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const host = createExcelHost();

scope.addEventListener('message', ({ data: { requestId, name, params } }) => {
  host(name, params as never).then(
    (result) => scope.postMessage({ type: 'call-end', requestId, result }),
    (error: unknown) => scope.postMessage({ type: 'call-failed', requestId, failure: toFailure(error) }),
  );
});
scope.postMessage({ type: 'excel-ready' });
