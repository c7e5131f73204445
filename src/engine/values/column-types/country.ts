import { typoDistance } from '../../mapping/names/typo-distance.js';
import { foldWord } from '../fold-word.js';

/** ISO 3166: the alpha-2 and alpha-3 code of every country, joined, and those in use for Kosovo. */
const CODES =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB ' +
  'BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR ' +
  'BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR ' +
  'CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK ' +
  'FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS ' +
  'GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ' +
  'ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO ' +
  'LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
  'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER ' +
  'NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM ' +
  'PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP ' +
  'SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF ' +
  'TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY ' +
  'UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE';

/** ISO's English names and usual ones that the platform does not have, in the form of `foldName`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|emirates|阿联酋',
  BA: 'bosnia',
  AU: '호주',
  BN: 'brunei darussalam',
  BO: 'plurinational state of bolivia',
  BQ: 'bonaire sint eustatius and saba',
  CD: 'congo dem rep|democratic republic of congo|dr congo|drc|zaire',
  CG: 'congo|republic of congo|congo republic',
  CI: 'ivory coast|cote divoire',
  CN: 'peoples republic of china|prc',
  CV: 'cape verde|cabo verde',
  CZ: 'czech republic|czechia|tschechische republik|republique tcheque|repubblica ceca|republica checa|republica tcheca|česká republika|tsjechische republiek|republika czeska',
  DK: 'الدنمارك',
  DE: 'federal republic of germany|brd|bundesrepublik deutschland',
  FK: 'falkland islands malvinas|falkland islands islas malvinas|malvinas',
  FM: 'federated states of micronesia',
  GB: 'united kingdom of great britain and northern ireland|great britain|england|scotland|wales|northern ireland|grossbritannien|grande bretagne|gran bretana|gran bretagna|gra bretanha|groot brittannie|angleterre|inglaterra',
  GR: 'hellenic republic',
  HK: 'hong kong sar|hong kong sar china',
  HM: 'heard island and mcdonald islands',
  FR: 'perancis',
  IE: 'republic of ireland',
  IR: 'islamic republic of iran',
  KG: 'kyrgyz republic',
  KP: 'korea dem peoples rep|democratic peoples republic of korea|dprk',
  KR: 'korea rep|republic of korea',
  LA: 'lao peoples democratic republic|lao pdr',
  MD: 'republic of moldova',
  MF: 'st martin french part',
  MK: 'macedonia|republic of north macedonia|fyrom',
  MM: 'burma|myanmar',
  MO: 'macau sar|macao sar|macao sar china',
  NL: 'holland|hollande|holanda',
  PS: 'state of palestine|palestinian territories|palestinian territory occupied',
  BY: 'weissrussland|bielorussia|bielorrusia',
  RU: 'russian federation|russische foderation|российская федерация',
  SA: 'السعودية',
  SH: 'st helena ascension and tristan da cunha',
  SK: 'slovak republic',
  SX: 'sint maarten dutch part',
  SY: 'syrian arab republic',
  SZ: 'swaziland|eswatini',
  TL: 'east timor|timor leste',
  TR: 'turkey|turkiye',
  TW: 'china rep|republic of china|taiwan province of china|chinese taipei',
  TZ: 'united republic of tanzania',
  UM: 'united states minor outlying islands',
  US: 'united states of america|america|vereinigte staaten von amerika|etats unis damerique|estados unidos de america|ee uu|eeuu|eua|stati uniti damerica|verenigde staten van amerika|stany zjednoczone ameryki|estados unidos da américa|米国',
  VA: 'vatican|holy see|holy see vatican city state',
  VE: 'bolivarian republic of venezuela',
  VN: 'viet nam',
};
/** Codes besides those of ISO 3166: the European Union's for Greece, the reserved one of the United Kingdom. */
const OTHER_CODES: readonly (readonly [string, string])[] = [
  ['EL', 'GR'],
  ['UK', 'GB'],
];

const LANGUAGES =
  'en de es fr it pt-BR nl pl ja zh-CN ko ar pt-PT zh-TW sv da nb fi cs sk hu ro bg hr sl sr el tr ru uk lt lv et he hi id vi th fa ca'.split(
    ' ',
  );
