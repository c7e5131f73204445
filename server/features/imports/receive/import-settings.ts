import type { RowHandling } from '../../../../src/engine/full.js';
import type { Destination, WirePlan } from '../../../../src/protocol/index.js';
import { validationError } from '../../../platform/http/errors.js';
import { checkUnmatched, overflowFieldsOf } from '../../importers/check-destination.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ImportSettings } from '../tables.js';
import { unknownPlanColumns } from './check-plan-columns.js';
import type { ImportOrder } from './import-form.js';

/**
 * The settings of an import with this importer. Throws VALIDATION_ERROR when some of its values could not be stored.
 */
export function importSettings(importer: ImporterRow, { plan, mapping }: ImportOrder): ImportSettings {
  const settings: ImportSettings = {
    fields: importer.fields,
    plan,
    mapping,
    row_handling: rowHandlingOf(importer, plan),
    // Naming a field for them implies including them.
    include_unmatched_columns: importer.include_unmatched_columns || keepsUnmatched(importer.destination),
    date_order: importer.date_order,
    decimal: importer.decimal,
    destination: importer.destination,
  };
  requireOwnNames(settings);
  requireKnownColumns(settings);
  requireOverflowFields(settings);
  return settings;
}

function requireOwnNames({ fields, plan }: ImportSettings): void {
  const names = new Set(fields.map(({ name }) => name));
  for (const [at, { name }] of (plan.dynamic_fields ?? []).entries()) {
    if (names.has(name)) {
      throw validationError({ field: `plan.dynamic_fields.${at}.name`, message: 'Is the name of another field.' });
    }
    names.add(name);
  }
}

function requireKnownColumns({ fields, plan }: ImportSettings): void {
  const known = new Set([...fields, ...(plan.dynamic_fields ?? [])].map(({ name }) => name));
  const details = unknownPlanColumns(plan, known);
  if (details.length > 0) throw validationError(details);
}

function keepsUnmatched(destination: Destination): boolean {
  return overflowFieldsOf(destination).some(({ member }) => member === 'unmatchedTo');
}

/**
 * No value is dropped: values without a model field are stored in the field named for them, or the import is rejected.
 */
function requireOverflowFields(settings: ImportSettings): void {
  const details = [...checkUnmatched(settings)];
  const { destination, plan } = settings;
  if (destination.type === 'model' && (plan.dynamic_fields ?? []).length > 0 && destination.dynamicTo === undefined) {
    const message = `Cannot be stored: the importer names no json field of "${destination.model}" for them (dynamicTo).`;
    details.push({ field: 'plan.dynamic_fields', message });
  }
  if (details.length > 0) throw validationError(details);
}

const STRICTNESS: Readonly<Record<RowHandling, number>> = { include: 0, exclude: 1, block: 2 };

/** How invalid rows are handled: the stricter of the importer's setting, where block wins, and the plan's. */
function rowHandlingOf(
  importer: Pick<ImporterRow, 'disable_on_invalid_rows' | 'filter_invalid_rows'>,
  { row_handling: planned = 'include' }: Pick<WirePlan, 'row_handling'>,
): RowHandling {
  const own = flagged(importer);
  return STRICTNESS[planned] > STRICTNESS[own] ? planned : own;
}

function flagged({
  disable_on_invalid_rows: blocks,
  filter_invalid_rows: filters,
}: Pick<ImporterRow, 'disable_on_invalid_rows' | 'filter_invalid_rows'>): RowHandling {
  if (blocks) return 'block';
  return filters ? 'exclude' : 'include';
}
