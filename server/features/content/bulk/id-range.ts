import { randomBytes } from 'node:crypto';

/** Ids of the records one bulk write makes: nobody else's lie between the first and the last there can be. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
  /** The id of the row at this place, from 0. Later ones sort after earlier ones. */
  at(index: number): string;
}

const LARGEST = 0xffff_ffff;
const BLOCK = 0x1000;
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Most of an id is that of the one before. */
const ENDINGS = Array.from({ length: BLOCK }, (_, index) => hex(index, 3));

/**
 * UUIDs of version 7: the moment, 42 random bits that tell this range from others, and the place. In the order of the
 * file, so that indexes grow at one end and records made in one moment list as their rows stood.
 */
export function idRange(now: Date): IdRange {
  const moment = hex(now.getTime(), 12);
  const random = randomBytes(6);
  const beginning = `${moment.slice(0, 8)}-${moment.slice(8)}-7${hex(random.readUInt16BE(0) & 0xfff, 3)}`;
  const middle = hex((0x8000_0000 | (random.readUInt32BE(2) & 0x3fff_ffff)) >>> 0, 8);
  const prefix = `${beginning}-${middle.slice(0, 4)}-${middle.slice(4)}`;
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
  return { first: at(0), last: at(LARGEST), at };
}
