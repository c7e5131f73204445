import { z } from 'zod';
import { fittingName } from '../auth/accounts/provider-name.js';

const id = z.string().min(1).max(255);
const words = z.string().max(500).nullish();

/** Providers list addresses as objects with a verification status, or as plain strings. */
const listedAddress = z.union([
  z.string().transform((email_address) => ({ id: undefined, email_address, verification: undefined })),
  z.object({
    id: z.string().optional(),
    email_address: z.string(),
    verification: z.object({ status: z.string() }).nullish(),
  }),
]);

const userSchema = z.object({
  id,
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  email_addresses: z.array(listedAddress).max(1000).nullish(),
  primary_email_address_id: z.string().nullish(),
  first_name: words,
  last_name: words,
});

export const idpEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['user.created', 'user.updated']), data: userSchema }),
  z.object({ type: z.literal('user.deleted'), data: z.object({ id }) }),
]);

export type IdpEvent = z.output<typeof idpEventSchema>;

/** The provider's data about one user, under the provider's own id. */
export type IdpUser = z.output<typeof userSchema>;

/** The address of a user, unless the provider reports it as unverified. */
export function verifiedEmail(user: IdpUser): string | undefined {
  if (user.email) return user.email_verified === false ? undefined : user.email;
  const addresses = user.email_addresses ?? [];
  const primary = addresses.find((address) => address.id !== undefined && address.id === user.primary_email_address_id);
  const { email_address, verification } = primary ?? addresses[0] ?? {};
  return verification === undefined || verification === null || verification.status === 'verified'
    ? email_address
    : undefined;
}

/** `undefined` when the provider has no name. */
export function fullName({ first_name, last_name }: IdpUser): string | undefined {
  const parts = [first_name, last_name].map((part) => part?.trim());
  return fittingName(parts.filter(Boolean).join(' '));
}
