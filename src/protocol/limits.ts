/**
 * Limit of `user` and `metadata`, free JSON of the host. A module of its own, since every page loads this value and
 * nothing else here.
 */
export const MAX_CONTEXT_BYTES = 16 * 1024;
