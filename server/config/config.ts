import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { originSchema } from './addresses.js';
import {
  aiOf,
  idpTokensOf,
  isSafeUrl,
  isUsableKey,
  isWebhookSecret,
  LEAST_BITS,
  LEAST_SECRET,
  oauthProvider,
  smtp,
} from './providers.js';
import { flag, text, variable, wholeNumber } from './variable.js';

/* Every setting with its default: first those of `rowgate.config.*`, then those of the environment. */

const seconds = z.number().int().positive();
const milliseconds = z.number().int().positive();
const DAY = 86_400;

const limit = (most: number): z.ZodNumber => {
  const error = `must be a whole number from 1 to ${most}`;
  return z.number(error).int(error).min(1, error).max(most, error);
};

/** The keys of `rowgate.config.*`, with their defaults. */
export const settingsSchema = z.strictObject({
  /** Definitions of models, which content checks. */
  models: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)).default([]),
  auth: z
    .strictObject({
      /** Default: not in production. */
      allowSignup: z.boolean().default(true),
      /** Only with SMTP: a taken address at sign-up is told by mail, not by the answer. */
      concealSignup: z.boolean().default(false),
      jwt: z
        .strictObject({
          /** Default: `JWT_SECRET`, else made once and kept in the data folder. */
          secret: z.string().min(32).optional(),
          /** `7d`, `12h`, `30m` or seconds. */
          expiresIn: z.union([z.string().regex(/^\d+[smhd]$/), seconds]).default('7d'),
          algorithm: z.literal('HS256').default('HS256'),
        })
        .prefault({}),
      session: z
        .strictObject({
          strategy: z.enum(['jwt', 'database']).default('database'),
          maxAge: seconds.default(7 * DAY),
          updateAge: seconds.default(DAY),
          cookies: z
            .strictObject({
              /** Default: whether the public address is https. */
              secure: z.boolean().optional(),
              httpOnly: z.boolean().default(true),
              sameSite: z.enum(['lax', 'strict', 'none']).default('lax'),
            })
            .prefault({}),
        })
        .prefault({}),
      providers: z
        .strictObject({
          email: z.strictObject({ enabled: z.boolean().default(true), smtp: smtp.optional() }).prefault({}),
          codehost: oauthProvider.prefault({}),
          webidentity: oauthProvider.prefault({}),
        })
        .prefault({}),
      bruteForce: z
        .strictObject({
          freeRetries: z.number().int().min(0).default(5),
          minWait: milliseconds.default(5 * 60_000),
          maxWait: milliseconds.default(15 * 60_000),
          failuresBeforeBrute: z.number().int().min(1).default(5),
        })
        .prefault({}),
      /** Paths and origins a sign-in may send the browser back to, beside paths of our own. */
      redirects: z.array(z.string()).default([]),
    })
    .prefault({}),
  api: z
    .strictObject({
      cors: z
        .strictObject({
          origin: z.array(originSchema).default([]),
          credentials: z.boolean().default(false),
          methods: z.array(z.string()).default(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
          allowedHeaders: z.array(z.string()).default(['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key']),
        })
        .refine((cors) => !(cors.credentials && cors.origin.includes('*')), {
          message: 'an origin of "*" cannot be combined with credentials; list the origins',
        })
        .prefault({}),
    })
    .prefault({}),
  audit: z
    .strictObject({
      /** Days for which the audit trail is kept; `null` keeps it for good. */
      retentionDays: z.number().int().positive().nullable().default(365),
    })
    .prefault({}),
  graphql: z
    .strictObject({
      /** Default: for everyone in development, for admins in production. */
      introspection: z.boolean().optional(),
      /** Levels of a document, introspection excepted. */
      maxDepth: limit(100).default(8),
      /** A scalar costs 1, a relation 10; what a list holds is multiplied by its `limit`. */
      maxCost: limit(10_000_000).default(10_000),
      /** Related records that one answer may hold, however many its relations turn out to have. */
      maxRelated: limit(10_000_000).default(10_000),
      maxAliases: limit(10_000).default(30),
      maxRootFields: limit(10_000).default(20),
      maxTokens: limit(20_000).default(2000),
    })
    .prefault({}),
  rateLimit: z
    .strictObject({
      /** `false` for load tests only. */
      enabled: z.boolean().default(true),
      windowMs: milliseconds.default(900_000),
      /** Requests of a caller without credentials, by address. */
      max: z.number().int().positive().default(100),
      /** Requests of a key or a person. */
      authenticatedMax: z.number().int().positive().default(1000),
      skipSuccessfulRequests: z.boolean().default(false),
      standardHeaders: z.boolean().default(true),
      store: z.enum(['memory', 'database']).optional(),
    })
    .prefault({}),
  webhooks: z
    .strictObject({
      enabled: z.boolean().default(true),
      endpoints: z
        .array(
          z.strictObject({
            url: z.url({ protocol: /^https?$/ }),
            events: z.array(z.enum(['create', 'update', 'delete'])).default(['create', 'update', 'delete']),
            /** Model paths; all when absent. */
            models: z.array(z.string()).optional(),
            secret: z.string().min(1),
          }),
        )
        .default([]),
      /** Seconds before each try, the first included. */
      retries: z.array(z.number().min(0)).default([0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]),
      /** Milliseconds for one whole try. */
      timeout: milliseconds.default(15_000),
    })
    .prefault({}),
  uploads: z
    .strictObject({
      maxFileSize: z.number().int().positive().optional(),
      maxFiles: z.number().int().positive().default(20),
      maxRequestSize: z
        .number()
        .int()
        .positive()
        .default(50 * 1024 * 1024),
      /** MIME types by content. */
      allowed: z
        .array(z.string())
        .default([
          'image/png',
          'image/jpeg',
          'image/gif',
          'image/webp',
          'image/avif',
          'application/pdf',
          'text/plain',
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ]),
      /** `false`: reading a file needs a credential. */
      public: z.boolean().default(true),
    })
    .prefault({}),
});

