import type { ReactNode } from 'react';
import type { Route } from '../../route/route.js';
import { ImporterList } from './ImporterList.js';
import { ImporterView } from './ImporterView.js';

/** `#/importers`, `#/importers/<id>`, `#/importers/<id>/fields`, `#/importers/<id>/webhooks`. */
export function ImportersScreen({ route }: { readonly route: Route }): ReactNode {
  const [, id] = route.path;
  return id === undefined ? <ImporterList route={route} /> : <ImporterView key={id} id={id} route={route} />;
}
