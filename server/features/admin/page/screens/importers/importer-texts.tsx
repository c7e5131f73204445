import type { ReactNode } from 'react';
import type { Destination, Owner } from '../../api/answers.js';
import { routeTo } from '../../route.js';

/** The destination of imported rows. */
export function DestinationText({ destination }: { readonly destination: Destination }): ReactNode {
  if (destination.type === 'none') return <span className="soft">stored with the import</span>;
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

export function OwnerText({ owner }: { readonly owner: Owner | null }): ReactNode {
  return owner === null ? <span className="soft">deleted user</span> : `${owner.name} (${owner.email})`;
}
