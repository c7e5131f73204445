/** `firstName` -> `First name`, `date_of_birth` -> `Date of birth`, `homeURL` -> `Home URL`. */
export function labelFromKey(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()));
  const label = words.join(' ');
  return label === '' ? key : label[0]?.toUpperCase() + label.slice(1);
}
