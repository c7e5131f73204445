const UUID = /^(?:urn:uuid:)?(?:\{([^{}]+)\}|([^{}]+))$/iu;
const DIGITS = /^([\da-f]{8})(-?)([\da-f]{4})\2([\da-f]{4})\2([\da-f]{4})\2([\da-f]{12})$/u;
const LONGEST = 50;

/** A UUID of any version, in lower case with hyphens: `{6F9619FF-…}`, `urn:uuid:…`, 32 digits. */
export function readUuid(text: string): string | null {
  if (text.length > LONGEST) return null;
  const parts = UUID.exec(text);
  const digits = DIGITS.exec((parts?.[1] ?? parts?.[2] ?? '').toLowerCase());
  if (!digits) return null;
  const [, first, , second, third, fourth, fifth] = digits;
  return [first, second, third, fourth, fifth].join('-');
}
