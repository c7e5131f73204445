import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CellPointer } from '../../../../engine/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { FindBarProps } from './find-props.js';
import { ReplaceAll } from './ReplaceAll.js';
import type { SearchQuery } from './use-search.js';

/** Characters of a replacement, as in programs. */
const LONGEST = 2000;

interface ReplaceFieldsProps extends Pick<FindBarProps, 'state' | 'actions' | 'words' | 'columns' | 'announce'> {
  readonly query: SearchQuery;
  /** Number of matches. */
  readonly count: number;
  /** The match in the active cell. */
  readonly current: CellPointer | null;
  /** Whether the preview of replacing all is shown. */
  readonly isPreviewing: boolean;
  onPreview(isPreviewing: boolean): void;
  onNext(): Promise<void>;
}

/** Replaces the match in the active cell, or all matches after a preview. */
export function ReplaceFields(props: ReplaceFieldsProps): ReactNode {
  const { state, actions, words, query, count, current, isPreviewing, announce, onPreview, onNext } = props;
  const { t } = words;
  const [replacement, setReplacement] = useState('');
  const input = useClassName('input', 'rg-field');
  const button = useClassName('button', 'rg-button');
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOff = count === 0 || state.busy !== null;
  const replaceOne = async (): Promise<void> => {
    if (!current) return onNext();
    if (await actions.replaceCells(query, replacement, { row: current.row, column: current.column })) {
      announce(t('find.replaced', { cells: 1 }));
      await onNext();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isOff) void replaceOne();
  };
  return (
    <>
      <div className="rg-find-line">
        <input
          ref={field}
          className={input}
          type="text"
          dir="auto"
          aria-label={t('find.replacement')}
          aria-describedby={query.search.pattern ? hint : undefined}
          placeholder={t('find.replacement')}
          data-find="replacement"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          value={replacement}
          onChange={(event) => {
            setReplacement(event.target.value);
            onPreview(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={button}
          data-action="replace"
          disabled={isOff}
          onClick={() => void replaceOne()}
        >
          {t('find.replace')}
        </button>
        <button
          type="button"
          className={button}
          data-action="replace-all"
          aria-expanded={isPreviewing}
          disabled={isOff}
          onClick={() => onPreview(true)}
        >
          {t('find.replaceAll')}
        </button>
        {query.search.pattern ? (
          <span id={hint} className="rg-hint">
            {t('find.groups')}
          </span>
        ) : null}
      </div>
      {isPreviewing ? (
        <ReplaceAll
          key={JSON.stringify([query, replacement])}
          {...{ state, actions, words, query, replacement, announce, columns: props.columns }}
          onClose={() => {
            onPreview(false);
            field.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
