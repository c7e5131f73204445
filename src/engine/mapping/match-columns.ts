import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { assign } from './assignment.js';
import type { Pair } from './assignment.js';
import { createCandidatePairs } from './candidate-pairs.js';
import type { TargetNames } from './candidate-pairs.js';
import { noSuggestion } from './column-mapping.js';
import type { MappingReason, MappingSuggestion } from './column-mapping.js';
import { leftovers, WEAKEST } from './leftovers.js';
import { readLexicon } from './lexicon.js';
import type { Lexicon, Words } from './lexicon.js';
import { withoutClashes } from './names/clashing-names.js';
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
/** Its worth rises steeply with the score: one good match is never given up for two mediocre ones. */
interface Candidate extends Pair {
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
  const targetNames = withoutClashes(columns.flatMap((column, target) => namesOf(column, { target, lexicon })));
  const wordsOfTargets = targetWords(targetNames, columns.length);
  const names = sources.map((source) => readName(source.name, lexicon, { related: true, wanted: wordsOfTargets.all }));
  const pairs = createCandidatePairs(columns, { targetNames, names, sources });
  const possible: Candidate[] = [];
  const candidates = sources.map((_source, left): readonly Candidate[] => {
    const values = pairs.values(left);
    const ofKind = targetsOfKind(targetNames, kindOfValues(values));
    const likely: Candidate[] = [];
    for (const [right, others] of withTargets(pairs.of(left), ofKind)) {
      const byName = bestName(names[left]!, others, wordsOfTargets);
      const evidence = ofKind.has(right) ? { fit: 1, significant: true } : pairs.evidence(left, right);
      const { score, reason } = scoreCandidate(byName, { column: columns[right]!, evidence, values });
      if (score < WEAKEST) continue;
      const candidate = { left, right, score, reason, worth: score ** 6 };
      possible.push(candidate);
      if (score >= FAINT) likely.push(candidate);
    }
    return likely;
  });
  const chosen = assign(possible.filter(({ score }) => score >= CHECK));
  const isFitting = ({ left, right }: Candidate): boolean => (pairs.evidence(left, right).fit ?? 1) >= FITTING;
  const remaining = leftovers(possible, { chosen, sources: sources.length, isFitting });
  const claims = claimsOf(candidates);
  const hasRival = createRivals({ candidates, claims, chosen });
  const isOnlyNamesake = createNamesakes({ candidates, claims });
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

/** With targets that have no name in common with the source. */
function withTargets(found: readonly TargetNames[], others: ReadonlySet<number>): readonly TargetNames[] {
  if (others.size === 0) return found;
  const known = new Set(found.map(([right]) => right));
  return [...found, ...[...others].filter((right) => !known.has(right)).map((right) => [right, []] as const)];
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
  let best = NO_SCORE;
  for (const { reading, isAlias } of others) {
    const found = isAlias ? asAlias(compareNames(name, reading)) : compareNames(name, reading, words);
    if (found.score > best.score) best = found;
  }
  return best;
}

function asAlias({ score }: NameScore): NameScore {
  return { score: score * ALIAS, reason: score > 0.9 ? 'alias' : 'similar-name' };
}

type Candidates = readonly (readonly Candidate[])[];
type Claims = ReadonlyMap<number, readonly Candidate[]>;

/** The candidates of each target. */
function claimsOf(candidates: Candidates): Claims {
  const claims = new Map<number, Candidate[]>();
  for (const likely of candidates) {
    for (const candidate of likely) {
      const others = claims.get(candidate.right);
      if (others) others.push(candidate);
      else claims.set(candidate.right, [candidate]);
    }
  }
  return claims;
}

interface Rivalry {
  readonly candidates: Candidates;
  readonly claims: Claims;
  readonly chosen: ReadonlyMap<number, number>;
}

/** Returns a function that tells whether another column or source has nearly the same score and no better match. */
function createRivals({ candidates, claims, chosen }: Rivalry): (candidate: Candidate) => boolean {
  const scoreOfLeft = new Map<number, number>();
  const scoreOfRight = new Map<number, number>();
  for (const [left, right] of chosen) {
    const { score } = candidates[left]!.find((candidate) => candidate.right === right)!;
    scoreOfLeft.set(left, score);
    scoreOfRight.set(right, score);
  }
  return ({ left, right, score }) => {
    const near = score - (score >= SAME ? MARGIN_OF_SAME : MARGIN);
    const isNear = (other: Candidate, own: number | undefined): boolean =>
      other.score >= near && (own ?? 0) <= other.score + MARGIN;
    // The other column has a better source, or the other source a better column.
    return (
      candidates[left]!.some((other) => other.right !== right && isNear(other, scoreOfRight.get(other.right))) ||
      claims.get(right)!.some((other) => other.left !== left && isNear(other, scoreOfLeft.get(other.left)))
    );
  };
}

/**
 * Returns a function that tells whether source and column have exactly the same name, and no other source or column has
 * it.
 */
function createNamesakes({
  candidates,
  claims,
}: Pick<Rivalry, 'candidates' | 'claims'>): (candidate: Candidate) => boolean {
  return (candidate) => {
    const isOther = (other: Candidate): boolean => other !== candidate && other.reason === 'same-name';
    return (
      candidate.reason === 'same-name' &&
      !candidates[candidate.left]!.some(isOther) &&
      !claims.get(candidate.right)!.some(isOther)
    );
  };
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}
