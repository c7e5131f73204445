import { compileProgram } from '../../../src/engine/full.js';
import type { Program } from '../../../src/engine/full.js';
import type { TransformResponse } from '../../../src/protocol/index.js';
import type { SentRows } from './sent-rows.js';

/** Limit of previewed changes; the program itself applies to all rows. */
const MAX_CHANGES = 10_000;
const MAX_CHANGED_TEXT = 4_000_000;

export interface TransformPreview {
  readonly program: Program;
  readonly sent: SentRows;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Runs a program on the sent rows. */
export async function previewTransform({
  program,
  sent: { columns, indexes, rows },
  confidence,
}: TransformPreview): Promise<TransformResponse['changes']> {
  const ids = columns.map(({ id }) => id);
  const runner = compileProgram(program, ids);
  const changes: TransformResponse['changes'] = [];
  let length = 0;
  for (const [rowIndex, before] of rows.entries()) {
    const after = runner.run(before);
    for (const [position, newValue] of after === before ? [] : after.entries()) {
      const oldValue = before[position] ?? '';
      if (newValue === oldValue) continue;
      length += newValue.length;
      if (changes.length === MAX_CHANGES || length > MAX_CHANGED_TEXT) return changes;
      const place = { rowIndex, columnKey: ids[position]!, columnIndex: indexes[position]! };
      changes.push({ ...place, oldValue, newValue, confidence, selected: true });
    }
  }
  return changes;
}

/** Runs in a thread. */
export const PREVIEW_TRANSFORM = {
  name: 'preview-transform',
  time: 10_000,
  subject: 'request',
  run: previewTransform,
} as const;
