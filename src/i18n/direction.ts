export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The text direction of a language's script. The runtime's `textInfo` ignores an explicit script. */
export function directionOf(language: string): Direction {
  try {
    return RIGHT_TO_LEFT_SCRIPTS.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** Keeps the direction of a text to itself. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
