import type { ReactNode } from 'react';
import type { Route } from '../../route/route.js';
import { ImportList } from './ImportList.js';
import { ImportView } from './ImportView.js';

/** `#/imports`, `#/imports/<id>`, and the sides of one: `…/errors`, `…/rows`, `…/webhooks`. */
export function ImportsScreen({ route }: { readonly route: Route }): ReactNode {
  const [, id] = route.path;
  return id === undefined ? <ImportList route={route} /> : <ImportView key={id} id={id} route={route} />;
}
