import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSkipDirective,
  Kind,
} from 'graphql';
import type { FieldNode, GraphQLOutputType, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from 'graphql';
import { ApiError } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { mayAct, mayUseField } from '../access.js';
import type { Model } from '../models.js';

/** What decides which fields of an operation are executed. */
type Operation = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

interface Answer {
  readonly model: Model;
  readonly type: GraphQLOutputType;
  /** Whether the caller receives the fields of the model at all. */
  readonly isShown: boolean;
}

/**
 * Throws FORBIDDEN when a mutation selects a field that cannot be null and that the caller may never read: the whole
 * response would be null although the change was made.
 */
export function requireAnswer(
  principal: Principal,
  info: GraphQLResolveInfo,
  { model, isShown }: Omit<Answer, 'type'>,
): void {
  const check = (nodes: readonly FieldNode[], answer: Answer): void => {
    const type = getNamedType(answer.type);
    for (const node of nodes.flatMap(({ selectionSet }) => selectedFields(selectionSet, info))) {
      const field = answer.model.fields.get(node.name.value);
      const own = type instanceof GraphQLObjectType ? type.getFields()[node.name.value] : undefined;
      if (field === undefined || !(own?.type instanceof GraphQLNonNull)) continue;
      const { target } = field;
      const isReadable = mayUseField(principal, field, 'read') && (!target || mayAct(principal, target, 'read'));
      if (!answer.isShown || !isReadable) {
        throw new ApiError('FORBIDDEN', { message: `You may not read "${field.name}" of "${answer.model.path}".` });
      }
      if (target !== undefined) check([node], { model: target, type: own.type, isShown: true });
    }
  };
  check(info.fieldNodes, { model, type: info.returnType, isShown });
}

/** The fields of a selection and of its fragments, each of which is visited once, however often it is spread. */
function selectedFields(
  set: SelectionSetNode | undefined,
  operation: Operation,
  visited: Set<string> = new Set(),
): readonly FieldNode[] {
  const selections = (set?.selections ?? []).filter((selection) => isExecuted(selection, operation));
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectedFields(selection.selectionSet, operation, visited);
    const name = selection.name.value;
    if (visited.has(name)) return [];
    visited.add(name);
    return selectedFields(operation.fragments[name]?.selectionSet, operation, visited);
  });
}

/** Whether neither `@skip` nor `@include` leaves it out. */
function isExecuted(selection: SelectionNode, { variableValues }: Operation): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
