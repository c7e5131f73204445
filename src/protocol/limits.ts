/** Of `user` and `metadata`, free JSON of the host. */
export const MAX_CONTEXT_BYTES = 16 * 1024;
