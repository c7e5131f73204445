/**
 * Row types of the tables that are not models, by table. Empty here: each feature declares its own next to its
 * migrations with `declare module`, so that the database layer knows the types but no feature.
 */

export interface Tables {}
