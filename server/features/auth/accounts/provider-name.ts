/** `maxLength` of `User.name`, which counts characters, not UTF-16 units. */
const LONGEST = 200;

/** A user's name from an identity provider, as long as it may be; without a name, the start of the address. */
export function providerName(given: string | undefined, email: string): string {
  return fittingName(given) ?? fittingName(email.slice(0, email.lastIndexOf('@'))) ?? email;
}

/** `undefined` when the provider has no name. */
export function fittingName(given: string | undefined): string | undefined {
  const characters = Array.from(given?.trim() ?? '').slice(0, LONGEST);
  return characters.join('').trimEnd() || undefined;
}
