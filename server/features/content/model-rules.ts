import type { ErrorDetail } from '../../platform/http/errors.js';
import { AUTHENTICATED, FORMER_AUTHENTICATED, OWN } from './check-rules.js';
import type { AccessRule, FieldRule } from './model.js';
import { ModelError } from './model.js';
import type { Model, Searchable } from './models.js';
import { parseFilter } from './query/parse-filter.js';
import type { Condition } from './query/query.js';

/** A rule of a model for one action, ready to be asked. */
export interface RowRule {
  /** May act on every record. */
  readonly roles: FieldRule;
  /** Whether everyone may act on their own records. */
  readonly own: boolean;
  /** Everyone signed in may act on records that meet one of these. */
  readonly filters: readonly Condition[];
}

/** `public` is an older word for `authenticated`. */
export function resolveRoles(roles: FieldRule): FieldRule {
  return roles.map((role) => (role === FORMER_AUTHENTICATED ? AUTHENTICATED : role));
}

/** Reads the filters of a rule; throws a ModelError that names what is wrong with one. The model must have its fields. */
export function resolveRule(model: Model, action: string, rule: AccessRule): RowRule {
  const roles = resolveRoles(rule.filter((part) => typeof part === 'string'));
  const details: ErrorDetail[] = [];
  const filters = rule.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (Object.keys(part).length === 0) details.push({ field: 'filter', message: 'Must have at least one condition.' });
    return [parseFilter(part, { model, principal: { kind: 'system' } }, details)];
  });
  const [problem] = details;
  if (problem !== undefined) {
    throw new ModelError(
      `Model "${model.name}": access.${action} has a filter that cannot be: ${problem.field}: ${problem.message}`,
    );
  }
  return { roles: roles.filter((role) => role !== OWN), own: roles.includes(OWN), filters };
}

/** A record is the person's whom the first of these names that is not empty. */
export function ownersOf(model: Model, creator: Searchable): readonly Searchable[] {
  const { owner } = model.definition;
  const field = owner === undefined ? undefined : model.fields.get(owner);
  return field === undefined ? [creator] : [field, creator];
}
