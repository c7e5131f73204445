import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.js';
import type { Mailer } from './mailer.js';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Use TLS from the first byte; otherwise STARTTLS when the server offers it. */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly pass?: string | undefined;
  readonly from: string;
}

/** Milliseconds: a request that sends an e-mail waits for it. */
const TIMEOUT = 10_000;

export function createSmtpMailer({ host, port, secure, user, pass, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    ...(user === undefined ? {} : { auth: { user, pass: pass ?? '' } }),
  });
  return {
    async send(mail) {
      await transport.sendMail(composeMail(from, mail));
    },
  };
}
