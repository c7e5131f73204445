import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { assign } from './assignment.js';
import { createCandidatePairs } from './candidate-pairs.js';
import { noSuggestion } from './column-mapping.js';
import type { MappingReason, MappingSuggestion } from './column-mapping.js';
import { leftovers, WEAKEST } from './leftovers.js';
import { readLexicon } from './lexicon.js';
import type { Lexicon, Words } from './lexicon.js';
import type { TargetName } from './names/name-index.js';
import { readName } from './names/name-reading.js';
import type { NameReading } from './names/name-reading.js';
import { compareNames, NO_SCORE } from './names/name-similarity.js';
import type { NameScore, TargetWords } from './names/name-similarity.js';
import { FITTING } from './same-names.js';
import { isNameOfKind, kindOfValues } from './value-kinds.js';
import type { ValueKind } from './value-kinds.js';
import { looksLikeEmails } from './value-evidence.js';
import type { ValueEvidence } from './value-evidence.js';

/** Score from which a match is preselected. */
export const SURE = 0.775;
/** Score from which a match is offered. */
export const CHECK = 0.5;
/** Scores below this do not count as a rival, and support a match only if nothing else is left. */
const FAINT = 0.4;
/** A rival this close makes a match doubtful; an exact name has only exact names as rivals. */
const MARGIN = 0.05;
const MARGIN_OF_SAME = 0.01;
const TIE = 0.025;
/** A match below this is not offered if another is as good: only the names as written are above it. */
const CLEAR = 0.95;
const SAME = 0.97;
const ALIAS = 0.97;
const VALUES_ALONE = 0.6;
const DOUBTFUL = 0.7;
interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly score: number;
  readonly reason: MappingReason;
}

/**
 * Suggests a column for each source column, in the order of the sources. No column is suggested twice. A wrong match
 * costs more than a missing one, so an unclear match is `check`, never `sure`.
 */
export function matchColumns(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  words: Words,
): MappingSuggestion[] {
  const lexicon = readLexicon(words);
  const targetNames = columns.flatMap((column, target) => namesOf(column, { target, lexicon }));
  const wordsOfTargets = targetWords(targetNames, columns.length);
  const names = sources.map((source) => readName(source.name, lexicon, { related: true }));
  const pairs = createCandidatePairs(columns, { targetNames, names, sources });
  const possible = sources.map((_source, left): readonly Candidate[] => {
    const values = pairs.values(left);
    const ofKind = targetsOfKind(targetNames, kindOfValues(values));
    const found = new Map(pairs.of(left));
    for (const right of ofKind) if (!found.has(right)) found.set(right, []);
    const matches: Candidate[] = [];
    for (const [right, others] of found) {
      const byName = bestName(names[left]!, others, wordsOfTargets);
      const evidence = ofKind.has(right) ? { fit: 1, significant: true } : pairs.evidence(left, right);
      const { score, reason } = scoreCandidate(byName, { column: columns[right]!, evidence, values });
      if (score >= WEAKEST) matches.push({ left, right, score, reason });
    }
    return matches;
  });
  const candidates = possible.map((each) => each.filter(({ score }) => score >= FAINT));
  const offered = candidates.flat().filter((candidate) => candidate.score >= CHECK);
  // A steep worth: one good match is never given up for two mediocre ones.
  const chosen = assign(offered.map(({ left, right, score }) => ({ left, right, worth: score ** 6 })));
  const isFitting = ({ left, right }: Candidate): boolean => (pairs.evidence(left, right).fit ?? 1) >= FITTING;
  const remaining = leftovers(possible.flat(), { chosen, sources: sources.length, isFitting });
  const hasRival = createRivals(candidates, chosen);
  const isOnlyNamesake = createNamesakes(candidates);
  return sources.map((source, left) => {
    const leftover = remaining.get(left);
    const right = leftover?.right ?? chosen.get(left);
    const candidate = leftover ?? candidates[left]!.find((each) => each.right === right);
    const column = right === undefined ? undefined : columns[right];
    if (!candidate || !column) return noSuggestion(source.index);
    const isDisputed = !leftover && hasRival(candidate);
    if (isDisputed && isTie(candidate, candidates[left]!)) return noSuggestion(source.index);
    const doubtful = candidate.score < SURE || isDisputed;
    return {
      source: source.index,
      column: column.id,
      tier: doubtful ? 'check' : 'sure',
      confidence: round(doubtful ? Math.min(candidate.score, DOUBTFUL) : candidate.score),
      reason: candidate.reason,
      ...(doubtful && isOnlyNamesake(candidate) ? { doubt: 'values' as const } : {}),
    };
  });
}

/** The targets whose names say that they have values of this kind. */
function targetsOfKind(names: readonly TargetName[], kind: ValueKind | null): ReadonlySet<number> {
  if (kind === null) return new Set();
  const isOfKind = ({ reading }: TargetName): boolean =>
    reading.readings.slice(0, 1).some(({ atoms }) => isNameOfKind(atoms, kind));
  return new Set(names.filter(isOfKind).map(({ target }) => target));
}

