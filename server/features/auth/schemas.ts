import { z } from 'zod';
import type { KeyPermissions } from '../../platform/http/principal.js';

export const userSchema = z.object({ id: z.uuid(), email: z.string(), name: z.string(), role: z.string() });

export const signedInSchema = z.object({
  user: userSchema,
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export const currentUserSchema = z.object({ data: z.object({ user: userSchema.nullable() }) });

export const messageSchema = z.object({ data: z.object({ message: z.string() }) });

export const sessionSchema = z.object({
  data: z.object({ id: z.uuid(), userId: z.uuid(), expiresAt: z.iso.datetime() }),
});

/** Responses that contain a token or key must not be cached. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/**
 * An e-mail address as it is stored and compared: trimmed, lower case. The format is the one that HTML e-mail inputs
 * accept.
 */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ format: 'email' })
  .pipe(z.email({ pattern: z.regexes.html5Email, message: 'Must be an e-mail address.' }));

export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly permissions: KeyPermissions;
  /** `null` when unknown. */
  readonly createdBy: KeyMaker | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

/** Who created a key; the name stays when they are deleted. */
export interface KeyMaker {
  /** The id of a user; `null` when another key created this one. */
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

/** `link` is set when no mail server is configured: the inviting user passes it on. */
export type CreatedInvitation = InvitationRecord & { readonly link?: string };

/** A password as submitted; new passwords have a separate rule. */
export const password = z.string().min(1).max(1000);

export const personName = z.string().trim().min(1).max(200);