/** Their long names depend on the platform: `Hong Kong SAR China`, `Falkland Islands (Islas Malvinas)`. */
const SHORT_ONLY: ReadonlySet<string> = new Set(['FK', 'HK', 'MO', 'PS']);
const BEFORE_VARIANT = /^[^(（-]+/u;
const LONGEST = 80;

const APOSTROPHES = /[’'`´]+/gu;
const NOT_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const FLAG = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;
/** `U.K.`, `U.S.A` */
const INITIALS = /^(?:[A-Z]\.){1,2}[A-Z]\.?$/u;
const FIRST_FLAG_LETTER = 0x1f1e6 - 65;

/** Mixed case is a name: `Nga` is Russia in Vietnamese, and `NGA` is Nigeria. */
const CODE = /^(?:[A-Z]{2,3}|[a-z]{2,3})$/u;

interface Countries {
  readonly byCode: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
}

let known: Countries | undefined;

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * The ISO 3166 alpha-2 code of a country: from either code, a flag, or its name in one of forty languages.
 */
export function readCountry(text: string): string | null {
  if (text.length > LONGEST) return null;
  const written = text.trim();
  const trimmed = INITIALS.test(written) ? written.replaceAll('.', '') : written;
  known ??= indexCountries();
  const code = FLAG.test(trimmed) ? flagLetters(trimmed) : CODE.test(trimmed) ? trimmed.toUpperCase() : '';
  const name = foldName(trimmed);
  return known.byCode.get(code) ?? ((known.byName.get(name) ?? countryInParts(name, known)) || null);
}

/** What lists say of a state behind its name, in the form of `foldName`. */
const STATE = /^(((arab|islamic) )?rep(ublic of)?|fed sts|fyr|rb)$/;

/** By names such as `Korea, South`, `Iran (Islamic Republic of)` and `Egypt, Arab Rep.` */
function countryInParts(folded: string, { byName }: Countries): string {
  const words = folded.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(0, at).join(' ');
    const rest = words.slice(at).join(' ');
    const found = byName.get(`${rest} ${name}`) ?? byName.get(STATE.test(rest) ? name : '');
    if (found) return found;
  }
  return '';
}

/** Shorter names have too many neighbors: `Chad`, `Cuba`. */
const SHORTEST_WITH_TYPO = 5;

/** The English name of the only country whose name differs from a text by a typo; otherwise `null`. */
export function countryWithTypo(text: string): string | null {
  const wanted = foldName(text);
  if (wanted.length < SHORTEST_WITH_TYPO || wanted.length > LONGEST) return null;
  known ??= indexCountries();
  let least = wanted.length < 2 * SHORTEST_WITH_TYPO ? 1 : 2;
  let nearest = new Set<string>();
  for (const [name, code] of known.byName) {
    const distance = code === '' ? Infinity : typoDistance(wanted, name, least);
    if (distance > least) continue;
    if (distance < least) nearest = new Set();
    least = distance;
    nearest.add(code);
  }
  const [code] = nearest;
  return code === undefined || nearest.size > 1 ? null : (ENGLISH.of(code) ?? null);
}

function indexCountries(): Countries {
  const index = new Map<string, string>();
  const codes = CODES.split(' ').map((both) => [both.slice(0, 2), both.slice(2)] as const);
  const add = (name: string, code: string): void => {
    const folded = foldName(name);
    // A name of two countries is a name of neither.
    if (folded !== '') index.set(folded, (index.get(folded) ?? code) === code ? code : '');
  };
  for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names.split('|')) add(name, code);
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const [code] of codes) {
        const name = style === 'long' && SHORT_ONLY.has(code) ? undefined : names.of(code);
        if (name !== undefined) add(SHORT_ONLY.has(code) ? (BEFORE_VARIANT.exec(name)?.[0] ?? name) : name, code);
      }
    }
  }
  const byCode = new Map([
    ...codes.flatMap(([code, long]) => [[code, code] as const, [long, code] as const]),
    ...OTHER_CODES,
  ]);
  return { byCode, byName: index };
}

/** Lower case without accents, articles and punctuation; `&` is “and”, `saint` is `st`. */
function foldName(name: string): string {
  const words = foldWord(name.normalize('NFKC').replace(APOSTROPHES, '').replaceAll('&', ' and '))
    .replaceAll('ß', 'ss')
    .split(NOT_WORDS);
  return words
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
    .normalize('NFC');
}

function flagLetters(flag: string): string {
  return [...flag].map((letter) => String.fromCodePoint(letter.codePointAt(0)! - FIRST_FLAG_LETTER)).join('');
}
