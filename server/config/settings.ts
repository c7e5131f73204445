import { z } from 'zod';
import type { ModelDefinition } from '../features/content/model.js';
import { originSchema } from './origin.js';

const seconds = z.number().int().positive();
const milliseconds = z.number().int().positive();
const DAY = 86_400;

const limit = (most: number): z.ZodNumber => {
  const error = `must be a whole number from 1 to ${most}`;
  return z.number(error).int(error).min(1, error).max(most, error);
};

const oauthProvider = z
  .strictObject({
    enabled: z.boolean().default(false),
    clientId: z.string().default(''),
    clientSecret: z.string().default(''),
    scope: z.array(z.string()).default([]),
    /** OpenID Connect issuer; its endpoints are discovered. Or the three addresses below. */
    issuer: z.url().optional(),
    authorizeUrl: z.url().optional(),
    tokenUrl: z.url().optional(),
    userinfoUrl: z.url().optional(),
    /** A second call that lists addresses, for providers whose profile does not say which is verified. */
    emailsUrl: z.url().optional(),
  })
  .refine(
    ({ enabled, issuer, authorizeUrl, tokenUrl, userinfoUrl }) =>
      !enabled || Boolean(issuer) || Boolean(authorizeUrl && tokenUrl && userinfoUrl),
    { message: 'needs an issuer, or authorizeUrl, tokenUrl and userinfoUrl' },
  )
  .refine(({ enabled, clientId }) => !enabled || clientId !== '', { path: ['clientId'], message: 'is missing' });

const smtp = z.strictObject({
  host: z.string(),
  port: z.number().int().default(587),
  secure: z.boolean().default(false),
  user: z.string().optional(),
  pass: z.string().optional(),
  from: z.string().default('Rowgate <no-reply@localhost>'),
});

/** The keys of `rowgate.config.*`, named as in the content document, with their defaults. */
export const settingsSchema = z.strictObject({
  models: z.array(z.custom<ModelDefinition>((value) => typeof value === 'object' && value !== null)).default([]),
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

export type Settings = z.output<typeof settingsSchema>;
export type SettingsInput = z.input<typeof settingsSchema>;
