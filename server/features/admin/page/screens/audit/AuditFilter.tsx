import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { AUDIT_WORDS } from './audit-words.js';

export interface AuditFilterValue {
  readonly actor: string;
  readonly target: string;
  readonly action: string;
  /** Calendar days, as the platform's fields give them; the last is included. */
  readonly from: string;
  readonly to: string;
}

interface AuditFilterProps {
  readonly value: AuditFilterValue;
  onChange(value: AuditFilterValue): void;
}

/** Which entries are listed; kept in the address. */
export function AuditFilter({ value, onChange }: AuditFilterProps): ReactNode {
  const [draft, setDraft] = useState(value);
  const set = (change: Partial<AuditFilterValue>): void => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(draft);
  };
  return (
    <form className="toolbar" role="search" aria-label="Filter the audit log" onSubmit={submit}>
      <input
        aria-label="Who"
        placeholder="Who"
        value={draft.actor}
        onChange={(event) => set({ actor: event.target.value })}
      />
      <select aria-label="Action" value={draft.action} onChange={(event) => set({ action: event.target.value })}>
        <option value="">Every action</option>
        {Object.entries(AUDIT_WORDS).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </select>
      <input
        aria-label="Target"
        placeholder="Target"
        value={draft.target}
        onChange={(event) => set({ target: event.target.value })}
      />
      <input aria-label="From" type="date" value={draft.from} onChange={(event) => set({ from: event.target.value })} />
      <input aria-label="To" type="date" value={draft.to} onChange={(event) => set({ to: event.target.value })} />
      <button type="submit" className="button">
        Filter
      </button>
    </form>
  );
}
