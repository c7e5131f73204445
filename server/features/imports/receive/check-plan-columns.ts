import { programColumns } from '../../../../src/engine/full.js';
import type { Operation } from '../../../../src/engine/full.js';
import type { WirePlan } from '../../../../src/protocol/index.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';

/** A plan can have a million operations, all of them wrong in the same way. */
const MAX_DETAILS = 20;

/** Finds what the plan says about columns that are not fields; it would have no effect. The mapping is checked later. */
export function unknownPlanColumns(plan: WirePlan, known: ReadonlySet<string>): readonly ErrorDetail[] {
  const details: ErrorDetail[] = [];
  for (const { field, column } of namedColumns(plan)) {
    if (known.has(column)) continue;
    details.push({ field, message: `Names "${column}", which is not a field of the importer.` });
    if (details.length === MAX_DETAILS) break;
  }
  return details;
}

/** Finds derived columns of the plan that are made of columns that a file with `count` columns does not have. */
export function unknownSources({ derived_columns = [] }: WirePlan, count: number): readonly ErrorDetail[] {
  return derived_columns.flatMap((derived, at) => {
    const [member, sources] =
      derived.type === 'join' ? (['columns', derived.columns] as const) : (['column', [derived.column]] as const);
    const beyond = sources.filter((column) => column >= count);
    if (beyond.length === 0) return [];
    const message = `Names positions that are not in the file (${beyond.join(', ')}), which has ${count} columns.`;
    return [{ field: `plan.derived_columns.${at}.${member}`, message }];
  });
}

interface NamedColumn {
  /** Where in the request. */
  readonly field: string;
  readonly column: string;
}

function* namedColumns({ option_matches = [], formats = [], operations = [] }: WirePlan): Generator<NamedColumn> {
  for (const [at, { column }] of option_matches.entries()) yield { field: `plan.option_matches.${at}.column`, column };
  for (const [at, { column }] of formats.entries()) yield { field: `plan.formats.${at}.column`, column };
  for (const [at, operation] of operations.entries()) {
    for (const [member, columns] of Object.entries(columnsByMember(operation))) {
      for (const column of columns) yield { field: `plan.operations.${at}.${member}`, column };
    }
  }
}

function columnsByMember(operation: Operation): Readonly<Record<string, readonly string[]>> {
  switch (operation.type) {
    case 'set-cell':
      return { column: [operation.column] };
    case 'set-cells':
    case 'add-rows':
      return { columns: operation.columns };
    case 'run-program': {
      const { program, formats, only = [] } = operation;
      return { program: programColumns(program), formats: formats.map(({ column }) => column), only };
    }
    case 'delete-rows':
    case 'restore-rows':
      return {};
  }
}
