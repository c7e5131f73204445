import type { MappingReason } from './column-mapping.js';
import type { Atoms } from './lexicon.js';
import type { NameReading } from './name-reading.js';
import { typoDistance } from './typo-distance.js';

export interface NameScore {
  /** 0 to 1. */
  readonly score: number;
  readonly reason: MappingReason;
}

export const NO_SCORE: NameScore = { score: 0, reason: 'no-match' };

const SAME = 1;
const SAME_NORMALISED = 0.98;
const SAME_MEANING = 0.94;

/** Words that say nothing about which fact it is. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'field value column detail info information data text string label entry input required optional mandatory new if applicable any ' +
    'usd eur gbp sek nok dkk chf pln try brl kg g gram lb lbs oz cm mm m km min minute sec inch feld wert campo champ fait alan veld falt pole ' +
    'yyyy mm dd hh ss iso format details'
  ).split(' '),
);

/** Whose fact it is: `Customer email` and `Email` are the same in a table of customers. */
const SUBJECTS: ReadonlySet<string> = new Set(
  (
    'customer client user employee staff worker contact person personal member student pupil patient participant player guest applicant candidate ' +
    'subscriber lead prospect work business office primary main default preferred official legal current product item variant order invoice ' +
    'transaction payment booking asset device account record course event training project ticket task kunde kund klant klient cliente musteri ' +
    'mitarbeiter benutzer mitglied teilnehmer membre adherent usuario socio utente uye personel medlem anvandare pracownik pro professional'
  ).split(' '),
);

const SUBJECT_WEIGHT = 0.25;
const FILLER_WEIGHT = 0.08;

/** Compares two names; 0 where nothing speaks for them. */
export function compareNames(source: NameReading, target: NameReading): NameScore {
  if (source.text === '' || target.text === '') return NO_SCORE;
  if (source.text === target.text) return { score: SAME, reason: 'same-name' };
  if (source.compact !== '' && source.compact === target.compact)
    return { score: SAME_NORMALISED, reason: 'same-name-normalised' };
  let best = NO_SCORE;
  for (const left of source.readings) {
    for (const right of target.readings) {
      const bound = SAME_MEANING * left.certainty * right.certainty;
      if (bound <= best.score) continue;
      const likeness = compareAtoms(left.atoms, right.atoms);
      const score = bound * likeness;
      if (score <= best.score) continue;
      best = { score, reason: likeness === 1 && left.certainty * right.certainty > 0.9 ? 'alias' : 'similar-name' };
    }
  }
  return best;
}

/** Shared weight over all weight: what only one side says counts against. */
export function compareAtoms(left: Atoms, right: Atoms): number {
  const leftWeights = weigh(left);
  const rightWeights = weigh(right);
  const unmatched = new Set(right);
  let shared = 0;
  let all = 0;
  const extras: string[] = [];
  for (const atom of left) {
    const weight = leftWeights.get(atom) ?? 0;
    const partner = closest(atom, unmatched);
    if (!partner) {
      all += weight;
      extras.push(atom);
      continue;
    }
    unmatched.delete(partner.atom);
    const other = rightWeights.get(partner.atom) ?? 0;
    shared += Math.min(weight, other) * partner.likeness;
    all += Math.max(weight, other);
  }
  for (const atom of unmatched) all += rightWeights.get(atom) ?? 0;
  if (all === 0) return 0;
  const meaning = (atom: string): boolean => !FILLERS.has(atom);
  // "Work phone" against "Home phone": both say whose, and they disagree.
  const disagree = extras.some(meaning) && [...unmatched].some(meaning);
  return (shared / all) * (disagree ? 0.7 : 1);
}

/** What each atom counts among the others of its name. */
function weigh(atoms: Atoms): ReadonlyMap<string, number> {
  const cores = atoms.filter((atom) => !FILLERS.has(atom) && !SUBJECTS.has(atom));
  const subjectsOnly = cores.length === 0;
  return new Map(
    atoms.map((atom) => {
      if (FILLERS.has(atom)) return [atom, atoms.length === 1 ? 1 : FILLER_WEIGHT];
      if (SUBJECTS.has(atom)) return [atom, subjectsOnly ? 1 : SUBJECT_WEIGHT];
      return [atom, cores.length === 1 ? 1 : headWeight(atom)];
    }),
  );
}

/** General words weigh little beside a particular one: `company name` is about the company. */
const HEAD_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['name', 0.15],
  ['1', 0.15],
  ['id', 0.6],
  ['code', 0.5],
  ['date', 0.7],
  ['type', 0.8],
  ['amount', 0.5],
  ['location', 0.8],
]);

function headWeight(atom: string): number {
  return HEAD_WEIGHTS.get(atom) ?? 1;
}

function closest(
  atom: string,
  candidates: ReadonlySet<string>,
): { readonly atom: string; readonly likeness: number } | null {
  if (candidates.has(atom)) return { atom, likeness: 1 };
  let best: { atom: string; likeness: number } | null = null;
  for (const other of candidates) {
    const likeness = wordLikeness(atom, other);
    if (likeness > (best?.likeness ?? 0)) best = { atom: other, likeness };
  }
  return best;
}

/** Slips of the pen and cut-off words; different words are 0 however alike they look. */
function wordLikeness(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 3) return 0;
  const longer = Math.max(left.length, right.length);
  if (shorter >= 3 && longer - shorter >= 2 && (left.startsWith(right) || right.startsWith(left))) {
    return shorter >= 4 ? 0.85 : 0.75;
  }
  const allowed = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  const distance = allowed === 0 ? Infinity : typoDistance(left, right, allowed);
  return distance <= allowed ? 0.92 - 0.06 * (distance - 1) : 0;
}
