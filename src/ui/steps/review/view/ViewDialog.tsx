import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ColumnCounts, ColumnFilter, ColumnValues, RowView } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { ScreenActions, ScreenProps } from '../../screen.js';
import { ColumnTools } from './ColumnTools.js';
import type { ShownColumns } from './ColumnTools.js';
import { KindFilter } from './KindFilter.js';
import { ToolDialog } from '../ToolDialog.js';

interface ViewDialogProps extends ScreenProps<ReviewState> {
  /** Id of the column chosen first. */
  readonly column: string;
  readonly columns: ShownColumns;
  onChange(change: Partial<RowView>): void;
  /** Called to find the duplicates of a column. */
  onDuplicates(column: string): void;
  onClose(): void;
}

const PLAIN_FILTERS = ['errors', 'edited', 'empty', 'filled', 'duplicates'] as const;

/** Sorts and filters the rows by one column. Every choice takes effect at once and closes the dialog. */
export function ViewDialog(props: ViewDialogProps): ReactNode {
  const { column: first, columns, onChange, onDuplicates, onClose, ...screen } = props;
  const { state, actions, words } = screen;
  const { t, number } = words;
  const { view, reviewed } = state;
  const [column, setColumn] = useState(first);
  const [keepsSort, setKeepsSort] = useState(false);
  const [part, setPart] = useState('');
  const counts = useColumnCounts(actions, column);
  const button = useClassName('button', 'rg-button');
  const otherKeys = view.sort.filter((key) => key.column !== column);
  const change = (next: Partial<RowView>): void => {
    onChange(next);
    onClose();
  };
  const sortBy = (descending: boolean): void =>
    change({ sort: [...(keepsSort ? otherKeys : []), { column, descending }] });
  const filterBy = (filter: ColumnFilter): void => {
    const others = view.filters.filter((other) => other.column !== column || other.type !== filter.type);
    change({ filters: [...others, filter] });
  };
  return (
    <ToolDialog className="rg-view-dialog" title={t('view.title')} onClose={onClose}>
      <label>
        <span>{t('view.column')}</span>
        <select className="rg-field" value={column} onChange={(event) => setColumn(event.target.value)}>
          {reviewed.map(({ column: { id, label } }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="rg-view-choices">
        {[false, true].map((descending) => (
          <button
            key={String(descending)}
            type="button"
            className={button}
            data-action={descending ? 'sort-descending' : 'sort-ascending'}
            data-first-focus={descending ? undefined : true}
            aria-pressed={view.sort.some((key) => key.column === column && key.descending === descending)}
            onClick={() => sortBy(descending)}
          >
            {t(descending ? 'view.descending' : 'view.ascending')}
          </button>
        ))}
        {PLAIN_FILTERS.map((type) => (
          <button
            key={type}
            type="button"
            className={button}
            data-action={`filter-${type}`}
            aria-pressed={view.filters.some(
              (filter) => filter.column === column && filter.type === type && !('kind' in filter && filter.kind),
            )}
            onClick={() => filterBy({ column, type })}
          >
            <span>{t(`view.${type}`)}</span>
            {/* Its room is there before the number. */}
            <span className="rg-view-count" data-count={type}>
              {counts ? number(counts[type]) : null}
            </span>
          </button>
        ))}
        <button type="button" className={button} data-action="find-duplicates" onClick={() => onDuplicates(column)}>
          {t('duplicates.find')}
        </button>
      </div>
      <ColumnTools columns={columns} column={column} words={words} onDone={onClose} />
      {otherKeys.length > 0 ? (
        <label className="rg-view-check">
          <input type="checkbox" checked={keepsSort} onChange={(event) => setKeepsSort(event.target.checked)} />
          <span>{t('view.keepSort')}</span>
        </label>
      ) : null}
      {(reviewed.find(({ column: { id } }) => id === column)?.errors ?? 0) > 0 ? (
        <KindFilter
          key={`kind ${column}`}
          kinds={counts?.kinds ?? []}
          words={words}
          onApply={(kind) => filterBy({ column, type: 'errors', kind })}
        />
      ) : null}
      <form
        className="rg-view-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (part !== '') filterBy({ column, type: 'contains', text: part });
        }}
      >
        <label>
          <span>{t('view.contains')}</span>
          <input className="rg-field" dir="auto" value={part} onChange={(event) => setPart(event.target.value)} />
        </label>
        <button type="submit" className={button} disabled={part === ''}>
          {t('groups.apply')}
        </button>
      </form>
      <ValueFilter
        key={`values ${column}`}
        {...screen}
        column={column}
        onApply={(values) => filterBy({ column, type: 'values', values })}
      />
    </ToolDialog>
  );
}

/** How many rows the filters of a column would show; `null` while they are counted. */
function useColumnCounts(actions: Pick<ScreenActions, 'readCounts'>, column: string): ColumnCounts | null {
  const [read, setRead] = useState<{ readonly column: string; readonly counts: ColumnCounts } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    actions.readCounts(column).then(
      (counts) => isCurrent && setRead({ column, counts }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [actions, column]);
  return read?.column === column ? read.counts : null;
}

interface ValueFilterProps extends ScreenProps<ReviewState> {
  readonly column: string;
  onApply(values: readonly string[]): void;
}

/** The most frequent values of a column with their counts, to choose from. */
function ValueFilter({ state, actions, words: { t, number }, column, onApply }: ValueFilterProps): ReactNode {
  const current = state.view.filters.find((filter) => filter.column === column && filter.type === 'values');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(current?.type === 'values' ? current.values : []),
  );
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<ColumnValues | null>(null);
  const button = useClassName('button', 'rg-button');
  useEffect(() => {
    let isCurrent = true;
    actions.readValues(column, search).then(
      (values) => isCurrent && setFound(values),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [actions, column, search]);
  const toggle = (value: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(value);
    else next.delete(value);
    setChosen(next);
  };
  return (
    <form
      className="rg-view-values"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) onApply([...chosen]);
      }}
    >
      <label>
        <span>{t('view.search')}</span>
        <input className="rg-field" dir="auto" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <fieldset className="rg-view-list" aria-busy={found === null}>
        <legend className="rg-hidden">{t('view.values')}</legend>
        {found?.values.map(({ value, count }) => (
          <label key={value} className="rg-view-check" data-value={value}>
            <input
              type="checkbox"
              checked={chosen.has(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <bdi>{value || t('groups.empty')}</bdi>
            <span className="rg-value-count">{number(count)}</span>
          </label>
        ))}
      </fieldset>
      {found && found.others > 0 ? <p className="rg-hint">{t('view.others', { n: found.others })}</p> : null}
      <button type="submit" className={button} data-action="filter-values" disabled={chosen.size === 0}>
        {t('view.show')}
      </button>
    </form>
  );
}
