import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsSchema } from '../../config/config.js';
import { startSmtp } from '../../testing/start-smtp.js';
import type { ReceivedMail } from '../../testing/start-smtp.js';
import type { Mailer } from './mailer.js';
import { openMailer, smtpSettings } from './open-mailer.js';

interface Driver {
  readonly mailer: Mailer;
  /** The e-mails so far, oldest first. */
  received(): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

const settings = settingsSchema.parse({});
const at = new Date('2026-03-04T05:06:07.089Z');
const silent = { log: pino({ level: 'silent' }), now: () => at };

const SMTP: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'us er' && password === 'p@ss') done(null, { user: username });
    else done(new Error('no'));
  },
  onRcptTo: ({ address }, _session, done) => {
    done(address.startsWith('refused') ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null);
  },
};

const drivers: Readonly<Record<string, () => Promise<Driver>>> = {
  smtp: async () => {
    const server = await startSmtp(SMTP);
    const mailer = openMailer(
      {
        ...settings,
        smtpUrl: `smtp://us%20er:p%40ss@127.0.0.1:${server.port}?from=${encodeURIComponent('Desk <desk@example.org>')}`,
        dataDir: '/nowhere',
        publicUrl: 'https://example.org',
        environment: 'test',
      },
      silent,
    );
    return { mailer, received: async () => server.received, close: server.close };
  },
  outbox: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rowgate-mail-'));
    const folder = join(dataDir, 'outbox');
    const known: string[] = [];
    const mailer = openMailer(
      { ...settings, smtpUrl: undefined, dataDir, publicUrl: 'https://example.org', environment: 'test' },
      silent,
    );
    return {
      mailer,
      received: async () => {
        const files = await readdir(folder).catch(() => []);
        // Their times may be the same.
        known.push(...files.filter((file) => !known.includes(file)));
        return Promise.all(
          known.map(async (file) => {
            const message = await readFile(join(folder, file), 'utf8');
            const recipient = /^To: (.*)\r$/m.exec(message)?.[1] ?? '';
            return { recipients: [recipient.replace(/^.*<|>$/g, '')], message };
          }),
        );
      },
      close: () => rm(dataDir, { recursive: true }),
    };
  },
};

const headersOf = (message: string): string => message.slice(0, message.indexOf('\r\n\r\n'));

describe.each(Object.keys(drivers))('a mailer using %s', (name) => {
  let driver: Driver;
  beforeAll(async () => {
    const start = drivers[name];
    if (start === undefined) throw new Error(name);
    driver = await start();
  });
  afterAll(() => driver.close());

  const send = async (mail: { to?: string; subject?: string; text?: string }): Promise<ReceivedMail | undefined> => {
    await driver.mailer.send({ to: 'ann@example.com', subject: 'Hello', text: 'Good day.', ...mail });
    return (await driver.received()).at(-1);
  };

  it('sends a text to one recipient, marked as auto-generated', async () => {
    const received = await send({ subject: 'Your reset link', text: 'See https://example.org/reset?token=abc\n' });
    expect(received?.recipients).toEqual(['ann@example.com']);
    expect(received?.message).toMatch(/^From: \S+ <\S+@example\.org>\r$/m);
    expect(received?.message).toContain('Subject: Your reset link\r\n');
    expect(received?.message).toContain('Auto-Submitted: auto-generated\r\n');
    expect(received?.message).toContain('https://example.org/reset?token=abc');
  });

  it('keeps non-ASCII characters', async () => {
    const received = await send({ subject: 'Zażółć', text: 'grüß dich' });
    expect(received?.message).toContain(`Subject: =?UTF-8?B?${Buffer.from('Zażółć').toString('base64')}?=`);
    expect(received?.message).toContain('gr=C3=BC=C3=9F dich');
  });

  it('prevents header injection by line breaks in subject or address', async () => {
    const received = await send({ subject: 'Hi\r\nBcc: eve@example.com' });
    expect(headersOf(received?.message ?? '')).not.toMatch(/^Bcc:/im);
    expect(received?.recipients).toEqual(['ann@example.com']);
  });

  it('does not turn a comma into a second recipient', async () => {
    const before = (await driver.received()).length;
    await send({ to: 'ann@example.com, eve@example.com' }).catch(() => undefined);
    const recipients = (await driver.received()).slice(before).flatMap((received) => received.recipients);
    expect(recipients).not.toContain('eve@example.com');
  });
});

describe('an SMTP mailer', () => {
  const config = { ...settings, dataDir: '/nowhere', publicUrl: 'https://example.org', environment: 'test' } as const;
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Good day.' };

  it('rejects when the server refuses the recipient or the password, or does not respond', async () => {
    const server = await startSmtp(SMTP);
    const by = (user: string) => openMailer({ ...config, smtpUrl: `smtp://${user}@127.0.0.1:${server.port}` }, silent);
    await expect(by('us%20er:p%40ss').send({ ...mail, to: 'refused@example.com' })).rejects.toMatchObject({
      responseCode: 550,
    });
    await expect(by('us%20er:wrong').send(mail)).rejects.toMatchObject({ code: 'EAUTH' });
    expect(server.received).toEqual([]);
    await server.close();
    await expect(by('us%20er:p%40ss').send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  const smtp = { host: 'mail.example.org', port: 25, secure: false, from: 'Ann <ann@example.org>' };
  const withSmtp = settingsSchema.parse({ auth: { providers: { email: { smtp } } } });

  it.each([
    { settings, smtpUrl: undefined, expected: undefined },
    { settings: withSmtp, smtpUrl: undefined, expected: smtp },
    {
      settings: withSmtp,
      smtpUrl: 'smtps://other.example.org',
      expected: { host: 'other.example.org', port: 465, secure: true, from: smtp.from },
    },
    {
      settings,
      smtpUrl: 'smtp://[::1]',
      expected: { host: '::1', port: 587, secure: false, from: 'Rowgate <no-reply@example.org>' },
    },
  ])('prefers $smtpUrl to the settings', ({ settings, smtpUrl, expected }) => {
    const found = smtpSettings({ ...settings, smtpUrl, publicUrl: 'https://example.org' });
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  it.each(['mail.example.org', 'http://mail.example.org', 'smtp://'])('rejects %j and names SMTP_URL', (smtpUrl) => {
    expect(() => smtpSettings({ ...settings, smtpUrl, publicUrl: 'https://example.org' })).toThrow('SMTP_URL');
  });
});
