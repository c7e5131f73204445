import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly message: string;
}

export interface RunningSmtp {
  readonly port: number;
  /** Oldest first. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server in this process, without encryption. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<RunningSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      void text(stream).then((message) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise((resolve) => server.close(resolve)) };
}
