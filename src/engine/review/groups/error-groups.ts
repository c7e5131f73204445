import type { Column } from '../../column.js';
import type { Alike, ErrorGroup, ErrorSample } from '../../group-calls.js';
import { options as optionMatching } from '../../pieces/options.js';
import { types } from '../../pieces/types.js';
import { compileProgram } from '../../program/compile-program.js';
import type { Expression, LookupEntry } from '../../program/program.js';
import { candidatesFor } from '../../repair/candidates.js';
import type { FixName } from '../../repair/candidates.js';
import { formOf } from '../../repair/form.js';
import type { IssueCode } from '../../validation/issues/issue.js';
import { RowSet } from '../../validation/issues/row-set.js';
import { knownFormats } from '../bound-columns.js';
import type { Review } from '../review.js';
import { scanCells } from '../scan-cells.js';

/** Maximum number of groups per check; further errors share one group. */
const MAX_GROUPS = 200;
/** Maximum number of texts per check whose group is cached. */
const MAX_CACHED = 20_000;
const SAMPLES = 5;
/** Maximum number of values that one group changes to their nearest allowed value: programs have a limit. */
const MAX_ENTRIES = 1000;

/** A group with its rows. */
interface Members {
  readonly key: string;
  readonly kind: number;
  readonly alike: Alike;
  /** The expression that fixes each value; `null` if there is no fix. */
  readonly to: Expression | null;
  readonly rows: RowSet;
  readonly samples: ErrorSample[];
}

/** The group of a text, and the text after the group's fix. */
interface Place {
  readonly group: Members;
  readonly repaired: string | null;
}

export interface GroupRows {
  readonly code: IssueCode;
  readonly rows: readonly number[];
  readonly column: string | null;
  /** The expression that fixes each value; `null` if there is no fix. */
  readonly to: Expression | null;
}

/** Groups the errors of a review by column and check, and then by fix, value or form. */
export class ErrorGroups {
  readonly #review: Review;
  readonly #sorters = new Map<number, Sorter>();
  /** Version of the review's data that the groups were read from. */
  readonly dataVersion: number;

  constructor(review: Review) {
    this.#review = review;
    this.dataVersion = review.dataVersion;
  }

