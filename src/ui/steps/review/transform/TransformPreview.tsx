import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column, ProgramChange, ProgramPreview } from '../../../../engine/index.js';
import { useClassName } from '../../../hooks/look.js';
import { useNumber, useTranslate } from '../../../hooks/words.js';
import { readOnlyText } from '../read-only-text.js';

export interface ChosenChanges {
  readonly only: readonly string[];
  readonly except: readonly number[];
  /** Number of cells to change. */
  readonly cells: number;
}

interface TransformPreviewProps {
  /** What the change does, in words. */
  readonly summary: string;
  readonly preview: ProgramPreview;
  readonly columns: readonly Column[];
  /** Label of the button that goes back. */
  readonly back: string;
  onApply(chosen: ChosenChanges): void;
  onBack(): void;
}

/** Previews the changes; columns and rows can be excluded. */
export function TransformPreview({
  summary: text,
  back,
  preview,
  columns,
  onApply,
  onBack,
}: TransformPreviewProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  const [leftColumns, setLeftColumns] = useState<ReadonlySet<string>>(new Set());
  const [leftRows, setLeftRows] = useState<ReadonlySet<number>>(new Set());
  const summary = useRef<HTMLParagraphElement>(null);
  // The element that had the focus is gone.
  useEffect(() => summary.current?.focus(), []);
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  const shown = preview.changes.filter(({ column }) => !leftColumns.has(column));
  const cells = cellsLeft(preview, leftColumns, leftRows);
  const kept = preview.columns.filter(({ column }) => !leftColumns.has(column));
  return (
    <div className="rg-transform-body">
      <p ref={summary} tabIndex={-1} className="rg-transform-summary">
        {text}
      </p>
      <p role="status">
        {[
          t('transform.counts', { count: preview.cells, rows: preview.rows }),
          ...readOnlyText(preview.readOnlyColumns, { columns, t }),
        ].join(' ')}
      </p>
      <fieldset className="rg-transform-columns">
        <legend className="rg-hidden">{t('transform.columns')}</legend>
        {preview.columns.map(({ column, count }) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={!leftColumns.has(column)}
              onChange={() => setLeftColumns((left) => toggled(left, column))}
            />
            {labels.get(column) ?? column} <span className="rg-tag">{t('transform.cells', { count })}</span>
          </label>
        ))}
      </fieldset>
      <ChangeTable
        changes={shown}
        labels={labels}
        leftRows={leftRows}
        onToggleRow={(row) => setLeftRows((left) => toggled(left, row))}
      />
      {preview.changes.length < preview.cells ? (
        <p className="rg-hint">{t('transform.first', { count: preview.changes.length })}</p>
      ) : null}
      <div className="rg-actions">
        <button type="button" className={button} onClick={onBack}>
          {back}
        </button>
        <button
          type="button"
          className={button}
          data-kind="primary"
          data-action="apply"
          disabled={cells === 0}
          onClick={() => onApply({ only: kept.map(({ column }) => column), except: [...leftRows], cells })}
        >
          {t('transform.apply', { count: cells })}
        </button>
      </div>
    </div>
  );
}

/** Only listed rows can be excluded, so their cells are known. */
function cellsLeft(preview: ProgramPreview, leftColumns: ReadonlySet<string>, leftRows: ReadonlySet<number>): number {
  const inColumns = preview.columns.reduce((sum, { column, count }) => sum + (leftColumns.has(column) ? 0 : count), 0);
  const isLeft = ({ row, column }: ProgramChange): boolean => leftRows.has(row) && !leftColumns.has(column);
  return inColumns - preview.changes.filter(isLeft).length;
}

function toggled<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

interface ChangeTableProps {
  readonly changes: readonly ProgramChange[];
  /** By column id. */
  readonly labels: ReadonlyMap<string, string>;
  readonly leftRows: ReadonlySet<number>;
  onToggleRow(row: number): void;
}

/** Old and new texts, with a checkbox per row that includes or excludes its changes. */
function ChangeTable({ changes, labels, leftRows, onToggleRow }: ChangeTableProps): ReactNode {
  const t = useTranslate();
  const written = useNumber();
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rg-transform-changes" tabIndex={0} role="region" aria-label={t('transform.changes')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('review.rowNumber')}</th>
            <th scope="col">{t('transform.column')}</th>
            <th scope="col">{t('transform.from')}</th>
            <th scope="col">{t('transform.to')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, number, column, from, to }, at) => (
            <tr key={`${row} ${column}`} data-left={leftRows.has(row) ? true : undefined}>
              <td>
                {changes[at - 1]?.row === row ? null : (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('transform.takeRow', { number })}
                      checked={!leftRows.has(row)}
                      onChange={() => onToggleRow(row)}
                    />
                    {written(number)}
                  </label>
                )}
              </td>
              <td dir="auto">{labels.get(column) ?? column}</td>
              <td dir="auto">{from === '' ? <i>{t('transform.blank')}</i> : <del>{from}</del>}</td>
              <td dir="auto">{to === '' ? <i>{t('transform.blank')}</i> : <ins>{to}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
