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
