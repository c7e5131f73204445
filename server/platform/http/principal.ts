export type Action = 'read' | 'create' | 'update' | 'delete';

export const ACTIONS = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];

/**
 * What an API key may do, by model path. `admin` opens `/api/admin/*`, and the records of models that the map does not
 * name; what it names holds as it stands.
 */
export interface KeyPermissions {
  readonly models: Readonly<Record<string, readonly Action[]>>;
  readonly admin: boolean;
  readonly rateLimit?: { readonly requests: number; readonly windowMs: number };
}

/** Who makes a call. Operations decide by this alone; how it was proved is the transport's business. */
export type Principal =
  | { readonly kind: 'anonymous'; readonly address: string }
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly email: string;
      readonly name: string;
      readonly role: string;
      /** `<action>:<model path>`, either side may be `*`. Adds to the role. */
      readonly permissions: readonly string[];
      readonly address: string;
    }
  | {
      readonly kind: 'api-key';
      readonly id: string;
      /** With the beginning of the key, as the audit trail shows it. */
      readonly name: string;
      readonly permissions: KeyPermissions;
      readonly address: string;
    }
  /** The server's own work: jobs, first start, and what administrators do with what is others'. Passes every rule. */
  | { readonly kind: 'system'; readonly onBehalfOf?: Principal };

/** The role under which field rules see an API key. */
export const API_KEY_ROLE = 'api_key';

/** The network address a call came from; the server's own calls have none. */
export function addressOf(principal: Principal): string {
  return principal.kind === 'system' ? 'system' : principal.address;
}