  /** Reads all invalid rows and sorts their errors into groups. */
  async collect({
    signal,
    pause,
  }: {
    readonly signal: AbortSignal;
    readonly pause: () => Promise<void>;
  }): Promise<void> {
    const { issues, deleted, host, mapped } = this.#review;
    const only = RowSet.of(issues.invalid.members());
    for (const gone of [deleted, host.delivered]) for (const row of gone.members()) only.delete(row);
    const columns = [...mapped.keys()].filter((position) => issues.countOf(position, 'error') > 0);
    await scanCells(this.#review, { columns, only, signal, pause }, ({ rows, count, texts }) => {
      for (let at = 0; at < count; at += 1) {
        const row = rows[at]!;
        for (const kind of issues.errorKindsOf(row)) {
          const text = texts[columns.indexOf(issues.columnOf(kind))]?.[at] ?? '';
          this.#sorterOf(kind).add(row, text);
        }
      }
    });
  }

  /** Largest first; groups of the same size are in column order. */
  list(): readonly ErrorGroup[] {
    const sorters = [...this.#sorters].sort(([left], [right]) => left - right);
    const groups = sorters.flatMap(([, sorter]) => sorter.groups().map((group) => this.#describe(group)));
    return groups.sort((left, right) => right.count - left.count);
  }

  /** The rows of a group that still have its error; `null` for an unknown group. */
  find(key: string): GroupRows | null {
    const group = [...this.#sorters.values()].map((sorter) => sorter.find(key)).find((found) => found !== undefined);
    if (!group) return null;
    const { issues, deleted, host } = this.#review;
    const rows = [...group.rows.members()].filter(
      (row) => !deleted.has(row) && !host.delivered.has(row) && issues.errorKindsOf(row).includes(group.kind),
    );
    const { code, column } = issues.issueAt(0, group.kind);
    return { code, rows, column, to: group.to };
  }

  #describe({ key, kind, alike, rows, samples }: Members): ErrorGroup {
    const [sample] = samples;
    const { code, column, params, message } = this.#review.issues.issueAt(sample?.row ?? 0, kind);
    return {
      key,
      code,
      column,
      params,
      ...(message === undefined ? {} : { message }),
      alike,
      count: rows.count,
      samples,
    };
  }

  #sorterOf(kind: number): Sorter {
    const known = this.#sorters.get(kind);
    if (known) return known;
    const sorter = new Sorter(kind, this.#review);
    this.#sorters.set(kind, sorter);
    return sorter;
  }
}

/** The groups last read. */
export class ReviewGroups {
  readonly #review: Review;
  #groups: ErrorGroups | null = null;

  constructor(review: Review) {
    this.#review = review;
  }

  async read(context: {
    readonly signal: AbortSignal;
    readonly pause: () => Promise<void>;
  }): Promise<readonly ErrorGroup[]> {
    if (this.#groups?.dataVersion !== this.#review.dataVersion) {
      const groups = new ErrorGroups(this.#review);
      await groups.collect(context);
      this.#groups = groups;
    }
    return this.#groups.list();
  }

  /** Like `ErrorGroups.find`, in the groups last read. */
  find(key: string): GroupRows | null {
    return this.#groups?.find(key) ?? null;
  }
}

/** How to group the errors without a fix, by code. Those of other codes share one group per check. */
const groupedBy: Readonly<Partial<Record<IssueCode, 'value' | 'form'>>> = {
  select: 'value',
  boolean: 'value',
  country: 'value',
  email: 'form',
  number: 'form',
  date: 'form',
  phone: 'form',
  pattern: 'form',
};

/** Sorts the errors of one check in one column into groups. */
class Sorter {
  readonly #review: Review;
  readonly #kind: number;
  readonly #column: Column | undefined;
  readonly #code: IssueCode;
  readonly #accepts: (text: string) => boolean;
  readonly #fixes: readonly { readonly fix: FixName; readonly to: Expression; run(text: string): string }[];
  readonly #groups = new Map<string, Members>();
  readonly #places = new Map<string, Place>();
  /** By value. */
  readonly #nearestGroups = new Map<string, Members>();
  /** What each of these groups changes. */
  readonly #entries: LookupEntry[][] = [];

  constructor(kind: number, review: Review) {
    const position = review.issues.columnOf(kind);
    const column = review.columnAt(position);
    this.#review = review;
    this.#kind = kind;
    this.#column = column;
    this.#code = review.issues.issueAt(0, kind).code;
    this.#accepts = (text) => review.validator.accepts(position, text);
    const formats = knownFormats(review);
    this.#fixes =
      column && isRepairable(this.#code)
        ? candidatesFor(column).map(({ fix, to }) => {
            const runner = compileProgram({ steps: [{ column: column.id, to }] }, [column.id], { formats });
            return { fix, to, run: (text) => runner.run([text])[0] ?? text };
          })
        : [];
  }

  groups(): readonly Members[] {
    return [...this.#groups.values()];
  }

  find(key: string): Members | undefined {
    return this.#groups.get(key);
  }

  add(row: number, text: string): void {
    const { group, repaired } = this.#placeOf(text);
    group.rows.add(row);
    if (group.samples.length < SAMPLES && group.samples.every(({ from }) => from !== text)) {
      group.samples.push({ row, number: this.#review.table.rowNumber(row), from: text, to: repaired });
    }
  }

  #placeOf(text: string): Place {
    const known = this.#places.get(text);
    if (known) return known;
    const place = this.#sort(text);
    if (this.#places.size < MAX_CACHED) this.#places.set(text, place);
    return place;
  }

  #sort(text: string): Place {
    for (const { fix, to, run } of this.#fixes) {
      const repaired = run(text);
      if (repaired !== text && repaired.trim() !== '' && this.#accepts(repaired)) {
        return { group: this.#group({ by: 'fix', fix }, `${fix}:${JSON.stringify(to)}`, to), repaired };
      }
    }
    const grouping = groupedBy[this.#code];
    if (grouping === undefined || this.#groups.size >= MAX_GROUPS)
      return { group: this.#group({ by: 'check' }), repaired: null };
    if (grouping === 'form') {
      const form = formOf(text);
      return { group: this.#group({ by: 'form', form }, form), repaired: null };
    }
    const value = text.trim();
    const option = this.#nearest(value);
    return option !== null && this.#accepts(option)
      ? { group: this.#nearestGroup(value, option), repaired: option }
      : { group: this.#group({ by: 'value', value }, value), repaired: null };
  }

  /** The group of all values that probably mean an allowed one. */
  #nearestGroup(value: string, option: string): Members {
    const known = this.#nearestGroups.get(value);
    if (known) return known;
    const at = Math.floor(this.#nearestGroups.size / MAX_ENTRIES);
    const entries = (this.#entries[at] ??= []);
    entries.push({ from: value, to: option });
    const of: Expression = { type: 'column', column: this.#column?.id ?? '' };
    const group = this.#group({ by: 'fix', fix: 'nearest' }, `nearest:${at}`, { type: 'lookup', of, entries });
    this.#nearestGroups.set(value, group);
    return group;
  }

  /** The allowed value that a text probably means. */
  #nearest(value: string): string | null {
    const { type, options = [] } = this.#column ?? {};
    if (type === 'country') return types().countryWithTypo(value);
    if (type !== 'select') return null;
    const [match] = optionMatching().matchOptions(options, [value]);
    return match?.to ?? null;
  }

  #group(alike: Alike, what = '', to: Expression | null = null): Members {
    const key = `${this.#kind}:${alike.by}:${what}`;
    const known = this.#groups.get(key);
    if (known) return known;
    const group: Members = { key, kind: this.#kind, alike, to, rows: new RowSet(), samples: [] };
    this.#groups.set(key, group);
    return group;
  }
}

/** Whether an error can be fixed from the text of its cell alone. */
function isRepairable(code: IssueCode): boolean {
  return code !== 'required' && code !== 'unique' && code !== 'custom' && code !== 'undecodable';
}
