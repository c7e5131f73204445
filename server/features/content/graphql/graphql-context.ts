import DataLoader from 'dataloader';
import type { Principal } from '../../../platform/http/principal.js';
import type { ContentDeps, DeleteDeps } from '../content-deps.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { findVisibleByIds } from '../operations/relations.js';
import { tooMuch } from './limits.js';

/** Resolvers read and write records. */
export type GraphQLDeps = DeleteDeps & Pick<ContentDeps, 'config'>;

/** What resolvers need; one for each request. */
export interface GraphQLContext {
  readonly deps: GraphQLDeps;
  readonly principal: Principal;
  /** Loads related records; batched per tick and without duplicates. */
  load(model: Model, id: string): Promise<ContentRecord | null>;
  /** Counts related records of the response before they are loaded. Throws when there are too many. */
  countRelated(count: number): void;
}

type Loader = DataLoader<string, ContentRecord | null>;

const BATCH = 1000;

export function createContext(deps: GraphQLDeps, principal: Principal): GraphQLContext {
  const loaders = new Map<Model, Loader>();
  const loaderOf = (model: Model): Loader => {
    const present = loaders.get(model);
    if (present !== undefined) return present;
    const loader: Loader = new DataLoader(
      async (ids) => {
        const records = await findVisibleByIds(deps.database.pool, { principal, model, ids });
        return ids.map((id) => records.get(id) ?? null);
      },
      { maxBatchSize: BATCH },
    );
    loaders.set(model, loader);
    return loader;
  };
  const { maxRelated } = deps.config.graphql;
  let related = 0;
  return {
    deps,
    principal,
    load: (model, id) => loaderOf(model).load(id),
    countRelated: (count) => {
      related += count;
      if (related > maxRelated) throw tooMuch(`more than ${maxRelated} related records in the response`);
    },
  };
}
