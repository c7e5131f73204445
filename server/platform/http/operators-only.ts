import type { RequestHandler } from 'express';
import { requireAccess } from './allowed.js';
import { credentialsOf } from './credentials.js';
import type { Authenticate } from './credentials.js';

/** For administrators alone. */
export function operatorsOnly(authenticate: Authenticate): RequestHandler {
  return async (request, _response, next) => {
    const { principal } = await authenticate(credentialsOf(request));
    requireAccess('admin', principal);
    next();
  };
}
