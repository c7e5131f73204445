export interface GraphQLAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: unknown;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** Posts a body to the GraphQL endpoint of a server; a text is sent as it is. */
export async function sendGraphQL(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function codesOf({ errors = [] }: GraphQLAnswer): readonly unknown[] {
  return errors.map(({ extensions }) => extensions['code']);
}
