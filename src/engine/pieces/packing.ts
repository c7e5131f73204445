import { buffersOf } from '../result/packed-batch.js';
import { ColumnPacker } from '../review/delivery/column-packer.js';

const functions = {
  buffersOf,
  columnPacker: (...given: ConstructorParameters<typeof ColumnPacker>) => new ColumnPacker(...given),
};

/** Columns of rows to deliver, as bytes. */
export const packing = (): typeof functions => functions;
