import { readFileSync, writeFileSync } from 'node:fs';
import { wordsOf } from '../../src/engine/mapping/needed-lists.js';
import type { ListName } from '../../src/engine/mapping/needed-lists.js';
import { ALL_WORDS } from '../../src/engine/mapping/suggest-mapping.js';

/**
 * Writes `names/language-marks.ts` anew for the words of the lexicon, by a greedy cover: again and again, the part of a
 * word that tells most phrases of its list from those of other lists.
 *
 *   npx tsx scripts/words/choose-marks.ts [/usr/share/dict/words]
 *
 * The argument is a list of English words, one per line, such as the one of the Debian package `wamerican`.
 */

type Latin = Exclude<ListName, 'cyrillic' | 'cjk' | 'scripts'>;

const FILE = new URL('../../src/engine/mapping/names/language-marks.ts', import.meta.url);
const LENGTHS = [3, 4, 5, 6, 7];
/** Words of an English dictionary that may have a mark. */
const ENGLISH_SHARE = 0.0009;
/** A mark must tell this many phrases more than it confuses. */
const LEAST_GAIN = 0.6;
const COST_OF_CONFUSED = 0.05;
const LEADING_CHARACTERS = 2;
const LINE = 116;

const { cyrillic: _cyrillic, cjk: _cjk, scripts: _scripts, ...latin } = ALL_WORDS.byName;
const names = Object.keys(latin) as Latin[];

function phrasesOf(list: readonly string[]): readonly string[] {
  const lines = list.flatMap((text) => text.split('\n')).map((line) => line.split(': ')[1] ?? '');
  return [...new Set(lines.flatMap((phrases) => phrases.split(',')).filter((phrase) => phrase.length > 2))];
}

/** The parts of words that may be marks of a name, with `^` and `$` where words begin and end. */
function partsOf(name: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const word of wordsOf(name)) {
    const whole = `^${word}$`;
    for (const length of LENGTHS)
      for (let start = 0; start + length <= whole.length; start += 1) parts.add(whole.slice(start, start + length));
  }
  return parts;
}

function forbiddenParts(dictionary: string): (part: string) => boolean {
  const inLexicon = new Set(phrasesOfEnglish().flatMap((phrase) => [...partsOf(phrase)]));
  const words = [
    ...new Set(
      readFileSync(dictionary, 'utf8')
        .toLowerCase()
        .match(/^[a-z]+$/gmu),
    ),
  ];
  const counts = new Map<string, number>();
  for (const word of words) for (const part of partsOf(word)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return (part) => inLexicon.has(part) || (counts.get(part) ?? 0) > words.length * ENGLISH_SHARE;
}

function phrasesOfEnglish(): readonly string[] {
  return [...ALL_WORDS.english, ...ALL_WORDS.rare, ...ALL_WORDS.trades]
    .flatMap((text) => text.split(/\n|: |,/u))
    .map((phrase) => phrase.replaceAll('-', ' '));
}

interface Phrase {
  readonly list: Latin;
  readonly parts: readonly string[];
  /** Marks of each list that it has. */
  readonly marks: Record<Latin, number>;
}

/** Whether the list of a phrase is among those with most marks in it. */
const isTold = ({ list, marks }: Phrase): boolean =>
  marks[list] > 0 && names.every((name) => marks[name] <= marks[list]);

function choose(isForbidden: (part: string) => boolean): Record<Latin, Set<string>> {
  const noMarks = (): Record<Latin, number> =>
    Object.fromEntries(names.map((name) => [name, 0])) as Record<Latin, number>;
  const phrases = names.flatMap((list) =>
    phrasesOf(latin[list]).map((text): Phrase => ({
      list,
      parts: [...partsOf(text)].filter((part) => !isForbidden(part)),
      marks: noMarks(),
    })),
  );
  const byPart = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const part of phrase.parts) byPart.set(part, [...(byPart.get(part) ?? []), phrase]);
  const chosen = Object.fromEntries(names.map((name) => [name, new Set<string>()])) as Record<Latin, Set<string>>;
  const gainOf = (part: string, list: Latin): number => {
    let gain = 0;
    for (const phrase of byPart.get(part)!) {
      const before = isTold(phrase);
      phrase.marks[list] += 1;
      const after = isTold(phrase);
      phrase.marks[list] -= 1;
      if (phrase.list === list) gain += !before && after ? 1 : before ? 0.02 : 0.1;
      else gain -= before && !after ? 1 : COST_OF_CONFUSED;
    }
    // Long marks take more space.
    return gain - part.length * 0.02;
  };
  // In ascending order of their gains, which mostly fall: the first one that has not fallen is the best.
  const waiting = names
    .flatMap((list) => [...byPart.keys()].map((part) => ({ part, list, gain: gainOf(part, list) })))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((one, other) => one.gain - other.gain);
  for (let best = waiting.pop(); best; best = waiting.pop()) {
    const { part, list } = best;
    const gain = gainOf(part, list);
    if (gain >= LEAST_GAIN && gain >= (waiting.at(-1)?.gain ?? 0)) {
      chosen[list].add(part);
      for (const phrase of byPart.get(part)!) phrase.marks[list] += 1;
    } else if (gain >= LEAST_GAIN) {
      const place = waiting.findLastIndex((other) => other.gain <= gain) + 1;
      waiting.splice(place, 0, { part, list, gain });
    }
  }
  return chosen;
}

function textOf(marks: ReadonlySet<string>): string {
  const groups = new Map<string, string[]>();
  for (const mark of [...marks].sort()) {
    const start = mark.slice(0, LEADING_CHARACTERS);
    groups.set(start, [...(groups.get(start) ?? []), mark.slice(LEADING_CHARACTERS)]);
  }
  const lines = [''];
  for (const [start, ends] of groups) {
    const group = `${start}${ends.join(',')}`;
    if (`${lines.at(-1)} ${group}`.length > LINE) lines.push(group);
    else lines.push(`${lines.pop()} ${group}`.trim());
  }
  return lines.join('\n');
}

const chosen = choose(forbiddenParts(process.argv[2] ?? '/usr/share/dict/words'));
const [head] = readFileSync(FILE, 'utf8').split('export const');
const lists = names.map((name) => `  ${name}: \`\n${textOf(chosen[name])}\n\`,\n`);
writeFileSync(FILE, `${head}export const LANGUAGE_MARKS = {\n${lists.join('')}} as const;\n`);
for (const name of names) console.log(name, chosen[name].size);
