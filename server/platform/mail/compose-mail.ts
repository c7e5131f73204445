import type { Mail } from './mailer.js';

/** What both drivers pass to nodemailer. */
export interface MailMessage {
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

export function composeMail(from: string, { to, subject, text }: Mail): MailMessage {
  return {
    from,
    // As an object: a comma in it cannot become a second recipient.
    to: { name: '', address: to },
    subject,
    text,
    // Asks auto-responders and mailing lists not to reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
