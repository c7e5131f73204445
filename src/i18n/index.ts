export { createTranslator } from './translator.js';
export type { Translate, Translator, TranslatorOptions, Words } from './translator.js';
