import { afterAll, vi } from 'vitest';

// Test files share their modules. If a file ended while one of them was loading, it would fail in all later files.
afterAll(() => vi.dynamicImportSettled());
