import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from '../../server/testing/start-s3.js';
import { startSmtp } from '../../server/testing/start-smtp.js';
import { until } from '../client.js';
import { openGate } from '../gate.js';
import type { Scenario } from '../scenario.js';
import { startTraffic } from '../traffic.js';

const BOTH = ['embedded', 'postgres'] as const;

/** The services that a server depends on are down, slow or do not respond. */
export const neighbors: readonly Scenario[] = [
  {
    id: 'storage-down',
    what: 'S3 is slow, then closes every connection, then does not respond',
    on: ['postgres'],
    async run(open) {
      const s3 = await startS3();
      const gate = await openGate({ host: 'localhost', port: s3.port });
      const variables = {
        FILES_URL: `s3://${s3.bucket}/faults`,
        S3_ENDPOINT: `http://localhost:${gate.port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      };
      try {
        const world = await open({ variables });
        await world.start('all');
        const client = await world.signIn();
        const traffic = await startTraffic(world, client, { rows: 10_000, files: 12, patience: 90 });
        for (const behavior of [200, 'refuse', 'hang'] as const) {
          await sleep(500);
          gate.behave(behavior);
          if (behavior === 'refuse') gate.cut();
          await sleep(3000);
          gate.behave('open');
        }
        await traffic.stop();
        await world.settle(client);
        return { faults: 3 };
      } finally {
        await gate.close();
        await s3.close();
      }
    },
  },
  {
    id: 'mail-down',
    what: 'SMTP closes every connection, then does not respond',
    on: ['embedded'],
    async run(open) {
      const smtp = await startSmtp({ authOptional: true });
      const gate = await openGate({ host: '127.0.0.1', port: smtp.port });
      try {
        const world = await open({ variables: { SMTP_URL: `smtp://127.0.0.1:${gate.port}` } });
        await world.start('all');
        const client = await world.signIn();
        let acknowledged = 0;
        const arrived = (): ReadonlySet<string> => new Set(smtp.received.flatMap(({ recipients }) => recipients));
        for (const behavior of ['refuse', 'hang', 'open'] as const) {
          gate.behave(behavior);
          const email = `${behavior}@example.com`;
          const { status } = await client.post('/api/admin/invitations', { email, role: 'editor' });
          world.ledger.respond(status);
          if (status < 300) acknowledged += 1;
          await sleep(2000);
        }
        gate.behave('open');
        await until(() => arrived().size === acknowledged, {
          seconds: 120,
          reason: `${acknowledged} e-mails were promised, and ${arrived().size} have arrived`,
        });
        await world.settle(client);
        return { emails: acknowledged, sent: smtp.received.length };
      } finally {
        await gate.close();
        await smtp.close();
      }
    },
  },
  {
    id: 'receiver-hangs',
    what: 'the receiver of webhooks accepts connections and does not respond',
    on: BOTH,
    async run(open) {
      const world = await open();
      await world.start('all');
      const client = await world.signIn();
      world.receiver.hangs = true;
      const traffic = await startTraffic(world, client, { rows: 500, files: 8 });
      await traffic.stop();
      await until(
        async () => {
          for (const file of world.ledger.open()) {
            const job = file.id === undefined ? undefined : await client.job(file.id);
            if (job) world.ledger.report(file, job.status);
          }
          return world.ledger.open().length === 0;
        },
        { seconds: 60, reason: 'imports wait for a receiver of webhooks' },
      );
      world.receiver.hangs = false;
      await world.settle(client);
      return { webhooks: world.receiver.accepted.length };
    },
  },
];
