import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Milliseconds and bytes after the response. */
const WITHIN = 120_000;
const BYTES = 256 << 20;
const CHECK_EVERY = 1000;

interface UnreadBodyLimits {
  readonly within?: number;
  readonly bytes?: number;
  readonly checkEvery?: number;
}

/**
 * Lets a client finish sending a body that was rejected before its end: many read the response only then, and fail
 * without it when the connection closes. Node discards what arrives; the connection is closed once that takes too long
 * or too many bytes.
 */
export function limitUnreadBody(limits: UnreadBodyLimits = {}): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (!request.complete) watch(request, limits);
    });
    next();
  };
}

function watch(
  request: IncomingMessage,
  { within = WITHIN, bytes = BYTES, checkEvery = CHECK_EVERY }: UnreadBodyLimits,
): void {
  const { socket } = request;
  const start = { time: performance.now(), bytes: socket.bytesRead };
  const checking = setInterval(() => {
    const isOver = performance.now() - start.time > within || socket.bytesRead - start.bytes > bytes;
    if (isOver && !request.complete) socket.destroy();
    if (request.complete || socket.destroyed) clearInterval(checking);
  }, checkEvery);
  checking.unref();
}
