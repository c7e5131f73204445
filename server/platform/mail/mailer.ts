export interface Mail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one e-mail; rejects when it was not accepted. Drivers: SMTP, and an outbox folder of `.eml` files. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends queued e-mails. Retries for about an hour when the mail server does not respond. */
export const sendMails = ({ mailer }: { readonly mailer: Mailer }) =>
  ({
    handle: (mail: Mail): Promise<void> => mailer.send(mail),
    concurrency: 2,
    timeout: 60,
    retries: 8,
  }) as const;
