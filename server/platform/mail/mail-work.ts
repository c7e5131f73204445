import type { Mail, Mailer } from './mailer.js';

/** Sends waiting e-mails. A server that does not answer is tried again for about an hour. */
export const sendMails = ({ mailer }: { readonly mailer: Mailer }) =>
  ({
    handle: (mail: Mail): Promise<void> => mailer.send(mail),
    concurrency: 2,
    timeout: 60,
    retries: 8,
  }) as const;
