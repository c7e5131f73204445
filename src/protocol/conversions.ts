import type { Column, ImportPlan } from '../engine/index.js';
import type { Field, FieldResponse } from './field.js';
import type { WirePlan } from './plan.js';

/** `display_name`, or a label derived from the name. */
export function fieldLabel({ name, display_name }: Pick<Field, 'name' | 'display_name'>): string {
  if (display_name !== undefined && display_name !== null && display_name !== '') return display_name;
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[\s_-]+/u);
  return words.map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1)).join(' ');
}

export function fieldResponse(field: Field): FieldResponse {
  return { ...field, id: field.name, label: fieldLabel(field) };
}

/** The engine's column for a wire field. */
export function fieldColumn(field: Field): Column {
  const { name, type, validators, transformations, options, pattern, description, placeholder, aliases } = field;
  const { decimal, country, currency, allow_new_options: allowNewOptions, read_only: readOnly } = field;
  const dateOrder = field.date_order ?? field.dateOrder;
  return {
    id: name,
    label: fieldLabel(field),
    type,
    validators: validators ?? [],
    transformations: transformations ?? [],
    ...(options ? { options } : {}),
    ...(allowNewOptions ? { allowNewOptions } : {}),
    ...(readOnly ? { readOnly } : {}),
    ...(pattern ? { pattern } : {}),
    ...(dateOrder ? { dateOrder } : {}),
    ...(decimal ? { decimal } : {}),
    ...(country ? { country } : {}),
    ...(currency ? { currency } : {}),
    ...(description ? { description } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(aliases ? { aliases } : {}),
  };
}

/** The wire field of a column: everything that plain data can express. Functions are left out. */
export function columnField(column: Column): Field {
  const { id, label, type = 'string', validators = [], transformations = [] } = column;
  const { options, allowNewOptions, readOnly, pattern, dateOrder, decimal, country, currency } = column;
  const { description, placeholder, aliases } = column;
  return {
    name: id,
    display_name: label,
    type,
    validators: validators.filter((validator) => validator.type !== 'custom'),
    transformations: transformations.filter((transformer) => transformer.type !== 'custom'),
    ...(options ? { options: [...options] } : {}),
    ...(allowNewOptions ? { allow_new_options: true } : {}),
    ...(readOnly ? { read_only: true } : {}),
    ...(pattern ? { pattern } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
    ...(decimal ? { decimal } : {}),
    ...(country ? { country } : {}),
    ...(currency ? { currency } : {}),
    ...(description ? { description } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(aliases ? { aliases: [...aliases] } : {}),
  };
}

/** The wire form of a plan. The server knows the importer's own columns, so only dynamic ones are included. */
export function wirePlan(plan: ImportPlan, dynamicFields: WirePlan['dynamic_fields'] = []): WirePlan {
  const { encoding, dialect, header, sheet, range, derived } = plan.layout;
  return {
    dialect: { encoding, ...dialect },
    header,
    sheet,
    ...(derived ? { derived_columns: derived as WirePlan['derived_columns'] } : {}),
    ...(range ? { range } : {}),
    columns: [...plan.mapping],
    option_matches: [...plan.optionMatches],
    formats: plan.formats.map(({ column, dateOrder, decimal, number }) => ({
      column,
      date_order: dateOrder,
      decimal,
      number,
    })),
    row_handling: plan.rowHandling,
    dynamic_fields: dynamicFields,
    language: plan.language,
    operations: [...plan.operations] as WirePlan['operations'],
  };
}
