/** Words of each language, yes-words before `/`, no-words after; English always counts. */
const WORDS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'true yes y 1 on / false no n 0 off',
  de: 'wahr ja j ein an / falsch nein n aus',
  es: 'verdadero sí si s / falso no n',
  fr: 'vrai oui o activé / faux non n désactivé',
  it: 'vero sì si s / falso no n',
  pt: 'verdadeiro sim s / falso não nao n',
  nl: 'waar ja j aan / onwaar nee n uit',
  pl: 'prawda tak t / fałsz falsz nie n',
  ja: 'はい 真 有 オン / いいえ 偽 無 オフ',
  zh: '是 真 对 開 开 / 否 假 错 关 關 不是',
  ko: '예 네 참 / 아니요 아니오 거짓',
  ar: 'نعم صحيح / لا خطأ خاطئ',
};

const VERDICTS: ReadonlyMap<string, ReadonlyMap<string, boolean>> = new Map(
  Object.entries(WORDS_BY_LANGUAGE).map(([language, words]) => [language, indexWords(words)]),
);

/** True or false by English words and those of `language` (`pt-BR` counts as `pt`); `null` for anything else. */
export function parseBoolean(text: string, language?: string): boolean | null {
  const word = text.trim().toLowerCase().normalize('NFC');
  const english = VERDICTS.get('en')?.get(word);
  if (english !== undefined || language === undefined) return english ?? null;
  const [primary = ''] = language.toLowerCase().split(/[-_]/u);
  return VERDICTS.get(primary)?.get(word) ?? null;
}

function indexWords(words: string): ReadonlyMap<string, boolean> {
  const [yes = '', no = ''] = words.split(' / ');
  return new Map([
    ...yes.split(' ').map((word): [string, boolean] => [word, true]),
    ...no.split(' ').map((word): [string, boolean] => [word, false]),
  ]);
}
