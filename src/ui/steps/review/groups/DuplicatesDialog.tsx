import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column, DuplicateSample, DuplicatesEdit, DuplicatesPreview } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { ScreenActions } from '../../screen.js';
import { ToolDialog } from '../ToolDialog.js';

/** Maximum number of columns shown: the one with the duplicates, and the first of those whose texts differ. */
const SHOWN_COLUMNS = 5;
const EDITS: readonly DuplicatesEdit['type'][] = ['keep-first', 'keep-last', 'merge'];

export interface DuplicatesDialogProps {
  /** Key of the group. */
  readonly group: string;
  /** The column with the duplicates. */
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
  const { previewDuplicates, editGroup } = actions;
  const { t } = words;
  const name = useId();
  const button = useClassName('button', 'rg-button');
  const [type, setType] = useState(first);
  const [found, setFound] = useState<{ readonly type: string; readonly preview: DuplicatesPreview } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    previewDuplicates(group, { type }).then(
      (preview) => {
        if (!isStale) setFound({ type, preview });
      },
      () => {
        if (!isStale) setHasFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [group, previewDuplicates, type]);
  const preview = found?.type === type ? found.preview : null;
  const apply = (rows: number): void => {
    onClose();
    editGroup(group, { type }).then(
      (isDone) => {
        if (isDone) announce(t('duplicates.done', { count: rows }));
      },
      () => undefined,
    );
  };
  return (
    <ToolDialog className="rg-transform rg-duplicates" title={t('duplicates.title')} onClose={onClose}>
      <fieldset className="rg-duplicates-ways">
        <legend dir="auto">{target.label}</legend>
        {EDITS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === type}
              data-first-focus={one === first ? true : undefined}
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
      {found ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Makes it scroll with the keyboard.
        <div className="rg-transform-changes" tabIndex={0} role="region" aria-label={t('transform.changes')}>
          {found.preview.samples.map((sample) => (
            <Sample
              key={sample.rows[0]?.number}
              {...{ sample, words, columns, ids: found.preview.columns, target: target.id }}
            />
          ))}
        </div>
      ) : null}
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

function summaryText({ values, deletedRows, filledCells }: DuplicatesPreview, { t }: ImporterWords): string {
  const filled = filledCells > 0 ? [t('duplicates.cells', { count: filledCells })] : [];
  return [t('duplicates.values', { count: values }), t('duplicates.rows', { count: deletedRows }), ...filled].join(' ');
}

interface SampleProps extends Pick<DuplicatesDialogProps, 'columns' | 'words'> {
  readonly sample: DuplicateSample;
  /** Column ids by position of the cells. */
  readonly ids: readonly string[];
  readonly target: string;
}

/** The rows of one value, and which of them stays. */
function Sample({ sample: { rows, others, result }, ids, target, columns, words: { t } }: SampleProps): ReactNode {
  const differs = (position: number): boolean =>
    new Set(rows.map(({ cells }) => (cells[position] ?? '').trim())).size > 1;
  const shown = [
    ids.indexOf(target),
    ...ids.flatMap((id, position) => (id !== target && differs(position) ? [position] : [])),
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
              const after = result[position] ?? '';
              return (
                <td key={position} dir="auto">
                  {!isKept ? <del>{before}</del> : after === before ? before : <ins>{after}</ins>}
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