const MEBIBYTE = 1024 * 1024;

/** The settings that variables of the environment give. */
export const variablesSchema = z.object({
  port: variable('PORT', wholeNumber(0, 65_535).default(3000)),
  host: variable('HOST', text.optional()),
  publicUrl: variable(
    'PUBLIC_URL',
    z.url({ protocol: /^https?$/, error: 'must look like https://import.example.com' }).optional(),
  ),
  environment: variable(
    'NODE_ENV',
    z
      .string()
      .optional()
      .transform((given) => (given === 'production' || given === 'test' ? given : 'development')),
  ),
  dataDir: variable('DATA_DIR', text.default('.data')),
  databaseUrl: variable(
    'DATABASE_URL',
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
      .optional(),
  ),
  role: variable('ROLE', z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  jwtSecret: variable('JWT_SECRET', z.string().min(32, 'must have 32 characters or more').optional()),
  adminEmail: variable('ADMIN_EMAIL', z.email('must be an e-mail address').optional()),
  adminPassword: variable('ADMIN_PASSWORD', z.string().min(8, 'must have 8 characters or more').optional()),
  corsOrigins: variable(
    'CORS_ORIGINS',
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(z.array(originSchema))
      .optional(),
  ),
  maxUploadBytes: variable('MAX_UPLOAD_BYTES', wholeNumber(1).default(10 * MEBIBYTE)),
  maxImportBytes: variable('MAX_IMPORT_BYTES', wholeNumber(1).default(1024 * MEBIBYTE)),
  /** Data rows of one import; any number when absent. */
  maxImportRows: variable('MAX_IMPORT_ROWS', wholeNumber(1).optional()),
  /** Imports that this process works on at once; short ones do not wait behind them. */
  importThreads: variable(
    'IMPORT_THREADS',
    wholeNumber(1, 64).default(() => Math.max(2, availableParallelism() - 1)),
  ),
  /** `file:` (in `dataDir`) or `s3://bucket/prefix`. */
  filesUrl: variable('FILES_URL', text.default('file:')),
  smtpUrl: variable('SMTP_URL', text.optional()),
  /** `whsec_…`; events of an identity provider are taken where it is set. */
  idpWebhookSecret: variable(
    'IDP_WEBHOOK_SECRET',
    z
      .string()
      .refine(isWebhookSecret, `must look like whsec_… with ${LEAST_SECRET} bytes or more in base64`)
      .optional(),
  ),
  /** Tokens of an identity provider are taken where it is set. */
  idpTokens: z
    .object({
      jwksUrl: variable('IDP_JWKS_URL', z.string().refine(isSafeUrl, 'must be an https:// address').optional()),
      publicKey: variable(
        'IDP_PUBLIC_KEY',
        z
          .string()
          // Where a variable can have only one line.
          .transform((value) => value.replaceAll('\\n', '\n').trim())
          .refine(isUsableKey, `must be a public key as PEM: RSA of ${LEAST_BITS} bits or more, or EC P-256`)
          .optional(),
      ),
      issuer: variable('IDP_ISSUER', text.optional()),
      audience: variable('IDP_AUDIENCE', text.optional()),
    })
    .transform(idpTokensOf),
  /** The assistant's provider, any server that speaks the chat completions of OpenAI; absent: rules of our own. */
  ai: z
    .object({
      baseUrl: variable(
        'AI_BASE_URL',
        z.url({ protocol: /^https?$/, error: 'must look like https://api.example.com/v1' }).optional(),
      ),
      apiKey: variable(
        'AI_API_KEY',
        text.regex(/^[\x21-\x7e]+$/, 'must not have blanks or other than ASCII characters').optional(),
      ),
      model: variable('AI_MODEL', text.optional()),
    })
    .transform(aiOf),
  webhookAllowPrivate: variable('WEBHOOK_ALLOW_PRIVATE', flag.default(false)),
  /** Lets a start drop fields and values that the models have no more. */
  allowDestructive: variable('ROWGATE_ALLOW_DESTRUCTIVE', flag.default(false)),
  configFile: variable('ROWGATE_CONFIG', text.optional()),
  /** Proxies in front whose `X-Forwarded-For` is believed. */
  trustProxy: variable('TRUST_PROXY', wholeNumber(0).default(0)),
  logLevel: variable(
    'LOG_LEVEL',
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
      .default('info'),
  ),
});

export type Settings = z.output<typeof settingsSchema>;
export type FileSettings = z.input<typeof settingsSchema>;
export type Variables = z.output<typeof variablesSchema>;

/** Everything the server is told at start, checked. */
export interface Config extends Settings, Omit<Variables, 'configFile' | 'corsOrigins'> {
  /** Origin and base path under which callers reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** Whom our tokens name as their issuer; neither HOST nor PORT is in it. */
  readonly tokenIssuer: string;
  /** 32 bytes or more. */
  readonly jwtSecret: string;
}
