import type { ReactNode } from 'react';
import type { ContentRecord, Field, Model } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { FieldValue } from './FieldValue.js';
import { FilterForm } from './FilterForm.js';
import { ModelTabs } from './FieldList.js';
import { filterIn, listedFields, namingField, recordName, recordQuery, sortIn } from './record-query.js';

interface RecordListProps {
  readonly model: Model;
  readonly models: readonly Model[];
  readonly route: Route;
}

export function RecordList({ model, models, route }: RecordListProps): ReactNode {
  const { api } = useSession();
  const query = recordQuery(route, model);
  const { loaded, reload } = useLoad(JSON.stringify(query), (signal) => api.listRecords(model.path, query, signal));
  const filter = filterIn(route, model);
  /** The address of this list with some changes; starts at the first page unless given. */
  const hrefOf = (change: Readonly<Record<string, string | undefined>>): string =>
    routeTo(['models', model.path], { ...route.query, offset: undefined, ...change });
  const columns = recordColumns({ model, models, route, onSort: (sort) => goTo(hrefOf({ sort })) });
  return (
    <>
      <ScreenHead title={model.name} crumbs={[{ label: 'Models', href: routeTo(['models']) }]} />
      <ModelTabs model={model} current="records" />
      <FilterForm
        key={JSON.stringify(filter)}
        model={model}
        filter={filter}
        onChange={(next) => goTo(hrefOf({ field: next?.field, is: next?.question, value: next?.value }))}
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) =>
          data.length === 0 ? (
            <Empty title={filter || meta.total > 0 ? 'No matching records' : 'No records yet'}>
              {(filter || meta.total > 0) && <a href={routeTo(['models', model.path])}>Clear filter</a>}
            </Empty>
          ) : (
            <>
              <DataTable
                caption={`Records of ${model.name}`}
                rowHeight="one-line"
                columns={columns}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
              />
              <Pager meta={meta} hrefOf={(offset) => hrefOf({ offset })} />
            </>
          )
        }
      </Outcome>
    </>
  );
}

interface ColumnOptions extends RecordListProps {
  onSort(sort: string): void;
}

function recordColumns({ model, models, route, onSort }: ColumnOptions): readonly TableColumn<ContentRecord>[] {
  const sorted = sortIn(route, model);
  const naming = namingField(model);
  const sortOf = ({ name }: Field): TableColumn<ContentRecord>['sort'] => {
    const direction = sorted.field === name ? sorted.direction : undefined;
    return { direction, onToggle: () => onSort(direction === 'ascending' ? `-${name}` : name) };
  };
  return listedFields(model).map((field) => ({
    id: field.name,
    label: field.name,
    align: field.type === 'number' ? 'end' : undefined,
    sort: field.sortable ? sortOf(field) : undefined,
    cell: (record) =>
      field.name === naming ? (
        <a href={routeTo(['models', model.path, record.id])}>{recordName(model, record)}</a>
      ) : (
        <FieldValue field={field} value={record[field.name]} models={models} />
      ),
  }));
}