/** Whether a weak match is as good for another column, so that offering either would be a guess. */
function isTie({ right, score, reason }: Candidate, others: readonly Candidate[]): boolean {
  return (
    score < CLEAR &&
    reason !== 'values' &&
    others.some((other) => other.right !== right && Math.abs(other.score - score) < TIE)
  );
}

/** The label and the id, then the aliases. */
function namesOf(
  { label, id, aliases = [] }: Column,
  { target, lexicon }: { readonly target: number; readonly lexicon: Lexicon },
): readonly TargetName[] {
  const read = (name: string, isAlias: boolean): TargetName => ({
    target,
    reading: readName(name, lexicon, { related: false }),
    isAlias,
  });
  return [...[...new Set([label, id])].map((name) => read(name, false)), ...aliases.map((name) => read(name, true))];
}

/** Common atoms are those in at least three columns, or in most of them. */
function targetWords(names: readonly TargetName[], columnCount: number): TargetWords {
  const columns = new Map<string, Set<number>>();
  for (const { target, reading, isAlias } of names) {
    for (const atom of isAlias ? [] : reading.readings.flatMap(({ atoms }) => atoms)) {
      const others = columns.get(atom);
      if (others) others.add(target);
      else columns.set(atom, new Set([target]));
    }
  }
  const isCommon = ({ size }: ReadonlySet<number>): boolean => size >= 3 || (size > 1 && size > columnCount / 2);
  const common = new Set([...columns].flatMap(([atom, targets]) => (isCommon(targets) ? [atom] : [])));
  const single = new Set([...columns].flatMap(([atom, targets]) => (targets.size === 1 ? [atom] : [])));
  return { common, all: new Set(columns.keys()), single };
}

interface CandidateEvidence {
  readonly column: Column;
  readonly evidence: ValueEvidence;
  readonly values: readonly string[];
}

function scoreCandidate(byName: NameScore, { column, evidence, values }: CandidateEvidence): NameScore {
  if (evidence.fit === null) {
    // Email addresses in a column meant for something else, such as "Name".
    if (byName.score >= 0.95 || byName.score < FAINT || byName.reason === 'same-name') return byName;
    const isMisplaced = column.type !== 'email' && looksLikeEmails(values);
    return isMisplaced ? { ...byName, score: byName.score * 0.8 } : byName;
  }
  if (evidence.fit < 0.35) return { ...byName, score: Math.min(byName.score * 0.7, DOUBTFUL) };
  if (evidence.fit < FITTING) return { ...byName, score: byName.score * 0.8 };
  if (!evidence.significant) return byName;
  if (byName.score < 0.3) return { score: VALUES_ALONE * evidence.fit, reason: 'values' };
  if (byName.score >= 0.9) return byName;
  return { score: Math.min(0.9, byName.score + 0.12), reason: 'name-and-values' };
}

function bestName(name: NameReading, others: readonly TargetName[], words: TargetWords): NameScore {
  return others.reduce((best, { reading, isAlias }) => {
    const found = isAlias ? asAlias(compareNames(name, reading)) : compareNames(name, reading, words);
    return found.score > best.score ? found : best;
  }, NO_SCORE);
}

function asAlias({ score }: NameScore): NameScore {
  return { score: score * ALIAS, reason: score > 0.9 ? 'alias' : 'similar-name' };
}

/** Returns a function that tells whether another column or source has nearly the same score and no better match. */
function createRivals(
  candidates: readonly (readonly Candidate[])[],
  chosen: ReadonlyMap<number, number>,
): (candidate: Candidate) => boolean {
  const claims = new Map<number, Candidate[]>();
  const scoreOfLeft = new Map<number, number>();
  const scoreOfRight = new Map<number, number>();
  for (const candidate of candidates.flat()) {
    const { left, right, score } = candidate;
    const others = claims.get(right);
    if (others) others.push(candidate);
    else claims.set(right, [candidate]);
    if (chosen.get(left) !== right) continue;
    scoreOfLeft.set(left, score);
    scoreOfRight.set(right, score);
  }
  return ({ left, right, score }) => {
    const near = score - (score >= SAME ? MARGIN_OF_SAME : MARGIN);
    // The other column has a better source, or the other source a better column.
    const column = candidates[left]!.some(
      (other) =>
        other.right !== right && other.score >= near && (scoreOfRight.get(other.right) ?? 0) <= other.score + MARGIN,
    );
    const source = (): boolean =>
      claims
        .get(right)!
        .some(
          (other) =>
            other.left !== left && other.score >= near && (scoreOfLeft.get(other.left) ?? 0) <= other.score + MARGIN,
        );
    return column || source();
  };
}

/**
 * Returns a function that tells whether source and column have exactly the same name, and no other source or column has
 * it.
 */
function createNamesakes(candidates: readonly (readonly Candidate[])[]): (candidate: Candidate) => boolean {
  const same = candidates.flat().filter(({ reason }) => reason === 'same-name');
  const lefts = countBy(same, ({ left }) => left);
  const rights = countBy(same, ({ right }) => right);
  return ({ left, right, reason }) => reason === 'same-name' && lefts.get(left) === 1 && rights.get(right) === 1;
}

function countBy(candidates: readonly Candidate[], key: (candidate: Candidate) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const candidate of candidates) counts.set(key(candidate), (counts.get(key(candidate)) ?? 0) + 1);
  return counts;
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}
