import type { ReactNode } from 'react';
import type { Model } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { FieldList } from './FieldList.js';
import { RecordList } from './RecordList.js';
import { RecordView } from './RecordView.js';

/** `#/models`, `#/models/tags`, `#/models/tags/fields`, `#/models/tags/<id>`. */
export function ModelsScreen({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad('models', (signal) => api.listModels(signal));
  return (
    <Outcome loaded={loaded} onRetry={reload}>
      {(models) => <Place route={route} models={models} />}
    </Outcome>
  );
}

function Place({ route, models }: { readonly route: Route; readonly models: readonly Model[] }): ReactNode {
  const [, path, part] = route.path;
  if (path === undefined) return <ModelList models={models} />;
  const model = models.find((candidate) => candidate.path === path);
  if (model === undefined) {
    return (
      <>
        <ScreenHead title="Models" />
        <Empty title={`There is no model “${path}”.`}>
          <a href={routeTo(['models'])}>To the models</a>
        </Empty>
      </>
    );
  }
  if (part === 'fields') return <FieldList model={model} />;
  // The key makes React mount a new view instead of updating the previous one.
  if (part !== undefined) return <RecordView key={`${path}/${part}`} model={model} models={models} id={part} />;
  return <RecordList key={path} model={model} models={models} route={route} />;
}

const columns: readonly TableColumn<Model>[] = [
  {
    id: 'name',
    label: 'Model',
    cell: ({ name, path, readable }) =>
      readable ? <a href={routeTo(['models', path])}>{name}</a> : <span>{name} (you can't read its records)</span>,
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
    label: 'Source of records',
    cell: ({ createdBy }) => (createdBy === 'upload' ? 'uploads' : 'the API'),
  },
];

function ModelList({ models }: { readonly models: readonly Model[] }): ReactNode {
  return (
    <>
      <ScreenHead title="Models" lead="Content types from your configuration." />
      <DataTable caption="Models" columns={columns} rows={models} keyOf={({ path }) => path} />
    </>
  );
}
