import type { ReactNode } from 'react';
import type { ImportRecord } from '../../api/answers.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { countOf } from '../../parts/count-of.js';
import { Progress } from '../../parts/Progress.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';
import { routeTo } from '../../route/route.js';
import { ImportState } from './ImportState.js';

export const importColumns: readonly TableColumn<ImportRecord>[] = [
  {
    id: 'file',
    label: 'File',
    cell: ({ job: { id, file_name }, importer }) => (
      <>
        <a href={routeTo(['imports', id])}>{file_name}</a>
        <span className="under">{importer.name}</span>
      </>
    ),
  },
  { id: 'state', label: 'State', cell: stateOf },
  { id: 'rows', label: 'Rows', align: 'end', cell: ({ job: { num_rows } }) => countOf(num_rows) },
  {
    id: 'imported',
    label: 'Imported',
    align: 'end',
    cell: ({ job: { num_imported_rows } }) => countOf(num_imported_rows),
  },
  {
    id: 'findings',
    label: 'Findings',
    align: 'end',
    cell: ({ job: { id, file_name, num_errors } }) =>
      num_errors === 0 ? (
        '0'
      ) : (
        <a href={routeTo(['imports', id, 'errors'])} aria-label={`${num_errors} findings of ${file_name}`}>
          {countOf(num_errors)}
        </a>
      ),
  },
  { id: 'created', label: 'Created', cell: ({ job: { created_at } }) => <Time at={created_at} /> },
];

function stateOf({ job }: ImportRecord): ReactNode {
  const { status, error, progress, dry_run, rolled_back_at, file_name } = job;
  return (
    <>
      <span className="tags">
        <ImportState status={status} />
        {dry_run && <Tag>dry run</Tag>}
        {rolled_back_at !== null && <Tag>taken back</Tag>}
      </span>
      {status === 'processing' && <Progress name={`Progress of ${file_name}`} percent={progress.percent} />}
      {error !== null && <span className="under">{error}</span>}
    </>
  );
}
