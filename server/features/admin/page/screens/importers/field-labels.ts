import type { Transformation, Validator } from '../../api/answers.js';

/** The member of a union for a given type. */
type OneOf<Union, Type> = Union extends { readonly type: infer Types } ? (Type extends Types ? Union : never) : never;

type Words<Union extends { readonly type: string }> = {
  readonly [Type in Union['type']]: (one: OneOf<Union, Type>) => string;
};

const validatorLabels: Words<Validator> = {
  required: () => 'required',
  unique: () => 'unique',
  regex: ({ pattern }) => `matches ${pattern}`,
  min: ({ value }) => `at least ${value}`,
  max: ({ value }) => `at most ${value}`,
  min_length: ({ value }) => `at least ${value} characters`,
  max_length: ({ value }) => `at most ${value} characters`,
};

const transformationLabels: Words<Transformation> = {
  trim: () => 'trims spaces',
  uppercase: () => 'upper case',
  lowercase: () => 'lower case',
  capitalize: () => 'capital first letters',
  remove_special_chars: () => 'letters, digits and spaces only',
  normalize_phone: ({ format = 'national', country = 'US' }) => `phone number (${format}, ${country})`,
  normalize_date: ({ format = 'YYYY-MM-DD' }) => `date as ${format}`,
  default: ({ value }) => `“${value}” if empty`,
  replace: ({ find, replace }) => `“${find}” becomes “${replace}”`,
};

/** Describes a validator in a few words. */
export function describeValidator(validator: Validator): string {
  return (validatorLabels[validator.type] as (one: Validator) => string)(validator);
}

/** Describes a transformation in a few words. */
export function describeTransformation(transformation: Transformation): string {
  const words = (transformationLabels[transformation.type] as (one: Transformation) => string)(transformation);
  return transformation.stage === 'pre' ? `${words}, before checking` : words;
}
