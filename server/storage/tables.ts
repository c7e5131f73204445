/** Rows of the tables that are not models. Each feature declares its own and adds it here. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}
