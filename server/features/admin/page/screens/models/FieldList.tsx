import type { ReactNode } from 'react';
import type { Field, Model } from '../../api/answers.js';
import { Tag } from '../../parts/cells.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { ScreenHead, Tabs } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route.js';

const columns: readonly TableColumn<Field>[] = [
  {
    id: 'name',
    label: 'Field',
    cell: ({ name, description }) => (
      <>
        <code>{name}</code>
        {description !== null && <span className="under">{description}</span>}
      </>
    ),
  },
  { id: 'type', label: 'Type', cell: typeOf },
  {
    id: 'rules',
    label: 'Rules',
    cell: ({ required, unique, readOnly }) => {
      const rules = [required && 'required', unique && 'unique', readOnly && 'read-only'].filter(Boolean);
      return <span className="tags">{rules.map((rule) => rule && <Tag key={rule}>{rule}</Tag>)}</span>;
    },
  },
];

function typeOf({ type, to, many, options }: Field): ReactNode {
  if (to !== null) {
    return (
      <>
        {many ? 'many of ' : 'one of '}
        <a className="in-text" href={routeTo(['models', to])}>
          {to}
        </a>
      </>
    );
  }
  return options.length === 0 ? type : `one of ${options.join(', ')}`;
}

export function FieldList({ model }: { readonly model: Model }): ReactNode {
  return (
    <>
      <ScreenHead title={`Fields of ${model.name}`} crumbs={[{ label: 'Models', href: routeTo(['models']) }]} />
      <ModelTabs model={model} current="fields" />
      <DataTable caption={`Fields of ${model.name}`} columns={columns} rows={model.fields} keyOf={({ name }) => name} />
    </>
  );
}

/** The tabs of a model. */
export function ModelTabs({
  model: { name, path, readable },
  current,
}: {
  readonly model: Model;
  readonly current: 'records' | 'fields';
}): ReactNode {
  const records = { id: 'records', label: 'Records', href: routeTo(['models', path]) };
  const fields = { id: 'fields', label: 'Fields', href: routeTo(['models', path, 'fields']) };
  return <Tabs name={name} tabs={readable ? [records, fields] : [fields]} current={current} />;
}
