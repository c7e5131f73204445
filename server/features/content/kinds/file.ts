import { GraphQLID } from 'graphql';
import { FILE_MODEL } from '../names.js';
import type { FieldBase, FieldKind } from './field-kind.js';
import { ID_FILTER, ID_JSON, ID_VALUE } from './relation.js';

/** An uploaded file: a relation to the built-in `File`. */
export interface FileField extends FieldBase {
  readonly type: 'file';
}

/** A raster image among the uploaded files. */
export interface ImageField extends FieldBase {
  readonly type: 'image';
}

const UPLOAD = {
  shape: {},
  target: () => FILE_MODEL,
  value: () => ID_VALUE,
  graphql: () => GraphQLID,
  cell: { meaning: String },
  filter: () => ID_FILTER,
} as const;

export const fileKind: FieldKind<FileField> = {
  type: 'file',
  ...UPLOAD,
  json: () => ({ ...ID_JSON, description: 'Id of an uploaded file.' }),
};

export const imageKind: FieldKind<ImageField> = {
  type: 'image',
  ...UPLOAD,
  json: () => ({ ...ID_JSON, description: 'Id of an uploaded image.' }),
};
