import { foldWord } from './fold-word.js';
import { worldNames } from './world-names.js';

/** Month names of the shipped languages, January first; variants of one month are split by `|`. */
const MONTHS_BY_LANGUAGE: readonly string[] = [
  'january february march april may june july august september october november december',
  'januar|jänner februar|feber märz|maerz|mrz april mai juni juli august september oktober november dezember',
  'enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart|mrt april mei juni juli augustus september oktober november december',
  'styczeń|stycznia luty|lutego marzec|marca kwiecień|kwietnia maj|maja czerwiec|czerwca lipiec|lipca sierpień|sierpnia wrzesień|września październik|października listopad|listopada grudzień|grudnia',
  'يناير|كانونالثاني|جانفي فبراير|شباط|فيفري مارس|آذار أبريل|إبريل|نيسان|أفريل مايو|أيار|ماي يونيو|يونيه|حزيران|جوان يوليو|يوليه|تموز|جويلية أغسطس|آب|أوت سبتمبر|أيلول أكتوبر|تشرينالأول نوفمبر|تشرينالثاني ديسمبر|كانونالأول',
];

/** Weekday names that may precede a date, in full and abbreviated. */
const WEEKDAYS =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so ' +
  'lunes martes miércoles jueves viernes sábado domingo lun mar mié jue vie sáb dom ' +
  'lundi mardi mercredi jeudi vendredi samedi dimanche mer jeu ven sam dim ' +
  'lunedì martedì mercoledì giovedì venerdì sabato domenica gio ' +
  'segunda terça quarta quinta sexta feira seg ter qua qui sex ' +
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo ' +
  'poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt sob niedz nd ' +
  'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد';

/** Words and endings that may occur between the parts: `3rd of May`, `31 de enero`, `1er mars`, `am 3. Mai`. */
const FILLERS =
  'st nd rd th ste η of the de del do da di d el le er eme den am vom dem on o a at um uhr kl klo alle ore om uur as las les u ob kell pukul pada º ª lúc στις בשעה في को এ h m t e ko ren ta mh la ils ' +
  'gada г р в о ж год года оны ын гараг ел року roku թ พ ค ศ วันที่ ที่ ی د ap';

const MONTHS = indexMonths();
const WEEKDAY_WORDS: ReadonlySet<string> = new Set(WEEKDAYS.split(' ').map(foldWord));
const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(' ').map(foldWord));

/**
 * Names of one month in Polish or Czech and of another in Croatian, where a point follows the number of the day:
 * `15 listopada` is in November, `15. listopada` in October.
 */
const CROATIAN_MONTHS: ReadonlyMap<string, number> = new Map([
  ['lip', 6],
  ['srp', 7],
  ['lis', 10],
  ['listopada', 10],
]);

/** 1 to 12, or 0 when the folded words are not a month name. `isOrdinal`: a point follows the day. */
export function monthOfWord(word: string, isOrdinal = false): number {
  const croatian = isOrdinal ? CROATIAN_MONTHS.get(word) : undefined;
  if (croatian !== undefined || isShipped(word)) return croatian ?? MONTHS.get(word) ?? 0;
  return worldNames(word).months.get(word) ?? 0;
}

export function isWeekday(word: string): boolean {
  return isShipped(word) ? WEEKDAY_WORDS.has(word) : worldNames(word).weekdays.has(word);
}

/** Whether a word is in the tables of this file. The names of other languages take a moment to collect. */
export function isShipped(word: string): boolean {
  return MONTHS.has(word) || WEEKDAY_WORDS.has(word) || FILLER_WORDS.has(word);
}

export function isDateFiller(word: string): boolean {
  return FILLER_WORDS.has(word);
}

/** Full names, and every abbreviation of three letters or more that means one month in all languages. */
function indexMonths(): ReadonlyMap<string, number> {
  const full = new Map<string, number>();
  const beginnings = new Map<string, number>();
  for (const names of MONTHS_BY_LANGUAGE) {
    for (const [index, variants] of names.split(' ').entries()) {
      for (const variant of variants.split('|')) {
        const name = foldWord(variant);
        full.set(name, index + 1);
        for (let length = 3; length < name.length; length += 1) {
          const beginning = name.slice(0, length);
          const known = beginnings.get(beginning);
          beginnings.set(beginning, known === undefined || known === index + 1 ? index + 1 : 0);
        }
      }
    }
  }
  return new Map([...beginnings, ...full]);
}

export const ENGLISH_MONTHS: readonly string[] = MONTHS_BY_LANGUAGE[0]!
  .split(' ')
  .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
