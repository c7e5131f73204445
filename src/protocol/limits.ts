/** Of `user` and `metadata`, free JSON of the host. A door of its own: every page asks for it, and for nothing else here. */
export const MAX_CONTEXT_BYTES = 16 * 1024;
