export interface LegacyEncoding {
  /** WHATWG label. */
  readonly label: string;
  readonly kind: 'latin' | 'script' | 'wide';
  /** Letters of the languages written in it, the most usual first; others speak against it. */
  readonly letters: string;
  /** How usual the encoding is in files, added to its score. */
  readonly bonus: number;
}

/** The encodings that browsers decode and spreadsheets have written. */
export const LEGACY_ENCODINGS: readonly LegacyEncoding[] = [
  {
    label: 'windows-1252',
    kind: 'latin',
    letters: 'éäüöèáóíñçãàêôßâåøæúûîëïùòìœõÄÖÜÉÅØÇÁÑÆÓÍÀÈÊÔÎÚðþý',
    bonus: 0.08,
  },
  {
    label: 'windows-1250',
    kind: 'latin',
    letters: 'áíéěřščžýąęłóśżźćńőűúůöüäđťďňăâîșțşţľĺŕôČŠŽŘŁŚŻĐÁÉÚÖÜÓ',
    bonus: 0.02,
  },
  { label: 'iso-8859-2', kind: 'latin', letters: 'áíéěřščžýąęłóśżźćńőűúůöüäđťďňăâîşţľĺŕôČŠŽŘŁŚŻĐÁÉÚÖÜÓ', bonus: 0 },
  { label: 'windows-1254', kind: 'latin', letters: 'ıışşğüöçİâîûŞĞÜÖÇ', bonus: 0 },
  { label: 'windows-1257', kind: 'latin', letters: 'āīēšžūņļčģķėųįąõäöüŠŽĀČ', bonus: 0 },
  { label: 'windows-1258', kind: 'latin', letters: 'đưăơâêôàéĐ\u0301\u0300\u0309\u0303\u0323', bonus: -0.02 },
  { label: 'macintosh', kind: 'latin', letters: 'éäüöèáóíñçãàêôßâåøæúûîëïùÄÖÜÉ', bonus: -0.06 },
  {
    label: 'windows-1251',
    kind: 'script',
    letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґўОАСМПКРБНТВДИЛГ',
    bonus: 0.04,
  },
  { label: 'koi8-r', kind: 'script', letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёОАСМПКРБНТВДИЛГ', bonus: 0 },
  { label: 'iso-8859-5', kind: 'script', letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєОАСМПКРБНТВДИЛГ', bonus: 0 },
  { label: 'ibm866', kind: 'script', letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёОАСМПКРБНТВДИЛГ', bonus: -0.02 },
  { label: 'windows-1253', kind: 'script', letters: 'αοιετσνηυρπκμλςάίόέήωύδγχθφβξζώψΆΈΑΕΚΜΠΣ', bonus: 0.01 },
  { label: 'iso-8859-7', kind: 'script', letters: 'αοιετσνηυρπκμλςάίόέήωύδγχθφβξζώψΆΈΑΕΚΜΠΣ', bonus: 0 },
  { label: 'windows-1255', kind: 'script', letters: 'יוהלאמרתבשנםעדקחפטצזגכסןךףץ', bonus: 0.01 },
  { label: 'iso-8859-8', kind: 'script', letters: 'יוהלאמרתבשנםעדקחפטצזגכסןךףץ', bonus: 0 },
  { label: 'windows-1256', kind: 'script', letters: 'ايلمنوترةبعدسفقحكهشطخجصأضغثإذزظئآىءؤپچگژ', bonus: 0.01 },
  { label: 'iso-8859-6', kind: 'script', letters: 'ايلمنوترةبعدسفقحكهشطخجصأضغثإذزظئآىءؤ', bonus: 0 },
  {
    label: 'windows-874',
    kind: 'script',
    letters: 'านรกอเงมยลวดทสตะปบคหแชพขไจใถโซผธภ\u0e31\u0e34\u0e35\u0e37\u0e48\u0e49\u0e38\u0e39\u0e4c\u0e47',
    bonus: 0.01,
  },
  { label: 'shift_jis', kind: 'wide', letters: '', bonus: 0.02 },
  { label: 'euc-jp', kind: 'wide', letters: '', bonus: 0.01 },
  { label: 'gb18030', kind: 'wide', letters: '', bonus: 0.01 },
  { label: 'big5', kind: 'wide', letters: '', bonus: 0 },
  { label: 'euc-kr', kind: 'wide', letters: '', bonus: 0.02 },
];
