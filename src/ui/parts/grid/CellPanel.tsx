import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { RowState } from '../../../engine/index.js';
import type { Translate } from '../../../i18n/index.js';
import { useClassName } from '../../hooks/look.js';
import { useTranslate } from '../../hooks/words.js';
import type { GridColumn, GridWords } from './grid-column.js';
import { cellTexts, isLockedRow } from './row-parts.js';
import type { RowPages } from '../../../headless/index.js';

interface CellPanelProps {
  readonly pages: RowPages;
  readonly position: number;
  /** `undefined` when the row's header is active. */
  readonly column: GridColumn | undefined;
  readonly words: GridWords;
  /** Why the last command did nothing. */
  readonly refusal: string | undefined;
  /** Restores a deleted row, by its stable index. */
  readonly onRestore?: (row: number) => void;
  /** Further controls. */
  readonly children?: ReactNode;
  onEdit(): void;
}

/** The issues of the active cell, what it was understood as, or what its column expects; always visible. */
export function CellPanel({
  pages,
  position,
  column,
  words,
  refusal,
  children,
  onRestore,
  onEdit,
}: CellPanelProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  useSyncExternalStore(pages.subscribe, pages.revision, pages.revision);
  const row = pages.rowAt(position);
  const issues = (row?.issues ?? []).filter((issue) => issue.column === null || issue.column === column?.id);
  const { value, result } = column ? cellTexts(row, { column, words, showsResults: false }) : NO_TEXTS;
  const title = row ? t('review.panel.row', { number: row.number }) : t('review.loading');
  return (
    <section className="rg-panel" aria-label={t('review.panel.label')}>
      <div className="rg-panel-text">
        <p className="rg-panel-title">
          {title}
          {column ? (
            <>
              {' '}
              <span aria-hidden="true">·</span> <bdi>{column.label}</bdi>
            </>
          ) : null}
        </p>
        {refusal !== undefined ? (
          <p data-notice="refusal">{refusal}</p>
        ) : issues.length > 0 ? (
          <ul className="rg-panel-issues">
            {issues.map((issue, index) => (
              <li key={index} data-severity={issue.severity}>
                {words.issue(issue)}
              </li>
            ))}
          </ul>
        ) : result !== undefined && !isLockedRow(row) ? (
          <p className="rg-panel-result">
            <bdi>{value}</bdi> <span aria-hidden="true">→</span> <bdi>{result}</bdi>
          </p>
        ) : (
          <p className="rg-panel-calm">{calmText(column, { state: row?.state, t })}</p>
        )}
      </div>
      {children}
      {row?.state === 'deleted' && onRestore ? (
        <button type="button" className={button} data-action="restore-row" onClick={() => onRestore(row.index)}>
          {t('review.restore')}
        </button>
      ) : null}
      {column && !column.readOnly && row && !isLockedRow(row) ? (
        <button type="button" className={button} onClick={onEdit}>
          {t('review.panel.edit')}
        </button>
      ) : null}
      <p className="rg-panel-keys" aria-hidden="true">
        <KeyHint
          name={t('review.keys.editKey')}
          does={t(row?.state === 'deleted' ? 'review.keys.restore' : 'review.keys.edit')}
        />
        <KeyHint name="F8" does={t('review.keys.next')} />
        <KeyHint name={t('review.keys.undoKey')} does={t('review.keys.undo')} />
      </p>
    </section>
  );
}

function KeyHint({ name, does }: { readonly name: string; readonly does: string }): ReactNode {
  return (
    <span>
      <kbd>{name}</kbd> {does}
    </span>
  );
}

function calmText(
  column: GridColumn | undefined,
  { state, t }: { readonly state: RowState | undefined; readonly t: Translate },
): string | undefined {
  if (state === 'delivered') return t('delivery.row.locked');
  if (state === 'deleted') return t('review.deletedRow');
  if (!column?.readOnly) return column?.description;
  return [t('review.readOnly.column', { column: column.label }), column.description].filter(Boolean).join(' ');
}

const NO_TEXTS = { value: '', result: undefined };
