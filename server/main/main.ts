import type { Config } from '../config/config.js';
import { loadConfig } from '../config/load-config.js';
import { allowClosedPipes } from './cli/output.js';
import { openFilesWarning } from '../platform/open-files.js';
import { embeddedFolder } from '../platform/database/open-database.js';
import { startServer } from './start-server.js';

/** Milliseconds; more than the time requests (10 s) and then jobs (20 s) have to finish. */
const FORCE_AFTER = 35_000;

async function main(): Promise<void> {
  allowClosedPipes();
  const config = await loadConfig(process.env);
  const warning = openFilesWarning();
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const { port, background, newAdmin, demoKey, stop } = await startServer(config, {
    onNewDatabase: (folder) => {
      process.stdout.write(`Creating the database in ${folder}. This takes a few seconds.\n`);
    },
    onStop: ({ message }) => {
      // A supervisor restarts the process; the database recovers from its log.
      process.stderr.write(`Rowgate stopped: ${message}\n`);
      process.exit(1);
    },
  });
  // Background work handles its own failures. Any other unhandled rejection is a bug, but no reason to exit.
  process.on('unhandledRejection', (error) => {
    void background.run('unhandled rejection', () => Promise.reject(error as Error));
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), FORCE_AFTER).unref();
      void stop().finally(() => process.exit(0));
    });
  }

  const address = config.publicUrl.replace(/:0$/, `:${port}`);
  const lines =
    config.role === 'worker'
      ? ['Rowgate is running as a worker.']
      : [
          `Rowgate is at ${address}/ (script-tag demo at ${address}/script-tag.html)`,
          `Administration: ${address}/admin`,
          `API: ${address}/docs`,
        ];
  lines.push(`Database: ${databaseName(config)}`);
  if (config.role !== 'worker') {
    lines.push(
      config.auth.allowSignup
        ? 'Sign-up is open to everyone: set auth.allowSignup to false to close it.'
        : `Sign-up is closed: invite users at ${address}/admin, or set auth.allowSignup to true.`,
    );
  }
  if (newAdmin) {
    const password = newAdmin.password === undefined ? 'set by ADMIN_PASSWORD' : newAdmin.password;
    lines.push(`Administrator: ${newAdmin.email}, password ${password}`);
  }
  if (demoKey !== undefined) lines.push(`Demo importer "Contacts": key ${demoKey}`);
  // Last, because a reader of this output may end the process at once.
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Without user name and password. */
function databaseName({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `embedded, in ${embeddedFolder(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} at ${host}`;
}

const PORT_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; set PORT to another one.',
  EACCES: 'requires privileges; set PORT to 1024 or higher.',
};

const HOST_FAILURES: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'the address in HOST does not exist on this machine.',
  ENOTFOUND: 'the name in HOST cannot be resolved.',
};

function startFailure({
  code = '',
  syscall,
  message,
  port,
}: NodeJS.ErrnoException & { readonly port?: number }): string {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return message;
  const ofPort = PORT_FAILURES[code];
  return ofPort === undefined ? (HOST_FAILURES[code] ?? message) : `port ${port} ${ofPort}`;
}

main().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`Rowgate could not start: ${startFailure(error)}\n`);
  process.exit(1);
});
