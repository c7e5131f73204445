import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.js';
import type { Mailer } from './mailer.js';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly now: () => Date;
  /** Called with the path of each e-mail. */
  readonly onMail: (mail: { readonly to: string; readonly subject: string; readonly file: string }) => void;
}

/** Writes each e-mail to an `.eml` file: for development, and for servers that cannot send. */
export function createOutboxMailer({ folder, from, now, onMail }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...composeMail(from, mail), date: now() });
      if (!Buffer.isBuffer(message)) throw new Error('The e-mail could not be composed.');
      await mkdir(folder, { recursive: true });
      const moment = now().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
      // It may contain a password-reset link.
      await writeFile(file, message, { flag: 'wx', mode: 0o600 });
      onMail({ to: mail.to, subject: mail.subject, file });
    },
  };
}
