import type { ReactNode } from 'react';
import type { Owner } from '../../api/answers.js';

export function OwnerText({ owner }: { readonly owner: Owner | null }): ReactNode {
  return owner === null ? <span className="soft">nobody any more</span> : `${owner.name} (${owner.email})`;
}
