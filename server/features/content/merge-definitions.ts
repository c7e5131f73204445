import { BUILT_IN_MODELS } from './built-in-models.js';
import type { ModelDefinition } from './model.js';
import { ModelError } from './model.js';
import { SHIPPED_MODELS } from './shipped-models.js';

/** What is configured, over what is shipped and built in; one definition a name. */
export function mergeDefinitions(configured: readonly ModelDefinition[]): readonly ModelDefinition[] {
  const merged = new Map<string, ModelDefinition>();
  for (const definition of [...BUILT_IN_MODELS, ...SHIPPED_MODELS]) merged.set(definition.name, definition);
  const seen = new Set<string>();
  for (const definition of configured) {
    if (seen.has(definition.name)) throw new ModelError(`Model "${definition.name}" is declared twice.`);
    seen.add(definition.name);
    const builtIn = BUILT_IN_MODELS.find(({ name }) => name === definition.name);
    merged.set(definition.name, builtIn === undefined ? definition : extendBuiltIn(builtIn, definition));
  }
  return [...merged.values()];
}

/** A deployment may add fields and rules to `User` and `File`; what the server itself relies on stays. */
function extendBuiltIn(builtIn: ModelDefinition, definition: ModelDefinition): ModelDefinition {
  return {
    ...builtIn,
    fields: { ...builtIn.fields, ...definition.fields, ...builtIn.fields },
    access: { ...builtIn.access, ...definition.access },
    fieldAccess: { ...builtIn.fieldAccess, ...definition.fieldAccess },
    ...(definition.owner === undefined ? {} : { owner: definition.owner }),
    indexes: [...(builtIn.indexes ?? []), ...(definition.indexes ?? [])],
  };
}
