import { z } from 'zod';
import { wholeNumber } from './whole-number.js';

const MOST = 100;

/** `limit` is capped at 100; 0 returns only the count. */
export const pageQuery = z.object({
  limit: wholeNumber({ min: 0 })
    .default(20)
    .transform((limit) => Math.min(limit, MOST)),
  offset: wholeNumber({ min: 0, max: 1_000_000_000 }).default(0),
});

export type PageQuery = z.output<typeof pageQuery>;

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: {
    readonly total: number;
    readonly limit: number;
    readonly offset: number;
    readonly hasMore: boolean;
  };
}

export function page<Item>(data: readonly Item[], total: number, { limit, offset }: PageQuery): Page<Item> {
  return { data, meta: { total, limit, offset, hasMore: offset + data.length < total } };
}

export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    meta: z.object({ total: z.int(), limit: z.int(), offset: z.int(), hasMore: z.boolean() }),
  });
}

/** Pages of the importer API. */
export const listQuery = z.object({
  skip: wholeNumber({ min: 0, max: 1_000_000_000 }).default(0),
  limit: wholeNumber({ min: 1, max: 1000 }).default(100),
});

export type ListQuery = z.output<typeof listQuery>;
