import { getNamedType, GraphQLError, GraphQLObjectType, Kind } from 'graphql';
import type { DocumentNode, FieldNode, FragmentDefinitionNode, GraphQLSchema, SelectionSetNode } from 'graphql';
import type { Settings } from '../../../config/config.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../query/query.js';

const SCALAR_COST = 1;
const RELATION_COST = 10;

/** Marks the types that only wrap a page, which cost nothing. */
export const IS_CONNECTION = 'isConnection';

export const TOO_COMPLEX = 'QUERY_TOO_COMPLEX';

/** Limits on what one request may query. */
export type GraphQLLimits = Omit<Settings['graphql'], 'introspection'>;

interface Measure {
  readonly depth: number;
  readonly cost: number;
  readonly fields: number;
}

const NOTHING: Measure = { depth: 0, cost: 0, fields: 0 };

interface Measuring {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Each fragment is measured once, however often it is spread. */
  readonly measured: Map<string, Measure>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly schema: GraphQLSchema;
}

/**
 * Returns an error for the first limit a document exceeds; `undefined` when it is within the limits. Runs before
 * validation.
 */
export function complexityError(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variables, limits }: { readonly variables: Readonly<Record<string, unknown>>; readonly limits: GraphQLLimits },
): GraphQLError | undefined {
  const { maxAliases, maxCost, maxDepth, maxRootFields } = limits;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  if (countAliases(document) > maxAliases) return tooMuch(`more than ${maxAliases} aliases`);
  const measuring: Measuring = { fragments, measured: new Map(), variables, schema };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation) ?? undefined;
    const { depth, cost, fields } = measureSelections(definition.selectionSet, root, measuring);
    if (fields > maxRootFields) return tooMuch(`more than ${maxRootFields} root fields`);
    if (depth > maxDepth) return tooMuch(`more than ${maxDepth} levels`);
    if (cost > maxCost) {
      return tooMuch(`a cost of ${cost}, more than ${maxCost}; query fewer fields or use a lower limit`);
    }
  }
  return undefined;
}

export function tooMuch(what: string): GraphQLError {
  return new GraphQLError(`The document has ${what}.`, { extensions: { code: TOO_COMPLEX } });
}

function countAliases(document: DocumentNode): number {
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      const own = selection.kind === Kind.FIELD && selection.alias !== undefined ? 1 : 0;
      const inner = 'selectionSet' in selection && selection.selectionSet ? count(selection.selectionSet) : 0;
      return sum + own + inner;
    }, 0);
  return document.definitions.reduce(
    (sum, definition) => sum + ('selectionSet' in definition ? count(definition.selectionSet) : 0),
    0,
  );
}

type ParentType = GraphQLObjectType | undefined;

/** Unknown fields cost as much as a relation; validation comes later. */
function measureSelections({ selections }: SelectionSetNode, parent: ParentType, measuring: Measuring): Measure {
  return selections.reduce<Measure>((total, selection) => {
    const own =
      selection.kind === Kind.FIELD
        ? measureField(selection, parent, measuring)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measureSelections(selection.selectionSet, parent, measuring)
          : measureFragment(selection.name.value, measuring);
    return {
      depth: Math.max(total.depth, own.depth),
      cost: total.cost + own.cost,
      fields: total.fields + own.fields,
    };
  }, NOTHING);
}

function measureFragment(name: string, measuring: Measuring): Measure {
  const present = measuring.measured.get(name);
  if (present !== undefined) return present;
  // Ends the recursion for a cyclic fragment, which validation rejects.
  measuring.measured.set(name, NOTHING);
  const fragment = measuring.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  const type = measuring.schema.getType(fragment.typeCondition.name.value);
  const parent = type instanceof GraphQLObjectType ? type : undefined;
  const measure = measureSelections(fragment.selectionSet, parent, measuring);
  measuring.measured.set(name, measure);
  return measure;
}

function measureField(field: FieldNode, parent: ParentType, measuring: Measuring): Measure {
  const name = field.name.value;
  // Introspection has limits of its own.
  if (name.startsWith('__')) return { ...NOTHING, fields: 1 };
  if (field.selectionSet === undefined) return { depth: 1, cost: SCALAR_COST, fields: 1 };
  const definition = parent?.getFields()[name];
  const named = definition && getNamedType(definition.type);
  const type = named instanceof GraphQLObjectType ? named : undefined;
  const inner = measureSelections(field.selectionSet, type, measuring);
  const isPage = type?.extensions[IS_CONNECTION] === true;
  const isWrapper = parent?.extensions[IS_CONNECTION] === true;
  const own = isPage || isWrapper ? 0 : RELATION_COST;
  const factor = isPage ? pageSize(field, measuring.variables) : 1;
  return { depth: inner.depth + 1, cost: own + inner.cost * factor, fields: 1 };
}

function pageSize({ arguments: given = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const value = given.find(({ name }) => name.value === 'limit')?.value;
  const limit =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE && Object.hasOwn(variables, value.name.value)
        ? Number(variables[value.name.value])
        : value === undefined
          ? DEFAULT_LIMIT
          : MAX_LIMIT;
  return Number.isNaN(limit) ? MAX_LIMIT : Math.min(Math.max(limit, 1), MAX_LIMIT);
}
