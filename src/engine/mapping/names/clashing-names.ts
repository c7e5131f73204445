import { atomsKey } from '../lexicon.js';
import type { TargetName } from './name-index.js';
import type { NameReading, Reading } from './name-reading.js';

/** Less likely than the other column, but near enough to make either doubtful. */
const IN_DOUBT = 0.96;

/**
 * Two columns never mean the same. If both names mean it, but only one says so in its own words, the other one's meaning is
 * doubtful: a supply point and a meter number may both be the number of a meter.
 */
export function withoutClashes(names: readonly TargetName[]): readonly TargetName[] {
  const meanings = new Map<string, TargetName[]>();
  for (const name of names) {
    const [first] = name.reading.readings;
    if (!first) continue;
    const key = atomsKey(first.atoms);
    meanings.set(key, [...(meanings.get(key) ?? []), name]);
  }
  const isDoubtful = (name: TargetName, first: Reading): boolean => {
    const others = meanings.get(atomsKey(first.atoms))!.filter(({ target }) => target !== name.target);
    return !says(name.reading, first) && others.some(({ reading }) => says(reading, first));
  };
  return names.map((name) => {
    const { reading } = name;
    const [first, ...others] = reading.readings;
    if (!first || !isDoubtful(name, first)) return name;
    const readings = [...others, { ...first, certainty: first.certainty * IN_DOUBT }];
    return { ...name, reading: { ...reading, readings } };
  });
}

/** Whether a name says in its own words what a meaning is about. */
function says({ words }: NameReading, { weighed }: Reading): boolean {
  return weighed.words.some(({ text, isGeneral }) => !isGeneral && words.includes(text));
}
