import type { ReactNode } from 'react';
import type { Route } from '../../route/route.js';
import { KeyList } from './KeyList.js';
import { NewKey } from './NewKey.js';

export function KeysScreen({ route }: { readonly route: Route }): ReactNode {
  return route.path[1] === 'new' ? <NewKey /> : <KeyList route={route} />;
}
