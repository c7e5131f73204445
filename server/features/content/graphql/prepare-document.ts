import { NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { toParseError, VALIDATION_FAILED, withCode, withoutSuggestion } from './graphql-errors.js';
import { complexityError } from './limits.js';
import type { GraphQLLimits } from './limits.js';

export interface DocumentRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the caller may look at the schema. */
  readonly mayIntrospect: boolean;
  readonly limits: GraphQLLimits;
}

/** Parses and checks a document: cheap limits first, validation next. Answers the document or what is wrong with it. */
export function prepareDocument(
  schema: GraphQLSchema,
  { query, variables, mayIntrospect, limits }: DocumentRequest,
): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.maxTokens });
  } catch (error) {
    return [toParseError(error)];
  }
  const tooComplex = complexityError(schema, document, { variables, limits });
  if (tooComplex !== undefined) return [tooComplex];
  const rules = mayIntrospect ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length === 0) return document;
  return errors.map((error) => withCode(mayIntrospect ? error : withoutSuggestion(error), VALIDATION_FAILED));
}
