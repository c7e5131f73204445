import { compilePattern } from '../../../src/engine/full.js';
import type { Field } from '../../../src/protocol/index.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { HOUSE_SENTENCES } from '../../platform/issue-sentence.js';
import { originSchema } from '../../config/origin.js';
import type { ImporterSettings } from './importer-settings.js';

/** Keys that delivered rows have beside the fields. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['_custom_fields', '_unmatched']);

/** What is wrong with settings beyond the shape of each member; the destination has a check of its own. */
export function checkImporter(settings: ImporterSettings): readonly ErrorDetail[] {
  return [
    ...(settings.name.trim() === '' ? [{ field: 'name', message: 'must not be blank' }] : []),
    ...settings.fields.flatMap((field, index) => checkField(field, { index, fields: settings.fields })),
    ...(settings.webhook_enabled && settings.webhook_url === null
      ? [{ field: 'webhook_url', message: 'is needed while webhook_enabled is true' }]
      : []),
    ...settings.allowed_origins.flatMap((origin, index) => {
      const { error } = originSchema.safeParse(origin, HOUSE_SENTENCES);
      return error ? [{ field: `allowed_origins.${index}`, message: error.issues[0]?.message ?? '' }] : [];
    }),
  ];
}

function checkField(
  field: Field,
  { index, fields }: { readonly index: number; readonly fields: readonly Field[] },
): readonly ErrorDetail[] {
  const place = `fields.${index}`;
  return [
    ...checkName(field, { place, first: fields.findIndex(({ name }) => name === field.name), index }),
    ...checkPatterns(field, place),
    ...(field.type === 'select' && (field.options ?? []).length === 0
      ? [{ field: `${place}.options`, message: 'a select field needs at least one' }]
      : []),
  ];
}

function checkName(
  { name }: Field,
  { place, first, index }: { readonly place: string; readonly first: number; readonly index: number },
): readonly ErrorDetail[] {
  const detail = (message: string): readonly ErrorDetail[] => [{ field: `${place}.name`, message }];
  if (name.trim() === '') return detail('must not be blank');
  if (RESERVED_NAMES.has(name)) return detail('is a name that delivered rows use themselves');
  return first < index ? detail(`is the name of fields[${first}] too`) : [];
}

function checkPatterns(field: Field, place: string): readonly ErrorDetail[] {
  const validators = (field.validators ?? []).flatMap((validator, index) =>
    validator.type === 'regex' ? [{ pattern: validator.pattern, at: `${place}.validators.${index}.pattern` }] : [],
  );
  const given = [...(field.pattern ? [{ pattern: field.pattern, at: `${place}.pattern` }] : []), ...validators];
  if (field.type === 'custom_regex' && given.length === 0) {
    return [{ field: `${place}.pattern`, message: 'a custom_regex field needs one, or a regex validator' }];
  }
  return given
    .filter(({ pattern }) => !isPattern(pattern))
    .map(({ at }) => ({
      field: at,
      message: 'is no pattern, or one that needs backtracking (lookaround, back references)',
    }));
}

function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern, '');
    return true;
  } catch {
    return false;
  }
}
