export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one e-mail; rejects when it was not taken. Drivers: SMTP, and an outbox folder of `.eml` files. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends waiting e-mails. A server that does not answer is tried again for about an hour. */
export const sendMails = ({ mailer }: { readonly mailer: Mailer }) =>
  ({
    handle: (mail: Mail): Promise<void> => mailer.send(mail),
    concurrency: 2,
    timeout: 60,
    retries: 8,
  }) as const;
