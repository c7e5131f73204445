/** Accents of Latin, Greek and Cyrillic, vowel points of Arabic and Hebrew, and joiners; elsewhere marks are letters. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0591-\u05c7\u200c\u200d]/gu;

/** Lower case without accents, so that `Février` and `fevrier` are the same. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('ł', 'l').replaceAll('ı', 'i').normalize('NFD').replace(ACCENTS, '');
}
