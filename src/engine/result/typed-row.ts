import type { ColumnType } from '../rules/column-types.js';
import type { EmptyingType, Transformer } from '../rules/transformers.js';
import type { Column } from '../column.js';
import type { ResultRow } from './import-result.js';

/**
 * The type of delivered rows for columns declared `as const`; `ResultRow` when their ids are not known. One exception:
 * a number with more digits than a JavaScript number can hold is delivered as text, with a warning.
 *
 * @example
 * const columns = [{ id: 'age', label: 'Age', type: 'number' }] as const;
 * type Person = RowOf<typeof columns>; // { readonly age: number | null }
 */
export type RowOf<Columns extends readonly Column[]> = string extends Columns[number]['id']
  ? ResultRow
  : { readonly [C in Columns[number] as C['id']]: CellOf<C> };

/** The result of a host's own function is used as it is. */
type CellOf<C extends Column> = [Extract<TransformerOf<C>, { readonly type: 'custom' }>] extends [never]
  ? ValueOf<C> | EmptyOf<C>
  : CustomResult<MemberOf<C, 'transformations'>>;

type MemberOf<C, Member extends keyof Column> = Member extends keyof C ? Exclude<C[Member], undefined> : never;

/** Members of a list; `never` when the column has no such list. */
type Members<List> = List extends readonly (infer Member)[] ? Member : never;
type TransformerOf<C> = Extract<Members<MemberOf<C, 'transformations'>>, Transformer>;
type ValidatorOf<C> = Members<MemberOf<C, 'validators'>>;

interface ValueOfType {
  string: string;
  text: string;
  email: string;
  phone: string;
  date: string;
  custom_regex: string;
  datetime: string;
  time: string;
  url: string;
  uuid: string;
  iban: string;
  country: string;
  number: number;
  currency: number;
  percent: number;
  boolean: boolean;
  /** When the options are not known. */
  select: string;
}

type ValueOf<C> = [MemberOf<C, 'type'>] extends [never]
  ? string
  : MemberOf<C, 'type'> extends infer T extends ColumnType
    ? T extends 'select'
      ? OptionOf<C> | UnlistedText<C, OptionOf<C>>
      : | ValueOfType[T]
        | (T extends 'number' | 'currency' | 'percent' | 'boolean'
            ? UnlistedText<C, `${ValueOfType[T] & (number | boolean)}`>
            : never)
    : never;

type OptionOf<C> =
  MemberOf<C, 'allowNewOptions'> extends false
    ? Exclude<TransformerOf<C>, { readonly stage: 'pre' }>['type'] extends 'default' | 'custom' | 'trim'
      ? ListedOption<C>
      : string
    : string;

type ListedOption<C> = [MemberOf<C, 'options'>] extends [readonly (infer Option extends string)[]] ? Option : string;

/** Texts that transformers insert after the value was validated and that are not in `Good`. */
type UnlistedText<C, Good extends string> =
  Exclude<DefaultOf<C>, Good> | (TransformerOf<C>['type'] & EmptyingType extends never ? never : string);

type DefaultOf<C> = Extract<TransformerOf<C>, { readonly type: 'default' }>['value'];

/** Whether the cell may be empty in a valid row. */
type EmptyOf<C> = TransformerOf<C>['type'] & EmptyingType extends never
  ? [Extract<ValidatorOf<C>, { readonly type: 'required' }>] extends [never]
    ? [DefaultOf<C>] extends [never]
      ? null
      : '' extends DefaultOf<C>
        ? null
        : never
    : never
  : null;

type CustomResult<Transformers> = Transformers extends readonly [
  ...(readonly unknown[]),
  { readonly type: 'custom'; readonly stage?: 'post'; readonly fn: (value: never) => infer Result },
]
  ? unknown extends Result
    ? unknown
    : Exclude<Result, undefined> | (undefined extends Result ? null : never)
  : unknown;
