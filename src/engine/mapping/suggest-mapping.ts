import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout.js';
import { assign } from './assignment.js';
import type { MappingReason, MappingSuggestion } from './column-mapping.js';
import { readLexicon } from './lexicon.js';
import type { Lexicon } from './lexicon.js';
import { readName } from './name-reading.js';
import type { NameReading } from './name-reading.js';
import { compareNames, compareSpelling } from './name-similarity.js';
import type { CommonAtoms, NameScore } from './name-similarity.js';
import { looksLikeEmails, weighValues } from './value-evidence.js';

/** From here on a match is preselected. */
export const SURE = 0.775;
/** From here on a match is offered. */
export const CHECK = 0.5;
/** A rival this close makes a match doubtful; the same name fears only the same name. */
const MARGIN = 0.05;
const MARGIN_OF_SAME = 0.01;
const SAME = 0.97;
const ALIAS = 0.97;
const VALUES_ALONE = 0.6;
const DOUBTFUL = 0.7;
/** Pairs of names whose likeness is told in a second or two; with more of them only the same names are found. */
const MOST_PAIRS = 100_000;

interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly score: number;
  readonly reason: MappingReason;
}

/**
 * Proposes a column for each source column, in the order of the sources. No column is proposed twice.
 * A wrong match costs more than a missing one, so what is not clear is `check`, never `sure`.
 */
export function suggestMapping(columns: readonly Column[], sources: readonly SourceColumn[]): MappingSuggestion[] {
  const lexicon = readLexicon();
  const targets = columns.map((column) => readTarget(column, lexicon));
  const common = commonAtoms(targets);
  const names = sources.map((source) => readName(source.name, lexicon, { related: true }));
  const pairs = names.length * targets.reduce((sum, target) => sum + target.names.length + target.aliases.length, 0);
  const compare = pairs > MOST_PAIRS ? compareSpelling : compareNames;
  const candidates: Candidate[] = [];
  for (const [left, source] of sources.entries()) {
    const name = names[left];
    for (const [right, target] of targets.entries()) {
      if (!name) continue;
      const candidate = { left, right, ...judge(source, target, bestName(name, target, { common, compare })) };
      if (candidate.score >= CHECK * 0.8) candidates.push(candidate);
    }
  }
  const offered = candidates.filter((candidate) => candidate.score >= CHECK);
  // A steep worth: one good match is never given up for two middling ones.
  const chosen = assign(offered.map(({ left, right, score }) => ({ left, right, worth: score ** 6 })));
  const scoreOf = new Map(candidates.map((candidate) => [`${candidate.left} ${candidate.right}`, candidate]));
  return sources.map((source, left) => {
    const right = chosen.get(left);
    const candidate = right === undefined ? undefined : scoreOf.get(`${left} ${right}`);
    const column = right === undefined ? undefined : columns[right];
    if (!candidate || !column)
      return { source: source.index, column: null, tier: 'none', confidence: 0, reason: 'no-match' };
    const doubtful = candidate.score < SURE || hasRival(candidate, candidates, chosen, scoreOf);
    return {
      source: source.index,
      column: column.id,
      tier: doubtful ? 'check' : 'sure',
      confidence: round(doubtful ? Math.min(candidate.score, DOUBTFUL) : candidate.score),
      reason: candidate.reason,
    };
  });
}

interface Target {
  readonly column: Column;
  /** The label and the id. */
  readonly names: readonly NameReading[];
  readonly aliases: readonly NameReading[];
}

function readTarget(column: Column, lexicon: Lexicon): Target {
  const read = (name: string): NameReading => readName(name, lexicon, { related: false });
  return {
    column,
    names: [...new Set([column.label, column.id])].map(read),
    aliases: (column.aliases ?? []).map(read),
  };
}

/** Atoms in at least three columns, or in most of them. */
function commonAtoms(targets: readonly Target[]): CommonAtoms {
  const counts = new Map<string, number>();
  for (const { names } of targets) {
    const atoms = new Set(names.flatMap(({ readings }) => readings.flatMap((reading) => reading.atoms)));
    for (const atom of atoms) counts.set(atom, (counts.get(atom) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([, count]) => count >= 3 || (count > 1 && count > targets.length / 2)).map(([atom]) => atom),
  );
}

function judge(source: SourceColumn, target: Target, byName: NameScore): NameScore {
  const evidence = weighValues(target.column, source.samples);
  if (evidence.fit === null) {
    // Addresses in a column that is to hold something else, such as "Name" over e-mail addresses.
    const astray = target.column.type !== 'email' && looksLikeEmails(source.samples) && byName.reason !== 'same-name';
    return astray && byName.score < 0.95 ? { ...byName, score: byName.score * 0.8 } : byName;
  }
  if (evidence.fit < 0.35) return { ...byName, score: Math.min(byName.score * 0.7, DOUBTFUL) };
  if (evidence.fit < 0.6) return { ...byName, score: byName.score * 0.8 };
  if (!evidence.telling) return byName;
  if (byName.score < 0.3) return { score: VALUES_ALONE * evidence.fit, reason: 'values' };
  if (byName.score >= 0.9) return byName;
  return { score: Math.min(0.9, byName.score + 0.12), reason: 'name-and-values' };
}

interface Comparing {
  readonly common: CommonAtoms;
  readonly compare: typeof compareNames;
}

function bestName(name: NameReading, target: Target, { common, compare }: Comparing): NameScore {
  const scores = target.names.map((other) => compare(name, other, common));
  for (const alias of target.aliases) {
    const { score } = compare(name, alias);
    scores.push({ score: score * ALIAS, reason: score > 0.9 ? 'alias' : 'similar-name' });
  }
  return scores.reduce((best, score) => (score.score > best.score ? score : best));
}

/** Whether another column or another source has nearly the same claim, and nothing better to do. */
function hasRival(
  candidate: Candidate,
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<number, number>,
  scoreOf: ReadonlyMap<string, Candidate>,
): boolean {
  const settled = new Map([...chosen].map(([left, right]) => [right, scoreOf.get(`${left} ${right}`)?.score ?? 0]));
  const margin = candidate.score >= SAME ? MARGIN_OF_SAME : MARGIN;
  return candidates.some((other) => {
    if (other === candidate || other.score < candidate.score - margin) return false;
    if (other.left === candidate.left) {
      // The other column is better served by its own source.
      return other.right !== candidate.right && (settled.get(other.right) ?? 0) <= other.score + MARGIN;
    }
    if (other.right !== candidate.right) return false;
    const right = chosen.get(other.left);
    const own = right === undefined ? 0 : (scoreOf.get(`${other.left} ${right}`)?.score ?? 0);
    return own <= other.score + MARGIN;
  });
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}
