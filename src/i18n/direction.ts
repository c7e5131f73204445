export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** Which way the script of a language runs. The runtime's own answer goes by the language, also in another script. */
export function directionOf(language: string): Direction {
  try {
    return RIGHT_TO_LEFT_SCRIPTS.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
