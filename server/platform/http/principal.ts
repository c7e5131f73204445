export type Action = 'read' | 'create' | 'update' | 'delete';

export const ACTIONS = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];

/**
 * What an API key may do, by model path. `admin` opens `/api/admin/*` and the records of models that the map does not
 * list; listed entries apply unchanged.
 */
export interface KeyPermissions {
  readonly models: Readonly<Record<string, readonly Action[]>>;
  readonly admin: boolean;
  readonly rateLimit?: { readonly requests: number; readonly windowMs: number };
}

/** Who makes a call. Operations decide by this alone; authentication is the transport's job. */
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
      /** Includes the first characters of the key, as the audit log shows it. */
      readonly name: string;
      readonly permissions: KeyPermissions;
      readonly address: string;
    }
  /** The server itself: jobs, first start, and administrators acting on resources of others. Passes every rule. */
  | { readonly kind: 'system'; readonly onBehalfOf?: Principal };

/** The role that field rules see for an API key. */
export const API_KEY_ROLE = 'api_key';

/** The network address a call came from; internal calls have none. */
export function addressOf(principal: Principal): string {
  return principal.kind === 'system' ? 'system' : principal.address;
}
