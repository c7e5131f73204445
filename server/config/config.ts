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

/* All settings with their defaults: first those of `rowgate.config.*`, then those of the environment. */

const seconds = z.number().int().positive();
const milliseconds = z.number().int().positive();
const DAY = 86_400;

const limit = (most: number): z.ZodNumber => {
  const error = `must be a whole number from 1 to ${most}`;
  return z.number(error).int(error).min(1, error).max(most, error);
};

/** The keys of `rowgate.config.*`, with their defaults. */
export const settingsSchema = z.strictObject({
  /** Model definitions, which the content feature validates. */
  models: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)).default([]),
  auth: z
    .strictObject({
      /** Default: not in production. */
      allowSignup: z.boolean().default(true),
      /** Only with SMTP: a sign-up with a taken address sends an e-mail instead of an error response. */
      concealSignup: z.boolean().default(false),
      jwt: z
        .strictObject({
          /** Default: `JWT_SECRET`, or else generated once and stored in the data folder. */
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
              /** Default: true if the public address uses https. */
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
      /** Paths and origins that sign-in may redirect to, in addition to paths on this server. */
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
      /** Days to keep the audit log; `null` keeps it forever. */
      retentionDays: z.number().int().positive().nullable().default(365),
    })
    .prefault({}),
  graphql: z
    .strictObject({
      /** Default: for everyone in development, for admins in production. */
      introspection: z.boolean().optional(),
      /** Nesting depth of a document, except for introspection. */
      maxDepth: limit(100).default(8),
      /** A scalar costs 1, a relation 10; the cost inside a list is multiplied by its `limit`. */
      maxCost: limit(10_000_000).default(10_000),
      /** Maximum number of related records in one response. */
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
      /** Requests of an anonymous caller, by address. */
      max: z.number().int().positive().default(100),
      /** Requests of an API key or a user. */
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
      /** Seconds before each attempt, including the first. */
      retries: z.array(z.number().min(0)).default([0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]),
      /** Milliseconds for one attempt, from start to end. */
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
      /** MIME types, as detected from the content. */
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
      /** `false`: reading a file requires a credential. */
      public: z.boolean().default(true),
    })
    .prefault({}),
});

const MEBIBYTE = 1024 * 1024;

/** The settings that environment variables provide. */
export const variablesSchema = z.object({
  port: variable('PORT', wholeNumber(0, 65_535).default(3000)),
  host: variable('HOST', text.optional()),
  publicUrl: variable(
    'PUBLIC_URL',
    z.url({ protocol: /^https?$/, error: 'must look like https://import.example.com' }).optional(),
  ),
  environment: variable(
    'NODE_ENV',
    z.enum(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  ),
  dataDir: variable('DATA_DIR', text.default('.data')),
  databaseUrl: variable(
    'DATABASE_URL',
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
      .optional(),
  ),
  role: variable('ROLE', z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  jwtSecret: variable('JWT_SECRET', z.string().min(32, 'must have at least 32 characters').optional()),
  adminEmail: variable('ADMIN_EMAIL', z.email('must be an e-mail address').optional()),
  adminPassword: variable('ADMIN_PASSWORD', z.string().min(8, 'must have at least 8 characters').optional()),
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
  /** Maximum data rows per import; unlimited when absent. */
  maxImportRows: variable('MAX_IMPORT_ROWS', wholeNumber(1).optional()),
  /** Number of imports this process runs in parallel; short ones do not wait for them. */
  importThreads: variable(
    'IMPORT_THREADS',
    wholeNumber(1, 64).default(() => Math.max(2, availableParallelism() - 1)),
  ),
  /** `file:` (in `dataDir`) or `s3://bucket/prefix`. */
  filesUrl: variable('FILES_URL', text.default('file:')),
  smtpUrl: variable('SMTP_URL', text.optional()),
  /** `whsec_…`; events of an identity provider are accepted only when it is set. */
  idpWebhookSecret: variable(
    'IDP_WEBHOOK_SECRET',
    z
      .string()
      .refine(isWebhookSecret, `must look like whsec_… with at least ${LEAST_SECRET} bytes in base64`)
      .optional(),
  ),
  /** Tokens of an identity provider are accepted only when it is set. */
  idpTokens: z
    .object({
      jwksUrl: variable('IDP_JWKS_URL', z.string().refine(isSafeUrl, 'must be an https:// address').optional()),
      publicKey: variable(
        'IDP_PUBLIC_KEY',
        z
          .string()
          // For environments where a variable can have only one line.
          .transform((value) => value.replaceAll('\\n', '\n').trim())
          .refine(isUsableKey, `must be a public key as PEM: RSA with at least ${LEAST_BITS} bits, or EC P-256`)
          .optional(),
      ),
      issuer: variable('IDP_ISSUER', text.optional()),
      audience: variable('IDP_AUDIENCE', text.optional()),
    })
    .transform(idpTokensOf),
  /** The assistant's provider: any server with an OpenAI-compatible chat completions API. Absent: built-in rules. */
  ai: z
    .object({
      baseUrl: variable(
        'AI_BASE_URL',
        z.url({ protocol: /^https?$/, error: 'must look like https://api.example.com/v1' }).optional(),
      ),
      apiKey: variable(
        'AI_API_KEY',
        text.regex(/^[\x21-\x7e]+$/, 'must contain only ASCII characters without spaces').optional(),
      ),
      model: variable('AI_MODEL', text.optional()),
    })
    .transform(aiOf),
  webhookAllowPrivate: variable('WEBHOOK_ALLOW_PRIVATE', flag.default(false)),
  /** Allows a start to drop fields and values that the models no longer have. */
  allowDestructive: variable('ROWGATE_ALLOW_DESTRUCTIVE', flag.default(false)),
  configFile: variable('ROWGATE_CONFIG', text.optional()),
  /** Number of proxies in front whose `X-Forwarded-For` is trusted. */
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

/** All validated start-up settings of the server. */
export interface Config extends Settings, Omit<Variables, 'configFile' | 'corsOrigins'> {
  /** Origin and base path at which callers reach the server, without a trailing slash. */
  readonly publicUrl: string;
  /** The issuer of our tokens; contains neither HOST nor PORT. */
  readonly tokenIssuer: string;
  /** At least 32 bytes. */
  readonly jwtSecret: string;
}
