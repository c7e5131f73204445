import { ApiError } from '../../platform/http/errors.js';
import type { Config } from '../../config/config.js';

/** Whether mail really leaves the server, rather than going to an outbox folder. */
export function sendsMail(config: Config): boolean {
  return config.smtpUrl !== undefined || config.auth.providers.email.smtp !== undefined;
}

export function requireEmailProvider(config: Config): void {
  if (!config.auth.providers.email.enabled) {
    throw new ApiError('FORBIDDEN', { message: 'Signing in by e-mail and password is turned off.' });
  }
}
