import type { ReactNode } from 'react';
import type { Model } from '../../api/wire.js';
import { routeTo } from '../../route/route.js';

/** The two sides of a model. */
export function ModelTabs({
  model,
  current,
}: {
  readonly model: Model;
  readonly current: 'records' | 'fields';
}): ReactNode {
  return (
    <nav className="tabs" aria-label={model.name}>
      {model.readable && (
        <a href={routeTo(['models', model.path])} aria-current={current === 'records' ? 'page' : undefined}>
          Records
        </a>
      )}
      <a href={routeTo(['models', model.path, 'fields'])} aria-current={current === 'fields' ? 'page' : undefined}>
        Fields
      </a>
    </nav>
  );
}
