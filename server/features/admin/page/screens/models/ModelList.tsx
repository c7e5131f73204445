import type { ReactNode } from 'react';
import type { Model } from '../../api/answers.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route/route.js';

const columns: readonly TableColumn<Model>[] = [
  {
    id: 'name',
    label: 'Model',
    cell: ({ name, path, readable }) =>
      readable ? <a href={routeTo(['models', path])}>{name}</a> : <span>{name} (its records are kept from you)</span>,
  },
  { id: 'path', label: 'Address', cell: ({ path }) => <code>/api/{path}</code> },
  {
    id: 'fields',
    label: 'Fields',
    align: 'end',
    cell: ({ path, fields, name }) => (
      <a href={routeTo(['models', path, 'fields'])} aria-label={`${fields.length} fields of ${name}`}>
        {fields.length}
      </a>
    ),
  },
  {
    id: 'from',
    label: 'Records come from',
    cell: ({ createdBy }) => (createdBy === 'upload' ? 'uploads' : 'the API'),
  },
];

export function ModelList({ models }: { readonly models: readonly Model[] }): ReactNode {
  return (
    <>
      <ScreenHead
        title="Models"
        lead="What this server keeps, as its configuration declares it. Records can be looked at here."
      />
      <DataTable caption="Models" columns={columns} rows={models} keyOf={({ path }) => path} />
    </>
  );
}
