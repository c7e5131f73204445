/**
 * Rows of the tables that are not models, by table. Empty here: each feature declares its own beside its migrations, with
 * `declare module`, so that the database knows their types and no feature.
 */

export interface Tables {}
