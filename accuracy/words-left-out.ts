import type { WordList } from '../src/engine/mapping/lexicon.js';
import { compactName, nameWords, plainWord } from '../src/engine/mapping/names/normalize-name.js';
import type { AllWords } from '../src/engine/mapping/suggest-mapping.js';

/** Letters from which a word is also looked for within compounds: `policenummer` says `police`. */
const WITHIN_COMPOUNDS = 5;

/** The names of a domain in the two forms that phrases are looked for in. */
interface DomainNames {
  readonly separate: string;
  readonly compact: string;
}

/** Leaves out the words that the names of one domain contain, and those of no other. */
export function createLeaveOut(
  { english, rare, trades, byName }: AllWords,
  names: ReadonlyMap<string, readonly string[]>,
): (domain: string) => AllWords {
  const texts = new Map([...names].map(([domain, all]) => [domain, textOf(all)]));
  const domains = new Map<string, readonly string[]>();
  const domainsOf = (phrase: string): readonly string[] => {
    const known = domains.get(phrase);
    if (known) return known;
    const found = [...texts].filter(([, text]) => contains(text, phrase)).map(([domain]) => domain);
    domains.set(phrase, found);
    return found;
  };
  return (domain) => {
    const isKept = (phrase: string): boolean => {
      const found = domainsOf(phrase);
      return found.length !== 1 || found[0] !== domain;
    };
    const leaveOut = (text: string): string =>
      text
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => {
          const [concept = '', phrases = ''] = line.split(': ');
          const kept = phrases.split(',').filter((phrase) => phrase !== '' && isKept(phrase));
          return isKept(concept.replaceAll('-', ' ')) ? [`${concept}: ${kept.join(',')}`] : [];
        })
        .join('\n');
    const listWithout = (list: WordList): WordList => list.map(leaveOut);
    return {
      english: listWithout(english),
      rare: listWithout(rare),
      trades: listWithout(trades),
      byName: Object.fromEntries(
        Object.entries(byName).map(([name, list]) => [name, listWithout(list)]),
      ) as AllWords['byName'],
    };
  };
}

function textOf(names: readonly string[]): DomainNames {
  return {
    separate: names.map((name) => ` ${nameWords(name).map(plainWord).join(' ')} `).join('\n'),
    compact: names.map(compactName).join('\n'),
  };
}

function contains({ separate, compact }: DomainNames, phrase: string): boolean {
  const joined = compactName(phrase);
  if (joined.length >= WITHIN_COMPOUNDS && compact.includes(joined)) return true;
  return separate.includes(` ${phrase.split(' ').map(plainWord).join(' ')} `);
}
