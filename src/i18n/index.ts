export { firstEnglish } from './first-english.js';
export { hostSource } from './host-i18n.js';
export type { HostI18n, HostWords } from './host-i18n.js';
export { fileFor, loadWords, shippedLanguage } from './shipped-languages.js';
export type { Reading } from './reading-text.js';
export { createTranslator } from './translator.js';
export type { Translate, Translator, TranslatorOptions } from './translator.js';
export type { Words } from './words.js';
