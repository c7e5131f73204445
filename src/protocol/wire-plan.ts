import type { ImportPlan } from '../engine/index.js';
import type { WirePlan } from './plan.js';

/** The plan as it travels; the importer's own columns are known at the other end. */
export function wirePlan(plan: ImportPlan, dynamicFields: WirePlan['dynamic_fields'] = []): WirePlan {
  const { encoding, dialect, header, sheet } = plan.layout;
  return {
    dialect: { encoding, ...dialect },
    header,
    sheet,
    columns: [...plan.mapping],
    option_matches: [...plan.optionMatches],
    formats: plan.formats.map(({ column, dateOrder, decimal, number }) => ({
      ...{ column, date_order: dateOrder, decimal, number },
    })),
    row_handling: plan.rowHandling,
    dynamic_fields: dynamicFields,
    language: plan.language,
    operations: [...plan.operations] as WirePlan['operations'],
  };
}

/** Of `user` and `metadata`, free JSON of the host. */
export const MAX_CONTEXT_BYTES = 16 * 1024;
