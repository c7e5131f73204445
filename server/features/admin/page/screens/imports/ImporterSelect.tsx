import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../hooks/use-load.js';

interface ImporterSelectProps {
  readonly value: string | undefined;
  /** The empty text stands for every importer. */
  onChange(id: string): void;
}

const MOST = 100;

/** The newest importers, and the one that is chosen. */
export function ImporterSelect({ value, onChange }: ImporterSelectProps): ReactNode {
  const { api } = useSession();
  const { loaded } = useLoad('importers', async (signal) =>
    (await api.listImporters({ limit: MOST, offset: 0 }, signal)).data.map(({ importer }) => importer),
  );
  const importers = loaded.state === 'ready' ? loaded.data : [];
  const isListed = value === undefined || importers.some(({ id }) => id === value);
  return (
    <label>
      <span className="hidden">Importer</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">Every importer</option>
        {importers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isListed && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}
