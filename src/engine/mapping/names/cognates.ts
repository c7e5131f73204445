/*
 * Languages share words that differ by a few letters and by their endings: `frequency`, `frecuencia`, `fréquence` and
 * `Frequenz`.
 */

/** Endings of those who do something, which is not what is done: an inspector is not an inspection. */
const AGENTS = /(?:eur|or|er|ist|ant)(?:[aeo]?s|en|[ae])?$/u;

const ACTIONS =
  'i[sz](?:m|m[eo]|ed?)|[ai]?(?:tion|cion|zion|cao|coe|tie|tj|cj|sjon|sion|sao)(?:al|el)?|[ai]?ment|(?:i?er)?[iu]ng|[ei]d';
const QUALITIES = '[ai]?(?:tet|teit|tat|dad)|[ae]n[cz]i?|it|at|ad|ur';
const ADJECTIVES = '[ai]?bil|[ai]bl|al|el|iv|ic|iqu|isch|isk|ari';
const PLURALS = 'es|en|er|as|os|us|um|i[aeo]|[aeious]';
const ENDINGS = new RegExp(`(?:${ACTIONS}|${QUALITIES}|${ADJECTIVES})?(?:${PLURALS})?$`, 'u');

/** Fewer letters are too little in common. */
const SHORTEST_WORD = 5;
const SHORTEST_STEM = 4;

/** What a word has in common with those of other languages that come from the same one; `null` if that is too little. */
export function cognateKey(word: string): string | null {
  if (word.length < SHORTEST_WORD) return null;
  const spelled = word
    .replace(/(.)\1/gu, '$1')
    .replace(/([pt])h/gu, (_, letter: string) => (letter === 'p' ? 'f' : 't'))
    .replace(/y/gu, 'i');
  const agent = AGENTS.exec(spelled);
  const stem = spelled
    .slice(0, (agent ?? ENDINGS.exec(spelled))!.index)
    .replace(/ch|ck|[cq]u$|qu|c|q/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/[xz]/gu, 's');
  return stem.length < SHORTEST_STEM ? null : `${stem}${agent ? '+' : ''}`;
}

/** Letters that begin the same words in other languages. */
const SOUNDS: Readonly<Record<string, string>> = { c: 'k', q: 'k', w: 'v', z: 's' };

export function initialSound(word: string): string {
  const initial = word.slice(0, 1);
  return word.startsWith('ph') ? 'f' : (SOUNDS[initial] ?? initial);
}
