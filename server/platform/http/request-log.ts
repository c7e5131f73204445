import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const GIVEN_ID = /^[\w.:-]{1,100}$/;

/**
 * Gives each request an id, sent back as `X-Request-Id`, and logs the request when it has been answered: paths without
 * queries, no headers.
 */
export function requestLog(log: Logger): RequestHandler {
  const logged = pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // Queries and headers may contain tokens and search terms.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      const level = response.statusCode >= 400 ? 'info' : 'debug';
      // Composing a line that is not written would cost as much as one that is.
      return log.isLevelEnabled(level) ? level : 'silent';
    },
  });
  return (request, response, next) => {
    logged(request, response);
    response.locals['requestId'] = String(request.id);
    next();
  };
}
