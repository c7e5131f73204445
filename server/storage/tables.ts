import type { AuthTables } from '../auth/tables.js';

/** Rows of the tables that are not models. Each feature declares its own and adds it here. */
export interface Tables extends AuthTables {}
