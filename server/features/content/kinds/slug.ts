import { GraphQLString } from 'graphql';
import { z } from 'zod';
import { boundedText, TEXT_FILTER, TEXT_SHAPE, textValue } from './bounded-text.js';
import type { TextBase } from './bounded-text.js';
import type { FieldKind } from './field-kind.js';

/** Lower-case words with hyphens; generated from `from` when absent, with `-2`, `-3` on collision. Always unique. */
export interface SlugField extends TextBase {
  readonly type: 'slug';
  readonly from?: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugKind: FieldKind<SlugField> = {
  type: 'slug',
  shape: { ...TEXT_SHAPE, from: z.string().optional() },
  value: (field) =>
    textValue(
      boundedText(field).refine(
        (text) => SLUG.test(text),
        'Must be lower-case letters, digits and single hyphens between them.',
      ),
    ),
  graphql: () => GraphQLString,
  json: () => ({ type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  cell: { meaning: String },
  filter: () => TEXT_FILTER,
};
