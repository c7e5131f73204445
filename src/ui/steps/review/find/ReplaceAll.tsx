import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplacePreview } from '../../../../engine/index.js';
import { useClassName } from '../../../hooks/look.js';
import { readOnlyText } from '../read-only-text.js';
import type { FindBarProps } from './find-props.js';
import type { SearchQuery } from './use-search.js';

interface ReplaceAllProps extends Pick<FindBarProps, 'state' | 'actions' | 'words' | 'columns' | 'announce'> {
  readonly query: SearchQuery;
  readonly replacement: string;
  onClose(): void;
}

/** What replacing all matches will change, then the change itself with its progress. */
export function ReplaceAll(props: ReplaceAllProps): ReactNode {
  const { state, actions, words, columns, query, replacement, announce, onClose } = props;
  const { t } = words;
  const button = useClassName('button', 'rg-button');
  const [preview, setPreview] = useState<ReplacePreview | 'failed' | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const place = useRef<HTMLElement>(null);
  const asked = useRef({ query, replacement });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    actions.previewReplace(asked.current.query, asked.current.replacement, { signal }).then(
      (found) => signal.aborted || setPreview(found),
      () => signal.aborted || setPreview('failed'),
    );
    return () => controller.abort();
  }, [actions]);
  const isReady = preview !== null;
  // The button that was pressed is above the preview.
  useEffect(() => {
    if (isReady) place.current?.focus();
  }, [isReady]);
  const apply = async (cells: number): Promise<void> => {
    setIsReplacing(true);
    const isDone = await actions.replaceCells(query, replacement);
    setIsReplacing(false);
    if (isDone) {
      announce(t('find.replaced', { cells }));
      onClose();
    }
  };
  const percent = state.busy?.what === 'changing' ? state.busy.percent : 0;
  const cells = preview && preview !== 'failed' ? preview.cells : 0;
  const text = (): string => {
    if (isReplacing) return t('transform.applying', { percent });
    if (preview === null) return t('find.searching');
    if (preview === 'failed') return t('transform.failed');
    return cells === 0 ? t('find.nothing') : t('find.preview', { cells, rows: preview.rows });
  };
  const lockedRows = preview && preview !== 'failed' ? preview.lockedRows : 0;
  const readOnly = preview && preview !== 'failed' ? readOnlyText(preview.readOnlyColumns, { columns, t }) : [];
  const labelOf = (id: string): string => columns.find((column) => column.id === id)?.label ?? id;
  return (
    <section ref={place} tabIndex={-1} className="rg-find-preview" aria-label={t('groups.preview')}>
      <p role="status">
        {text()}
        {lockedRows > 0 ? ` ${t('find.locked', { rows: lockedRows })}` : null}
        {readOnly.map((sentence) => ` ${sentence}`)}
      </p>
      {preview && preview !== 'failed' && cells > 0 ? (
        <ul className="rg-group-samples">
          {preview.changes.map(({ row, column, from, to }) => (
            <li key={`${row} ${column}`}>
              <span className="rg-find-column" dir="auto">
                {labelOf(column)}
              </span>
              <del dir="auto">{from.trim() === '' ? t('groups.empty') : from}</del>
              <span aria-hidden="true">→</span>
              <ins dir="auto">{to.trim() === '' ? t('groups.empty') : to}</ins>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="rg-find-line">
        {cells > 0 ? (
          <button
            type="button"
            className={button}
            data-kind="primary"
            data-action="apply-replace"
            disabled={isReplacing || state.busy !== null}
            onClick={() => void apply(cells)}
          >
            {t('find.apply', { cells })}
          </button>
        ) : null}
        <button
          type="button"
          className={button}
          data-action="cancel-replace"
          onClick={isReplacing ? actions.cancel : onClose}
        >
          {t('cancel')}
        </button>
      </div>
    </section>
  );
}
