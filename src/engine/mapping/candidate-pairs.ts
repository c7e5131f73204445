import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { createNameIndex } from './names/name-index.js';
import type { TargetName } from './names/name-index.js';
import type { NameReading } from './names/name-reading.js';
import {
  createValueEvidence,
  evidenceKind,
  foldedOptions,
  foldOption,
  isSignificant,
  sampleValues,
} from './value-evidence.js';
import type { ValueEvidence } from './value-evidence.js';

/** A target and some of its names. */
export type TargetNames = readonly [right: number, names: readonly TargetName[]];

/** The pairs of a source and a target that are worth comparing, by position. */
export interface CandidatePairs {
  /** Targets in their order, each with those of its names that may resemble the source's. */
  of(left: number): readonly TargetNames[];
  /** How well the values of a source fit a target. */
  evidence(left: number, right: number): ValueEvidence;
  /** The values of a source. */
  values(left: number): readonly string[];
}

/** Total word comparisons, about a second; beyond it, each source keeps its most likely targets. */
const MAX_STEPS = 5_000_000;
/** Pairs supported by values alone: the total, and the minimum for each source. */
const MAX_BY_VALUES = 50_000;
const MIN_BY_VALUES = 8;
/** Share of values that must fit when nothing else supports a match. */
const SIGNIFICANT_FIT = 0.6;

interface CandidateNames {
  /** Of all targets, in their order. */
  readonly targetNames: readonly TargetName[];
  /** In the order of the sources. */
  readonly names: readonly NameReading[];
  readonly sources: readonly Pick<SourceColumn, 'samples'>[];
}

/** Finds pairs by what they share instead of comparing all: names by their words, values by the kinds they fit. */
export function createCandidatePairs(
  columns: readonly Column[],
  { targetNames, names, sources }: CandidateNames,
): CandidatePairs {
  const steps = MAX_STEPS / Math.max(1, sources.length);
  const limit = Math.max(MIN_BY_VALUES, Math.ceil(MAX_BY_VALUES / Math.max(1, sources.length)));
  const words = new Set(names.flatMap(({ readings }) => readings.flatMap(({ atoms }) => atoms))).size;
  const index = createNameIndex(targetNames, { words });
  const kinds = createKinds(columns);
  const values = sources.map(({ samples }) => sampleValues(samples));
  const memo = sources.map(() => new Map<number, ValueEvidence>());
  const ofKind = (left: number, kind: number): ValueEvidence => {
    const known = memo[left]!.get(kind);
    if (known) return known;
    const evidence = kinds.weigh[kind]!(values[left]!);
    memo[left]!.set(kind, evidence);
    return evidence;
  };
  const alone = new Map(targetNames.map((name): [TargetName, TargetNames] => [name, [name.target, [name]]]));
  let turn = 0;
  return {
    of(left) {
      const found: TargetNames[] = [];
      for (const name of index.find(names[left]!, steps)) {
        const last = found.at(-1);
        if (last?.[0] === name.target) found[found.length - 1] = [name.target, [...last[1], name]];
        else found.push(alone.get(name)!);
      }
      const known = new Set(found.map(([target]) => target));
      let more = limit;
      for (const kind of kinds.likelyFor(values[left]!, limit)) {
        const { significant, fit } = ofKind(left, kind);
        if (!significant || (fit ?? 0) < SIGNIFICANT_FIT) continue;
        const members = kinds.members[kind]!;
        turn += 1;
        // Starts at a different member for each source, so that similar columns are spread over similar sources.
        for (let at = 0; at < members.length && more > 0; at += 1) {
          const member = members[(turn + at) % members.length]!;
          if (known.has(member)) continue;
          known.add(member);
          found.push([member, []]);
          more -= 1;
        }
      }
      return found.sort(([one], [other]) => one - other);
    },
    evidence: (left, right) => ofKind(left, kinds.of[right]!),
    values: (left) => values[left]!,
  };
}

interface Kinds {
  /** Kind of each target. */
  readonly of: readonly number[];
  readonly weigh: readonly ReturnType<typeof createValueEvidence>[];
  readonly members: readonly (readonly number[])[];
  /** At most `limit` kinds that these values may fit. */
  likelyFor(values: readonly string[], limit: number): ReadonlySet<number>;
}

/** Groups targets by their requirements on values. */
function createKinds(columns: readonly Column[]): Kinds {
  const places = new Map<string, number>();
  const weigh: Kinds['weigh'][number][] = [];
  const members: number[][] = [];
  const always: number[] = [];
  const byOption = new Map<string, number[]>();
  const of = columns.map((column, target) => {
    const key = evidenceKind(column);
    let kind = places.get(key);
    if (kind === undefined) {
      kind = members.push([]) - 1;
      places.set(key, kind);
      weigh.push(createValueEvidence(column));
      if (isSignificant(column)) always.push(kind);
      for (const option of column.type === 'select' ? foldedOptions(column) : []) {
        const kinds = byOption.get(option);
        if (kinds) kinds.push(kind);
        else byOption.set(option, [kind]);
      }
    }
    members[kind]!.push(target);
    return kind;
  });
  return {
    of,
    weigh,
    members,
    likelyFor(values, limit) {
      const found = new Set(always);
      for (const value of values) {
        for (const kind of byOption.get(foldOption(value)) ?? []) {
          if (found.size >= limit) return found;
          found.add(kind);
        }
      }
      return found;
    },
  };
}
