import type { EngineError } from '../../src/engine/full.js';

export interface WorkbookTask {
  /** The workbook, and where the text goes. */
  readonly path: string;
  readonly target: string;
  /** By default the first visible one with rows. */
  readonly sheet: string | undefined;
}

export type WorkbookAnswer =
  | { readonly type: 'opened'; readonly sheet: string }
  | { readonly type: 'refused'; readonly code: EngineError['code']; readonly params: EngineError['params'] };
