import type { FormatReading, Issue } from '../engine/index.js';
import type { Translate, Translator } from '../i18n/index.js';
import type { Blocker, SessionError } from '../session/index.js';

/** Sentences in the language of an importer. */
export interface ImporterWords {
  /** What is spoken: the language asked for, or `en` where there are no words for it. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** False while the words of the language are still to come; until then everything is said in English. */
  readonly isReady: boolean;
  /** Any of the shipped sentences by its key, e.g. `t('step.map')`. */
  readonly t: Translate;
  issueText(issue: Issue): string;
  errorText(error: SessionError): string;
  blockerText(blocker: Blocker): string;
  /** One reading of a value with two: `3 April 2024`, or `1234`. */
  readingText(reading: FormatReading): string;
  /** Grouped as the language writes it. */
  number(value: number): string;
  /** `2 GB`, `1,5 Mo`. */
  fileSize(bytes: number): string;
}

export function importerWords(translator: Translator, { isReady }: { readonly isReady: boolean }): ImporterWords {
  const { language, direction, t, issueText, readingText, number, fileSize } = translator;
  return {
    ...{ language, direction, isReady, t, issueText, readingText, number, fileSize },
    errorText: (error) => errorText(translator, error),
    blockerText: ({ code, params }) => t(`blockers.${code}`, params),
  };
}

/** What went wrong. What the host says stands in a sentence of ours; what a backend says wins over ours. */
export function errorText({ t, fileSize }: Pick<Translator, 't' | 'fileSize'>, error: SessionError): string {
  const { code, params, message } = error;
  const { limit, task } = params;
  if (code === 'host' && message && task) return t(`delivery.host.${task}`, params);
  const isSize = code === 'file-too-large' && typeof limit === 'number';
  const key = isSize && 'rows' in params ? 'workbook-too-large' : code;
  return message || t(`errors.${key}`, isSize ? { ...params, limit: fileSize(limit) } : params);
}
