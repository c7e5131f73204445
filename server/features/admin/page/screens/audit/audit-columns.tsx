import type { ReactNode } from 'react';
import type { AuditEntry } from '../../api/answers.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Time } from '../../parts/Time.js';
import { auditWords, valueText } from './audit-words.js';

export const auditColumns: readonly TableColumn<AuditEntry>[] = [
  { id: 'when', label: 'When', cell: ({ at }) => <Time at={at} /> },
  {
    id: 'who',
    label: 'Who',
    cell: ({ actor, address }) => (
      <>
        <b>{actor.name}</b>
        {actor.email !== null && <span className="under">{actor.email}</span>}
        {actor.kind === 'api-key' && <span className="under">API key</span>}
        {address !== null && address !== '' && <span className="under">{address}</span>}
      </>
    ),
  },
  {
    id: 'what',
    label: 'What',
    cell: ({ action, target }) => (
      <>
        {auditWords(action)}
        <span className="under">{target.name}</span>
      </>
    ),
  },
  { id: 'changes', label: 'Changes', cell: ({ changes }) => changesOf(changes) },
];

function changesOf(changes: AuditEntry['changes']): ReactNode {
  if (changes.length === 0) return <span className="soft">None recorded</span>;
  return (
    <ul className="rights">
      {changes.map((change) => (
        <li key={change.field}>
          <b>{change.field}</b>
          {'before' in change && <> {valueText(change.before)}</>}
          {'before' in change && 'after' in change && ' → '}
          {'after' in change && <> {valueText(change.after)}</>}
        </li>
      ))}
    </ul>
  );
}
