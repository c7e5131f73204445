import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const GIVEN_ID = /^[\w.:-]{1,100}$/;

interface Logged {
  readonly requestId: string;
  readonly log: () => Logger;
}

/**
 * Gives each request an id, sent back as `X-Request-Id`, and logs the request when it has been answered. Queries and
 * headers may contain tokens and search terms, so lines have the path alone.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const { method, originalUrl } = request;
    const start = performance.now();
    let own: Logger | undefined;
    // Made only for requests that log something: that costs about as much as routing.
    const logOwn = (): Logger => (own ??= log.child({ req: { id, method, path: originalUrl.split('?')[0] } }));
    Object.assign(response.locals, { requestId: id, log: logOwn } satisfies Logged);
    response.on('close', () => {
      const { statusCode: status, writableFinished: isComplete } = response;
      const level = levelOf(status);
      if (!log.isLevelEnabled(level)) return;
      const responseTime = Math.round(performance.now() - start);
      const outcome = status >= 500 ? 'errored' : isComplete ? 'completed' : 'aborted';
      logOwn()[level]({ res: { status }, responseTime }, `request ${outcome}`);
    });
    next();
  };
}

function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/** Writes lines that name the request. */
export function loggerOf(response: Response): Logger {
  return (response.locals as Logged).log();
}
