import type { ExcelHost, FromExcel, ToExcel } from './excel-host.js';
import { toFailure } from '../messages.js';

/** The dedicated worker's global scope, as far as this file needs it. */
interface WorkerScope {
  postMessage(message: FromExcel): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToExcel>) => void): void;
}

/** Answers the calls of the page in a worker. */
export function serveExcel(host: ExcelHost): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener('message', ({ data: { requestId, name, params } }) => {
    host(name, params as never).then(
      (result) => scope.postMessage({ type: 'call-end', requestId, result }),
      (error: unknown) => scope.postMessage({ type: 'call-failed', requestId, failure: toFailure(error) }),
    );
  });
  scope.postMessage({ type: 'excel-ready' });
}
