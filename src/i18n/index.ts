export { fileFor, loadWords, shippedLanguage } from './shipped-languages.js';
export { createTranslator } from './translator.js';
export type { Translate, Translator, TranslatorOptions } from './translator.js';
export type { Words } from './words.js';
