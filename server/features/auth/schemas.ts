import { z } from 'zod';
import type { KeyPermissions } from '../../platform/http/principal.js';

export const userSchema = z.object({ id: z.uuid(), email: z.string(), name: z.string(), role: z.string() });

export const signedInSchema = z.object({
  user: userSchema,
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export const whoSchema = z.object({ data: z.object({ user: userSchema.nullable() }) });

export const messageSchema = z.object({ data: z.object({ message: z.string() }) });

export const sessionSchema = z.object({
  data: z.object({ id: z.uuid(), userId: z.uuid(), expiresAt: z.iso.datetime() }),
});

/** Answers that hold a token or key are kept by no cache. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** An e-mail address as it is stored and compared: trimmed, lower case. Its form is what browsers' forms accept. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ format: 'email' })
  .pipe(z.email({ pattern: z.regexes.html5Email, message: 'must be an e-mail address' }));

export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly permissions: KeyPermissions;
  /** `null` where it is not known. */
  readonly createdBy: KeyMaker | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

/** Who made a key; their name stays when they are gone. */
export interface KeyMaker {
  /** Of a person; `null` of a key that made this one. */
  readonly id: string | null;
  readonly name: string;
  readonly isDeleted: boolean;
}

export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** `link` is set where no mail server is configured: the inviting person passes it on. */
export type MadeInvitation = InvitationRecord & { readonly link?: string };

/** As it is sent; what a new one must be is a rule of its own. */
export const password = z.string().min(1).max(1000);

export const personName = z.string().trim().min(1).max(200);
