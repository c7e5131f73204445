import type { ErrorDetail } from '../../platform/http/errors.js';
import { API_KEY_ROLE } from '../../platform/http/principal.js';
import { AUTHENTICATED, FORMER_AUTHENTICATED, OWN, ROLES } from './built-in-models.js';
import { ModelError } from './model.js';
import type { AccessRule, FieldRule, ModelDefinition } from './model.js';
import type { Model, RowRule, Searchable } from './models.js';
import { parseFilter } from './query/parse-filter.js';

const SHARED: readonly string[] = [...ROLES, AUTHENTICATED, FORMER_AUTHENTICATED];
const MODEL_WORDS: ReadonlySet<string> = new Set([...SHARED, OWN]);
const FIELD_WORDS: ReadonlySet<string> = new Set([...SHARED, API_KEY_ROLE]);

/** Words that are valid only in the other kind of rule. */
const MISPLACED: ReadonlyMap<string, string> = new Map([
  [API_KEY_ROLE, "only field rules accept it: a key's access to records is set by its own permissions"],
  [OWN, 'only model rules accept it, not field rules'],
]);

interface NamedRule {
  /** `access.read`, `fieldAccess.plan.update`. */
  readonly where: string;
  readonly roles: readonly string[];
  readonly known: ReadonlySet<string>;
}

function rulesOf({ access = {}, fieldAccess = {} }: ModelDefinition): readonly NamedRule[] {
  return [
    ...Object.entries(access).map(([action, rule]) => ({
      where: `access.${action}`,
      roles: rule.filter((part) => typeof part === 'string'),
      known: MODEL_WORDS,
    })),
    ...Object.entries(fieldAccess).flatMap(([field, rules]) =>
      Object.entries(rules).map(([action, roles]) => ({
        where: `fieldAccess.${field}.${action}`,
        roles,
        known: FIELD_WORDS,
      })),
    ),
  ];
}

/** Throws a ModelError for the first word in a model's rules that is not a role. */
export function checkRules(definition: ModelDefinition): void {
  for (const { where, roles, known } of rulesOf(definition)) {
    const unknown = roles.find((role) => !known.has(role));
    if (unknown === undefined) continue;
    const named = `Model "${definition.name}": ${where} names "${unknown}"`;
    const misplaced = MISPLACED.get(unknown);
    if (misplaced !== undefined) throw new ModelError(`${named}, but ${misplaced}.`);
    const words = [...known].filter((word) => word !== FORMER_AUTHENTICATED).join(', ');
    throw new ModelError(`${named}, which is not a role; allowed are ${words}.`);
  }
}

/** A warning for each model whose rules still say `public`. */
export function ruleWarnings(definition: ModelDefinition): readonly string[] {
  const places = rulesOf(definition)
    .filter(({ roles }) => roles.includes(FORMER_AUTHENTICATED))
    .map(({ where }) => where);
  if (places.length === 0) return [];
  return [
    `Model "${definition.name}": "${FORMER_AUTHENTICATED}" in ${places.join(', ')} means all signed-in users; ` +
      `it is now called "${AUTHENTICATED}".`,
  ];
}

/** `public` is the former name of `authenticated`. */
export function resolveRoles(roles: FieldRule): FieldRule {
  return roles.map((role) => (role === FORMER_AUTHENTICATED ? AUTHENTICATED : role));
}

/**
 * Parses the filters of a rule; throws a ModelError that names the error. The model's fields must be resolved first.
 */
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
      `Model "${model.name}": access.${action} has an invalid filter: ${problem.field}: ${problem.message}`,
    );
  }
  return { roles: roles.filter((role) => role !== OWN), own: roles.includes(OWN), filters };
}

/** The fields that determine the owner of a record; the first non-empty one counts. */
export function ownersOf(model: Model, creator: Searchable): readonly Searchable[] {
  const { owner } = model.definition;
  const field = owner === undefined ? undefined : model.fields.get(owner);
  return field === undefined ? [creator] : [field, creator];
}
