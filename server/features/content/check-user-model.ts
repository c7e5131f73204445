import { BUILT_IN_MODELS } from './built-in-models.js';
import type { Field, ModelDefinition } from './model.js';
import { ModelError } from './model-error.js';

const [USER] = BUILT_IN_MODELS;

/** What a deployment adds to the model of people must do without a value: signing up gives none. */
export function checkUserModel({ fields }: ModelDefinition): void {
  const blocking = Object.entries(fields).find(([name, field]) => !(name in USER.fields) && isNeeded(field));
  if (blocking) {
    throw new ModelError(`Field "${blocking[0]}" of "User" is required without a default, so nobody could sign up.`);
  }
}

function isNeeded(field: Field): boolean {
  if (field.required !== true || ('default' in field && field.default !== undefined)) return false;
  return !(field.type === 'slug' && field.from !== undefined);
}
