import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { parseDate, parseDateTime } from '../values/instants.js';

function textScalar(
  name: string,
  { description, parse }: { readonly description: string; readonly parse: (text: string) => string | undefined },
): GraphQLScalarType {
  const read = (value: unknown): string => {
    const parsed = typeof value === 'string' ? parse(value) : undefined;
    if (parsed === undefined) throw new GraphQLError(`Must be ${description}`);
    return parsed;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => value,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const DateTimeScalar = textScalar('DateTime', {
  description: 'an instant in ISO 8601, such as 2026-02-28T09:30:00.000Z.',
  parse: parseDateTime,
});

export const DateScalar = textScalar('Date', {
  description: 'a calendar date, such as 2026-02-28.',
  parse: parseDate,
});

export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
