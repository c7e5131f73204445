import type { IdpTokenConfig } from '../features/idp/idp-config.js';
import type { Settings } from './settings.js';

/** Everything the server is told at start: the environment and `rowgate.config.*`, checked. */
export interface Config extends Settings {
  readonly port: number;
  readonly host: string | undefined;
  /** Origin and base path under which callers reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** Whom our tokens name as their issuer; neither HOST nor PORT is in it. */
  readonly tokenIssuer: string;
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
  /** Data rows of one import; any number when absent. */
  readonly maxImportRows: number | undefined;
  /** Imports that this process works on at once; short ones do not wait behind them. */
  readonly importThreads: number;
  /** `file:` (in `dataDir`) or `s3://bucket/prefix`. */
  readonly filesUrl: string;
  readonly smtpUrl: string | undefined;
  /** `whsec_…`; events of an identity provider are taken where it is set. */
  readonly idpWebhookSecret: string | undefined;
  /** Tokens of an identity provider are taken where it is set. */
  readonly idpTokens: IdpTokenConfig | undefined;
  /** The assistant's provider, any server that speaks the chat completions of OpenAI; absent: rules of our own. */
  readonly ai: AiConfig | undefined;
  readonly webhookAllowPrivate: boolean;
  /** Lets a start drop fields and values that the models have no more. */
  readonly allowDestructive: boolean;
  /** Proxies in front whose `X-Forwarded-For` is believed. Default 0. */
  readonly trustProxy: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** A setting that cannot be; the message names it and says what it must be, on one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'CONFIG';
}
