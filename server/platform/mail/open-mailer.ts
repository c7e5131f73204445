import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.js';
import { createOutboxMailer } from './outbox-mailer.js';
import { createSmtpMailer } from './smtp-mailer.js';
import type { SmtpSettings } from './smtp-mailer.js';

interface MailOptions {
  readonly smtpUrl?: string | undefined;
  readonly auth: { readonly providers: { readonly email: { readonly smtp?: SmtpSettings | undefined } } };
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly environment: string;
}

/** SMTP if `SMTP_URL` or `auth.providers.email.smtp` is set, otherwise the outbox in the data folder. */
export function openMailer(
  config: MailOptions,
  { log, now }: { readonly log: Logger; readonly now: () => Date },
): Mailer {
  const smtp = smtpSettings(config);
  if (smtp !== undefined) return createSmtpMailer(smtp);
  return createOutboxMailer({
    folder: join(config.dataDir, 'outbox'),
    from: defaultSender(config),
    now,
    onMail: (mail) => {
      const level = config.environment === 'production' ? 'warn' : 'info';
      log[level](mail, 'No SMTP server is configured; the e-mail was written to the outbox');
    },
  });
}

/** The SMTP server to use, if any. Throws an Error that names `SMTP_URL` when the URL is invalid. */
export function smtpSettings(config: Omit<MailOptions, 'dataDir' | 'environment'>): SmtpSettings | undefined {
  const { smtp } = config.auth.providers.email;
  if (config.smtpUrl === undefined) return smtp;
  const url = URL.canParse(config.smtpUrl) ? new URL(config.smtpUrl) : undefined;
  const [user, pass] = [decoded(url?.username ?? ''), decoded(url?.password ?? '')];
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || user === null || pass === null) {
    throw new Error('SMTP_URL must look like "smtp://user:password@host:587" or "smtps://…".');
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user: user || undefined,
    pass: pass || undefined,
    from: url.searchParams.get('from') ?? smtp?.from ?? defaultSender(config),
  };
}

/** `null` for a malformed percent escape. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function defaultSender({ publicUrl }: Pick<MailOptions, 'publicUrl'>): string {
  return `Rowgate <no-reply@${new URL(publicUrl).hostname}>`;
}
