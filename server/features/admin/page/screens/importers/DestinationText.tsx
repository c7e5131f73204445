import type { ReactNode } from 'react';
import type { Destination } from '../../api/answers.js';
import { routeTo } from '../../route/route.js';

/** Where the rows of imports go. */
export function DestinationText({ destination }: { readonly destination: Destination }): ReactNode {
  if (destination.type === 'none') return <span className="soft">kept with the import</span>;
  const { model, mode, key } = destination;
  return (
    <>
      <a className="in-text" href={routeTo(['models', model])}>
        {model}
      </a>{' '}
      <span className="soft">{mode === 'upsert' ? `created, or updated by ${key ?? 'key'}` : 'created'}</span>
    </>
  );
}
