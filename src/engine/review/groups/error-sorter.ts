import type { Column } from '../../column.js';
import type { Alike, ErrorSample } from '../../group-calls.js';
import type { options } from '../../pieces/options.js';
import type { countries } from '../../pieces/countries.js';
import type { compileProgram } from '../../program/compile-program.js';
import type { Expression, LookupEntry } from '../../program/program.js';
import { candidatesFor } from '../../repair/candidates.js';
import type { FixName } from '../../repair/candidates.js';
import { formOf } from '../../repair/form.js';
import { isDecidedByText } from '../../validation/issues/issue.js';
import type { IssueCode } from '../../validation/issues/issue.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { unitOfNumber } from '../../values/numbers.js';
import { knownFormats } from '../bound-columns.js';
import type { Review } from '../review.js';

/** Maximum number of groups per check; further errors share one group. */
const MAX_GROUPS = 200;
/** Maximum number of texts per check whose group is cached. */
const MAX_CACHED = 20_000;
const SAMPLES = 5;
/** Maximum number of values that one group changes to their nearest allowed value: programs have a limit. */
const MAX_ENTRIES = 1000;

/** Parts of the worker that sorting uses. */
export interface SorterParts {
  readonly compileProgram: typeof compileProgram;
  readonly options: typeof options;
  readonly countries: typeof countries;
  readonly unitOfNumber: typeof unitOfNumber;
  readonly RowSet: typeof RowSet;
}

/** A group with its rows. */
export interface Members {
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

/** The fixes that remove what an amount is in: `$5` and `€5` are not to be changed together. */
const UNIT_FIXES: ReadonlySet<FixName> = new Set(['currency', 'unit']);

/** How to group the errors without a fix, by code. Those of other codes share one group per check. */
const groupedBy: Readonly<Partial<Record<IssueCode, 'value' | 'form' | 'amount'>>> = {
  select: 'value',
  boolean: 'value',
  country: 'value',
  email: 'form',
  number: 'form',
  date: 'form',
  phone: 'form',
  pattern: 'form',
  datetime: 'form',
  time: 'form',
  url: 'form',
  currency: 'amount',
  wrong_currency: 'amount',
  percent: 'amount',
};

/** The form of an amount does not depend on how large it is. */
const DIGITS = /9[9.,' ]*/g;

/** Sorts the errors of one check in one column into groups. */
export class ErrorSorter {
  readonly #review: Review;
  readonly #parts: SorterParts;
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

  constructor(kind: number, review: Review, parts: SorterParts) {
    const position = review.issues.columnOf(kind);
    const column = review.columnAt(position);
    this.#review = review;
    this.#parts = parts;
    this.#kind = kind;
    this.#column = column;
    this.#code = review.issues.issueAt(0, kind).code;
    this.#accepts = (text) => review.validator.accepts(position, text);
    const formats = knownFormats(review);
    this.#fixes =
      column && !column.readOnly && isRepairable(this.#code)
        ? candidatesFor(column).map(({ fix, to }) => {
            const runner = parts.compileProgram({ steps: [{ column: column.id, to }] }, [column.id], { formats });
            return { fix, to, run: (text) => runner.run([text])[0] ?? text };
          })
        : [];
  }

  groups(): readonly Members[] {
    return [...this.#groups.values()].filter(({ rows }) => rows.count > 0);
  }

  find(key: string): Members | undefined {
    return this.#groups.get(key);
  }

  add(row: number, text: string): void {
    const { group, repaired } = this.#placeOf(text);
    group.rows.add(row);
    const { samples } = group;
    if (samples.length === SAMPLES || samples.some(({ from }) => from === text)) return;
    samples.push({ row, number: this.#review.table.rowNumber(row), from: text, to: repaired });
  }

  /** Removes rows; returns the groups that have lost samples. */
  remove(gone: ReadonlySet<number>): readonly Members[] {
    return this.groups().filter(({ rows, samples }) => {
      for (const row of gone) rows.delete(row);
      const left = samples.filter(({ row }) => !gone.has(row));
      return samples.splice(0, samples.length, ...left).length > left.length;
    });
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
      if (repaired !== text && (repaired.trim() !== '' || fix === 'missing') && this.#accepts(repaired)) {
        const unit = UNIT_FIXES.has(fix) ? this.#parts.unitOfNumber(text) : null;
        const alike: Alike = { by: 'fix', fix, ...(unit === null ? {} : { unit }) };
        return { group: this.#group(alike, [fix, unit, JSON.stringify(to)].join(':'), to), repaired };
      }
    }
    const grouping = groupedBy[this.#code];
    if (grouping === undefined || this.#groups.size >= MAX_GROUPS)
      return { group: this.#group({ by: 'check' }), repaired: null };
    if (grouping !== 'value') {
      const form = grouping === 'amount' ? formOf(text).replace(DIGITS, '9') : formOf(text);
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
    const { type, options: allowed = [], readOnly } = this.#column ?? {};
    if (readOnly) return null;
    if (type === 'country') return this.#parts.countries().countryWithTypo(value);
    if (type !== 'select') return null;
    const [match] = this.#parts.options().matchOptions(allowed, [value]);
    return match?.to ?? null;
  }

  #group(alike: Alike, what = '', to: Expression | null = null): Members {
    const key = `${this.#kind}:${alike.by}:${what}`;
    const known = this.#groups.get(key);
    if (known) return known;
    const group: Members = { key, kind: this.#kind, alike, to, rows: new this.#parts.RowSet(), samples: [] };
    this.#groups.set(key, group);
    return group;
  }
}

/** Whether an error can be fixed from the text of its cell alone. */
function isRepairable(code: IssueCode): boolean {
  return code !== 'required' && isDecidedByText(code);
}
