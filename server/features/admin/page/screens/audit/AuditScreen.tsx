import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { AuditAction, AuditEntry } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { Time } from '../../parts/cells.js';
import { Listing } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Input, Select } from '../../parts/Field.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';

const LIMIT = 20;
const DAY = 86_400_000;

export function AuditScreen({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { actor = '', target = '', action = '', from = '', to = '' } = route.query;
  const filter = { actor, target, action, from, to };
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(JSON.stringify([filter, offset]), (signal) =>
    api.listAudit(
      {
        actor: actor || undefined,
        target: target || undefined,
        action: action || undefined,
        since: startOf(from, 0),
        until: startOf(to, DAY),
        limit: LIMIT,
        offset,
      },
      signal,
    ),
  );
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <ScreenHead title="Audit log" lead="Who changed users, API keys, importers and invitations, and when." />
      <AuditFilter
        key={JSON.stringify(filter)}
        value={filter}
        onChange={(value) => goTo(routeTo(['audit'], { ...value }))}
      />
      <Listing
        caption="Changes, newest first"
        columns={columns}
        keyOf={({ id }) => id}
        loaded={loaded}
        onRetry={reload}
        empty={
          <Empty title={isFiltered ? 'No matching changes' : 'No changes yet'}>
            {isFiltered ? (
              <a href={routeTo(['audit'])}>Clear filter</a>
            ) : (
              <p>Changes of users, API keys, importers and invitations appear here.</p>
            )}
          </Empty>
        }
        hrefOf={(start) => routeTo(['audit'], { ...filter, offset: start })}
      />
    </>
  );
}

/** The start of a calendar day in the reader's time zone, plus an offset in milliseconds. */
function startOf(day: string, later: number): string | undefined {
  const start = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + later).toISOString();
}

interface AuditFilterValue {
  readonly actor: string;
  readonly target: string;
  readonly action: string;
  /** Calendar days from date inputs; the last day is included. */
  readonly from: string;
  readonly to: string;
}

interface AuditFilterProps {
  readonly value: AuditFilterValue;
  onChange(value: AuditFilterValue): void;
}

/** Labels of the actions, in the list and its filter. */
const AUDIT_LABELS: Readonly<Record<AuditAction, string>> = {
  'user.create': 'User created',
  'user.update': 'User changed',
  'user.delete': 'User deleted',
  'user.change_password': 'Password changed',
  'user.reset_admin': 'Administrator reset',
  'invitation.create': 'User invited',
  'invitation.revoke': 'Invitation revoked',
  'invitation.accept': 'Invitation accepted',
  'api_key.create': 'API key created',
  'api_key.revoke': 'API key revoked',
  'importer.create': 'Importer created',
  'importer.update': 'Importer changed',
  'importer.delete': 'Importer deleted',
  'importer.transfer': 'Importer transferred',
  'importer.rotate_key': 'Importer key replaced',
  'importer.rotate_webhook_secret': 'Webhook secret replaced',
};

const ACTIONS = Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label }));

/** The filter of the list, stored in the address. */
function AuditFilter({ value, onChange }: AuditFilterProps): ReactNode {
  const [draft, setDraft] = useState(value);
  const bind = (name: keyof AuditFilterValue) => ({
    value: draft[name],
    onChange: (text: string): void => setDraft({ ...draft, [name]: text }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(draft);
  };
  return (
    <form className="toolbar" role="search" aria-label="Filter the audit log" onSubmit={submit}>
      <Input aria-label="Who" placeholder="Who" {...bind('actor')} />
      <Select aria-label="Action" empty="Any action" options={ACTIONS} {...bind('action')} />
      <Input aria-label="Target" placeholder="Target" {...bind('target')} />
      <Input aria-label="From" type="date" {...bind('from')} />
      <Input aria-label="To" type="date" {...bind('to')} />
      <button type="submit" className="rg-button">
        Filter
      </button>
    </form>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
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
        {auditLabel(action)}
        <span className="under">{target.name}</span>
      </>
    ),
  },
  { id: 'changes', label: 'Changes', cell: ({ changes }) => changesOf(changes) },
];

/** Actions of later versions are shown by their own name. */
export function auditLabel(action: string): string {
  return new Map<string, string>(Object.entries(AUDIT_LABELS)).get(action) ?? action;
}

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

/** A value of a change, shortened for a list. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
