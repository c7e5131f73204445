import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.js';
import { readConfig } from './config.js';

const config = readConfig(process.env);
const distFolder = join(import.meta.dirname, '..');
if (!existsSync(join(distFolder, 'site/index.html'))) {
  process.stderr.write('The pages are not built. Run `npm run build` first.\n');
  process.exit(1);
}
const server = createServer(createApp({ distFolder }));
server.listen({ port: config.port, host: config.host }, () => {
  process.stdout.write(`Rowgate is at ${config.address}/ (script-tag demo at ${config.address}/script-tag.html)\n`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${config.port} is taken; set PORT to another one` : error.message;
  process.stderr.write(`Rowgate could not start: ${reason}.\n`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
