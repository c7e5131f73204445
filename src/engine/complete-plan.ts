import type { ImportPlan } from './import-plan.js';

type Chosen = 'columns' | 'layout' | 'mapping';

/** A plan with defaults for what was not decided: no options matched, no edits, and invalid rows included. */
export function completePlan(plan: Pick<ImportPlan, Chosen> & Partial<ImportPlan>): ImportPlan {
  return {
    dynamicColumns: [],
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
    ...withoutUndefined(plan),
  };
}

/** A member that is `undefined` must not replace the default. */
function withoutUndefined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
