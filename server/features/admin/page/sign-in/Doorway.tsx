import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Brand } from '../parts/Brand.js';

interface DoorwayProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The page before one is in. */
export function Doorway({ title, lead, children }: DoorwayProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Rowgate`;
  }, [title]);
  return (
    <main className="doorway">
      <div className="card">
        <Brand />
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}
