import type { Deps } from '../../main/deps.js';

/** Sends waiting e-mails from now on. A server that does not answer is tried again for about an hour. */
export async function startMailWork({ queue, mailer }: Pick<Deps, 'queue' | 'mailer'>): Promise<void> {
  await queue.work('send-mail', (mail) => mailer.send(mail), { concurrency: 2, timeout: 60, retries: 8 });
}
