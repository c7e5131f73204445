/** Browsers and servers refuse longer ones. */
const LONGEST = 4096;
/** One scheme: pasted behind a prefilled one, a second would become the host. */
const WEB = /^https?:\/\/(?!https?:)[^\s/?#]/iu;
/** The last one may be empty, for the root of all names. */
const EMPTY_LABEL = /^\.|\.\./u;
const SPACE = /[\s\p{Cc}]/u;

/** An address of the web in the form that browsers use; `null` for anything else, also without `http://` or `https://`. */
export function readUrl(text: string): string | null {
  if (text.length > LONGEST || !WEB.test(text) || SPACE.test(text)) return null;
  try {
    const { href, hostname } = new URL(text);
    return EMPTY_LABEL.test(hostname) ? null : href;
  } catch {
    return null;
  }
}
