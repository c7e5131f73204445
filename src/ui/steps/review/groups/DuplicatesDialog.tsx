import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type {
  Column,
  DuplicateSample,
  DuplicatesEdit,
  DuplicatesKey,
  DuplicatesPreview,
} from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { ScreenActions } from '../../screen.js';
import { ToolDialog } from '../ToolDialog.js';

/** Maximum number of columns shown: those with the duplicates, filled ones, and the first of those whose texts differ. */
const SHOWN_COLUMNS = 5;
const EDITS: readonly DuplicatesEdit['type'][] = ['keep-first', 'keep-last', 'merge'];

export interface DuplicatesDialogProps {
  /** Key of the group; `null`: the user chooses the columns to compare. */
  readonly group: string | null;
  /** The column with the duplicates, or the one chosen first. */
  readonly target: Column;
  readonly columns: ReadonlyMap<string, Column>;
  readonly actions: ScreenActions;
  readonly words: ImporterWords;
  /** The edit that is previewed first. */
  readonly first: DuplicatesEdit['type'];
  onClose(): void;
  announce(text: string): void;
}

/** Shows what an edit of duplicates would do, and applies it in one step. */
export function DuplicatesDialog(props: DuplicatesDialogProps): ReactNode {
  const { group, target, columns, actions, words, first, onClose, announce } = props;
  const { previewDuplicates, editGroup, editDuplicates } = actions;
  const { t } = words;
  const name = useId();
  const button = useClassName('button', 'rg-button');
  const [type, setType] = useState(first);
  const [by, setBy] = useState<DuplicatesKey>({ columns: [target.id] });
  const [found, setFound] = useState<FoundDuplicates | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    previewDuplicates(group ?? by, { type }, signal).then(
      (preview) => {
        if (!signal.aborted) setFound({ type, by, preview });
      },
      () => {
        if (!signal.aborted) setHasFailed(true);
      },
    );
    return () => stop.abort();
  }, [by, group, previewDuplicates, type]);
  const others = found ? found.preview.values - found.preview.samples.length : 0;
  const preview = found?.type === type && found.by === by ? found.preview : null;
  const apply = (rows: number): void => {
    onClose();
    const edited = group === null ? editDuplicates(by, { type }) : editGroup(group, { type });
    edited.then(
      (isDone) => {
        if (isDone) announce(t('duplicates.done', { count: rows }));
      },
      () => undefined,
    );
  };
  return (
    <ToolDialog className="rg-transform rg-duplicates" title={t('duplicates.title')} onClose={onClose}>
      {group === null ? <KeyColumns {...{ by, columns, words }} onChange={setBy} /> : null}
      <fieldset className="rg-duplicates-ways">
        <legend dir="auto">{group === null ? t('duplicates.way') : target.label}</legend>
        {EDITS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === type}
              data-first-focus={group !== null && one === first ? true : undefined}
              onChange={() => setType(one)}
            />
            {t(`duplicates.${one}`)}
            <span className="rg-hint">{t(`duplicates.what.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {hasFailed ? (
        <p role="alert" className="rg-notice" data-tone="check">
          {t('transform.failed')}
        </p>
      ) : null}
      <p role="status" className="rg-transform-summary">
        {preview ? summaryText(preview, words) : hasFailed ? '' : t('review.loading')}
      </p>
      {found && found.preview.samples.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Makes it scroll with the keyboard.
        <div className="rg-transform-changes" tabIndex={0} role="region" aria-label={t('transform.changes')}>
          {found.preview.samples.map((sample) => (
            <Sample
              key={sample.rows[0]?.number}
              {...{ sample, words, columns, ids: found.preview.columns, keys: found.by.columns }}
            />
          ))}
        </div>
      ) : null}
      {others > 0 ? <p className="rg-hint">{t('view.others', { n: others })}</p> : null}
      <div className="rg-actions">
        <button type="button" className={button} onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className={button}
          data-kind="primary"
          data-action="apply-duplicates"
          disabled={!preview || preview.deletedRows === 0}
          onClick={() => preview && apply(preview.deletedRows)}
        >
          {preview ? t('duplicates.apply', { count: preview.deletedRows }) : t('groups.apply')}
        </button>
      </div>
    </ToolDialog>
  );
}

interface KeyColumnsProps extends Pick<DuplicatesDialogProps, 'columns' | 'words'> {
  readonly by: DuplicatesKey;
  onChange(by: DuplicatesKey): void;
}

/** The columns whose texts make rows duplicates: at least one. */
function KeyColumns({ by, columns, words: { t }, onChange }: KeyColumnsProps): ReactNode {
  const toggle = (id: string, isChosen: boolean): void => {
    const chosen = [...columns.keys()].filter((one) => (one === id ? isChosen : by.columns.includes(one)));
    if (chosen.length > 0) onChange({ ...by, columns: chosen });
  };
  return (
    <fieldset className="rg-duplicates-key">
      <legend>{t('duplicates.key')}</legend>
      <div>
        {[...columns.values()].map(({ id, label }) => (
          <label key={id} className="rg-view-check" data-key={id}>
            <input
              type="checkbox"
              checked={by.columns.includes(id)}
              data-first-focus={by.columns[0] === id ? true : undefined}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
      <label className="rg-view-check" data-key-case="">
        <input
          type="checkbox"
          checked={by.matchCase ?? false}
          onChange={(event) => onChange({ ...by, matchCase: event.target.checked })}
        />
        <span>{t('find.matchCase')}</span>
      </label>
    </fieldset>
  );
}

/** A preview, and what it is of. */
interface FoundDuplicates {
  readonly type: DuplicatesEdit['type'];
  readonly by: DuplicatesKey;
  readonly preview: DuplicatesPreview;
}

function summaryText(
  { values, deletedRows, filledCells, sparedRows }: DuplicatesPreview,
  { t }: ImporterWords,
): string {
  if (values === 0 && sparedRows === 0) return t('duplicates.none');
  const more = [
    ...(filledCells > 0 ? [t('duplicates.cells', { count: filledCells })] : []),
    ...(sparedRows > 0 ? [t('duplicates.spared', { count: sparedRows })] : []),
  ];
  return [t('duplicates.values', { count: values }), t('duplicates.rows', { count: deletedRows }), ...more].join(' ');
}

interface SampleProps extends Pick<DuplicatesDialogProps, 'columns' | 'words'> {
  readonly sample: DuplicateSample;
  /** Column ids by position of the cells. */
  readonly ids: readonly string[];
  /** Ids of the columns with the value. */
  readonly keys: readonly string[];
}

/** The rows of one value, and which of them stays. */
function Sample({ sample: { rows, others, result }, ids, keys, columns, words: { t } }: SampleProps): ReactNode {
  const differs = (position: number): boolean =>
    new Set(rows.map(({ cells }) => (cells[position] ?? '').trim())).size > 1;
  const kept = rows.find(({ isKept }) => isKept);
  const isFilled = (position: number): boolean => kept !== undefined && kept.cells[position] !== result[position];
  const further = ids.flatMap((id, position) => (keys.includes(id) ? [] : [position]));
  const shown = [
    ...keys.map((id) => ids.indexOf(id)),
    ...further.filter(isFilled),
    ...further.filter((position) => !isFilled(position) && differs(position)),
  ].slice(0, SHOWN_COLUMNS);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('review.rowNumber')}</th>
          {shown.map((position) => (
            <th key={position} scope="col" dir="auto">
              {columns.get(ids[position]!)?.label ?? ids[position]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, isKept, cells }) => (
          <tr key={number} data-kept={isKept || undefined}>
            <th scope="row">
              {number} <span className="rg-tag">{t(isKept ? 'duplicates.kept' : 'duplicates.deleted')}</span>
            </th>
            {shown.map((position) => {
              const before = cells[position] ?? '';
              if (!isKept || !isFilled(position)) {
                return (
                  <td key={position} dir="auto">
                    {isKept ? before : <del>{before}</del>}
                  </td>
                );
              }
              return (
                <td key={position} dir="auto" data-filled>
                  <ins>{result[position]}</ins> <span className="rg-tag">{t('duplicates.filled')}</span>
                </td>
              );
            })}
          </tr>
        ))}
        {others > 0 ? (
          <tr>
            <td colSpan={shown.length + 1}>{t('duplicates.others', { count: others })}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
