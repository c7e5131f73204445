import { randomBytes } from 'node:crypto';

/** Ids of the records that one bulk write creates: no other id is between the first and the last possible one. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
  /** The id of the row at this index, from 0. Later rows have greater ids. */
  at(index: number): string;
}

const LARGEST = 0xffff_ffff;
const BLOCK = 0x1000;
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Most of an id is the same as in the previous one. */
const ENDINGS = Array.from({ length: BLOCK }, (_, index) => hex(index, 3));

/**
 * UUIDs in the format of version 4, as all records have: the time, 42 random bits that identify the range, and the
 * index. They follow the order of the file, so that indexes grow at one end and the records of one import are listed in
 * file order.
 */
export function idRange(now: Date): IdRange {
  const moment = hex(now.getTime(), 12);
  const random = randomBytes(6);
  const beginning = `${moment.slice(0, 8)}-${moment.slice(8)}-4${hex(random.readUInt16BE(0) & 0xfff, 3)}`;
  const middle = hex((0x8000_0000 | (random.readUInt32BE(2) & 0x3fff_ffff)) >>> 0, 8);
  return idsFrom(`${beginning}-${middle.slice(0, 4)}-${middle.slice(4)}${hex(0, 8)}`);
}

/** The range with this first id. */
export function idsFrom(first: string): IdRange {
  const prefix = first.slice(0, -8);
  let block = -1;
  let start = '';
  const at = (index: number): string => {
    const within = index % BLOCK;
    if (index - within !== block) {
      block = index - within;
      start = prefix + hex(block / BLOCK, 5);
    }
    return start + ENDINGS[within]!;
  };
  return { first, last: at(LARGEST), at };
}
