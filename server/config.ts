import type { Settings } from './settings.js';

/** Everything the server is told at start: the environment and `rowgate.config.*`, checked. */
export interface Config extends Settings {
  readonly port: number;
  readonly host: string | undefined;
  /** Origin and base path under which callers reach the server, without a slash at the end. */
  readonly publicUrl: string;
  readonly environment: 'development' | 'production' | 'test';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly role: 'all' | 'web' | 'worker';
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** 32 bytes or more. */
  readonly jwtSecret: string;
  readonly maxUploadBytes: number;
  readonly maxImportBytes: number;
  /** `file:` (in `dataDir`) or `s3://bucket/prefix`. */
  readonly filesUrl: string;
  readonly smtpUrl: string | undefined;
  readonly webhookAllowPrivate: boolean;
  /** Proxies in front whose `X-Forwarded-For` is believed. Default 0. */
  readonly trustProxy: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Reads the environment; a bad value stops the start with one line that names it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): {
  port: number;
  host: string | undefined;
  address: string;
} {
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${environment['PORT']}"; it must be a number from 0 to 65535.`);
  }
  const host = environment['HOST'];
  return { port, host, address: `http://${host ?? 'localhost'}:${port}` };
}
