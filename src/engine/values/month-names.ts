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
const FILLERS = 'st nd rd th of the de del do da di d el le er eme den am on o a at';

/** Lower case without accents, so that `Février` and `fevrier` are the same. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

const MONTHS = indexMonths();
const WEEKDAY_WORDS: ReadonlySet<string> = new Set(WEEKDAYS.split(' ').map(foldWord));
const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(' '));

/** 1 to 12, or 0 when the folded word is not a month name. */
export function monthOfWord(word: string): number {
  return MONTHS.get(word) ?? 0;
}

export function isWeekday(word: string): boolean {
  return WEEKDAY_WORDS.has(word);
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
