const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const EMAIL = new RegExp(String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_\x60{|}~-]+@${LABEL}(?:\.${LABEL})*$`, 'u');

/**
 * The rule browsers use for `<input type=email>`: what forms accept elsewhere is accepted here.
 * Surrounding blanks are not part of an address; trim first.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
