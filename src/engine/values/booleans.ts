/** Words of each language, yes-words before `/`, no-words after. */
const WORDS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'true yes y t 1 1.0 on enabled checked active / false no n f 0 0.0 off disabled unchecked inactive',
  signs: 'x ✓ ✔ ☑ ✅ √ 🗸 ○ ◯ 〇 ◎ / ✗ ✘ ❌ ☐ ✕ ✖ × ⨯',
  de: 'wahr ja j ein an aktiv / falsch nein n aus inaktiv',
  es: 'verdadero sí si s v cierto activado activo / falso no n f desactivado inactivo',
  fr: 'vrai oui o v activé actif / faux non n f désactivé inactif',
  it: 'vero sì si s v attivo / falso no n f inattivo disattivo',
  pt: 'verdadeiro sim s v ativado ativo / falso não nao n f desativado inativo',
  nl: 'waar ja j aan actief / onwaar nee neen n uit inactief',
  pl: 'prawda tak t aktywny / fałsz falsz nie n nieaktywny',
  ja: 'はい 真 有 有り あり オン / いいえ 偽 無 無し なし オフ',
  zh: '是 真 对 對 開 开 有 是的 / 否 假 错 錯 关 關 不是 不 無 无 没有',
  ko: '예 네 참 / 아니요 아니오 거짓',
  ar: 'نعم صحيح صح / لا خطأ خاطئ',
  ru: 'да д истина / нет н ложь',
  uk: 'так т істина / ні н хибність хиба',
  be: 'так праўда / не няма',
  bg: 'да вярно истина / не невярно лъжа',
  mk: 'да точно / не неточно',
  sr: 'да da тачно tačno / не ne нетачно netačno',
  hr: 'da d točno istina / ne n netočno laž',
  bs: 'da d tačno istina / ne n netačno',
  sl: 'da d res resnično / ne n neresnično',
  cs: 'ano a pravda / ne n nepravda',
  sk: 'áno ano a pravda / nie n nepravda',
  hu: 'igen i igaz / nem n hamis',
  ro: 'da d adevărat adevarat / nu n fals',
  sq: 'po vërtetë / jo gabim',
  el: 'ναι αληθές αληθής / όχι οχι ψευδές ψευδής',
  tr: 'evet e doğru dogru var / hayır hayir h yanlış yanlis yanliş yok',
  az: 'bəli doğru hə / xeyr yox yanlış yanliş',
  sv: 'ja j sant / nej n falskt',
  da: 'ja j sand sandt / nej n falsk falskt',
  nb: 'ja j sann sant / nei n usann usant',
  is: 'já satt / nei ósatt',
  fi: 'kyllä kylla k tosi / ei e epätosi',
  et: 'jah tõene / ei väär',
  lv: 'jā patiess / nē nepatiess aplams',
  lt: 'taip tiesa / ne melas',
  he: 'כן נכון אמת / לא שקר',
  fa: 'بله آری بلی درست / خیر نه نادرست غلط',
  ur: 'ہاں جی درست / نہیں غلط',
  hi: 'हाँ हां सत्य सही / नहीं असत्य गलत',
  mr: 'होय / नाही',
  ne: 'हो छ / होइन छैन',
  bn: 'হ্যাঁ হ্যা সত্য / না মিথ্যা',
  pa: 'ਹਾਂ / ਨਹੀਂ',
  gu: 'હા / ના',
  ta: 'ஆம் ஆமாம் உண்மை / இல்லை பொய்',
  te: 'అవును / కాదు లేదు',
  kn: 'ಹೌದು / ಇಲ್ಲ',
  ml: 'അതെ ഉവ്വ് / ഇല്ല അല്ല',
  si: 'ඔව් / නැත නැහැ',
  th: 'ใช่ จริง / ไม่ใช่ ไม่ เท็จ',
  lo: 'ແມ່ນ / ບໍ່ ບໍ່ແມ່ນ',
  my: 'ဟုတ်ကဲ့ ဟုတ် ဟုတ်တယ် / မဟုတ်ဘူး မဟုတ်ပါ မဟုတ်',
  km: 'បាទ ចាស បាទ/ចាស / ទេ',
  vi: 'có đúng vâng / không sai',
  id: 'ya benar iya / tidak bukan salah',
  ms: 'ya benar / tidak bukan palsu',
  fil: 'oo opo totoo / hindi',
  sw: 'ndiyo ndio kweli / hapana',
  af: 'ja waar / nee onwaar',
  zu: 'yebo / cha',
  ca: 'sí si vertader cert / no fals',
  gl: 'si sí verdadeiro / non falso',
  eu: 'bai / ez',
  ga: 'tá fíor / níl',
  cy: 'ydy ydw oes ie / nac na nage',
  mt: 'iva / le',
  ka: 'დიახ კი / არა',
  hy: 'այո / ոչ',
  kk: 'иә / жоқ',
  ky: 'ооба / жок',
  uz: 'ha / yoʻq yo‘q yoq',
  mn: 'тийм / үгүй',
  am: 'አዎ አዎን / አይ አይደለም',
  eo: 'jes vere / ne malvere',
  ku: 'erê belê / na',
  so: 'haa / maya',
  ha: 'eh / a’a',
};

const VERDICTS: ReadonlyMap<string, ReadonlyMap<string, boolean>> = new Map(
  Object.entries(WORDS_BY_LANGUAGE).map(([language, words]) => [language, indexWords(words)]),
);
/** One Latin, Greek or Cyrillic letter. */
const LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** How programs write that a value is missing: “no” only where the language is known to have this word. */
const MISSING = 'na';

/** Words that mean the same in every language that has them, except single letters, which languages share by chance. */
const COMMON: ReadonlyMap<string, boolean> = commonWords();

const VARIATION_SELECTORS = /[\ufe0e\ufe0f]/gu;
const ENCLOSED = /^\[(.)\]$|[.!]$/u;

/**
 * True or false by the words of `language` (`pt-BR` counts as `pt`), by English words, check marks, and words of other
 * languages that mean the same in all of them; `null` for anything else.
 */
export function parseBoolean(text: string, language?: string): boolean | null {
  const word = foldBoolean(text);
  const english = VERDICTS.get('en')?.get(word) ?? VERDICTS.get('signs')?.get(word);
  if (english !== undefined) return english;
  const [primary = ''] = language?.toLowerCase().split(/[-_]/u) ?? [];
  return VERDICTS.get(primary)?.get(word) ?? COMMON.get(word) ?? null;
}

function foldBoolean(text: string): string {
  const word = text.trim().toLowerCase();
  return word.length === 1 ? word : word.normalize('NFC').replace(VARIATION_SELECTORS, '').replace(ENCLOSED, '$1');
}

function commonWords(): ReadonlyMap<string, boolean> {
  const meanings = new Map<string, boolean | null>();
  for (const words of VERDICTS.values()) {
    for (const [word, verdict] of words) {
      const known = meanings.get(word);
      meanings.set(word, known === undefined || known === verdict ? verdict : null);
    }
  }
  return new Map(
    [...meanings].flatMap(([word, verdict]): [string, boolean][] =>
      verdict === null || LETTER.test(word) || word === MISSING ? [] : [[word, verdict]],
    ),
  );
}

function indexWords(words: string): ReadonlyMap<string, boolean> {
  const [yes = '', no = ''] = words.split(' / ');
  return new Map([
    ...yes.split(' ').map((word): [string, boolean] => [word.normalize('NFC'), true]),
    ...no.split(' ').map((word): [string, boolean] => [word.normalize('NFC'), false]),
  ]);
}
