import type { RequestHandler } from 'express';
import { authenticate } from '../../features/auth/tokens/authenticate.js';
import type { Deps } from '../../main/deps.js';
import { requireAccess } from './allowed.js';

/** Open while developing; in production for admins alone. */
export function operatorsOnly(deps: Deps): RequestHandler {
  return async (request, _response, next) => {
    if (deps.config.environment === 'production') {
      const { authorization, cookie, origin } = request.headers;
      const { principal } = await authenticate(deps, {
        method: request.method,
        address: request.ip ?? '',
        authorization,
        cookie,
        origin,
        fetchSite: request.get('sec-fetch-site'),
      });
      requireAccess('admin', principal);
    }
    next();
  };
}
