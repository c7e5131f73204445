import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Column, ErrorGroup, GroupEdit } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { ScreenActions } from '../../screen.js';
import { DuplicateActions } from './DuplicateActions.js';
import { hasFix } from './group-text.js';

interface GroupActionsProps {
  readonly group: ErrorGroup;
  /** The column of the group; absent for errors of whole rows. */
  readonly target: Column | undefined;
  /** By id. */
  readonly columns: ReadonlyMap<string, Column>;
  readonly actions: ScreenActions;
  readonly words: ImporterWords;
  readonly isBusy: boolean;
  onPreview(): void;
  announce(text: string): void;
}

/** Actions on all cells of a group. Each can be undone in one step. */
export function GroupActions(props: GroupActionsProps): ReactNode {
  const { group, target, columns, actions, words, isBusy, onPreview, announce } = props;
  const { key, count } = group;
  const { t } = words;
  const areDuplicates = group.code === 'unique' && target !== undefined;
  const canClear = target !== undefined && !target.readOnly && group.code !== 'required';
  const [isSetting, setIsSetting] = useState(false);
  const setButton = useRef<HTMLButtonElement>(null);
  const button = useClassName('button', 'rg-button');
  const edit = (change: GroupEdit): void => {
    setIsSetting(false);
    actions.editGroup(key, change).then(
      (isDone) => {
        const said =
          change.type === 'skip'
            ? 'review.said.deleted'
            : group.alike.by === 'shift'
              ? 'groups.shifted'
              : 'groups.done';
        if (isDone) announce(t(said, { count }));
      },
      () => undefined,
    );
  };
  if (isSetting && target) {
    return (
      <SetValue
        {...{ target, words, button }}
        onSet={(value) => edit({ type: 'set', value })}
        onCancel={() => {
          flushSync(() => setIsSetting(false));
          setButton.current?.focus();
        }}
      />
    );
  }
  const remove = (
    action: string,
    { label, type }: { readonly label: string; readonly type: 'clear' | 'skip' },
  ): ReactNode => (
    <button
      type="button"
      className="rg-link"
      data-tone="danger"
      data-action={action}
      disabled={isBusy}
      onClick={() => edit({ type })}
    >
      {label}
    </button>
  );
  return (
    <div className="rg-group-actions">
      <div>
        {hasFix(group) ? (
          <>
            <button
              type="button"
              className={button}
              data-action="fix-all"
              disabled={isBusy}
              onClick={() => edit({ type: 'fix' })}
            >
              {t('groups.fixAll', { count })}
            </button>
            <button
              type="button"
              className="rg-icon-button"
              data-action="preview-fix"
              aria-label={t('groups.preview')}
              title={t('groups.preview')}
              onClick={onPreview}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M1.5 8s2.5-4.2 6.5-4.2S14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
                <circle cx="8" cy="8" r="1.9" />
              </svg>
            </button>
          </>
        ) : null}
        {areDuplicates ? (
          <DuplicateActions {...{ group: key, target, columns, actions, words, isBusy, announce }} />
        ) : null}
        {target?.readOnly ? (
          <span className="rg-hint">{t('review.readOnly.short')}</span>
        ) : target && !areDuplicates ? (
          <button
            ref={setButton}
            type="button"
            className="rg-link"
            data-action="set-value"
            disabled={isBusy}
            onClick={() => setIsSetting(true)}
          >
            {t('groups.set')}
          </button>
        ) : null}
      </div>
      <div>
        {canClear ? remove('clear-cells', { label: t('groups.clear'), type: 'clear' }) : null}
        {remove('skip-rows', { label: t('review.deleteRows', { count }), type: 'skip' })}
      </div>
    </div>
  );
}

interface SetValueProps {
  readonly target: Column;
  readonly words: ImporterWords;
  readonly button: string;
  onSet(value: string): void;
  onCancel(): void;
}

/** Sets one value in all cells of a group; for a select column, one of its options. */
function SetValue({ target, words: { t }, button, onSet, onCancel }: SetValueProps): ReactNode {
  const { type, options = [] } = target;
  const [value, setValue] = useState('');
  const input = useClassName('input', 'rg-field');
  const select = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (select.current ?? field.current)?.focus(), []);
  const label = t('groups.setLabel', { column: target.label });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A modal may be inside a form of the host.
    event.stopPropagation();
    if (value !== '') onSet(value);
  };
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise it would close the modal.
    event.preventDefault();
    onCancel();
  };
  return (
    <form className="rg-group-set" onSubmit={submit}>
      {type === 'select' ? (
        <select
          ref={select}
          className={input}
          aria-label={label}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={cancelOnEscape}
        >
          <option value="">{t('groups.choose')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={field}
          className={input}
          aria-label={label}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={cancelOnEscape}
        />
      )}
      <button
        type="submit"
        className={button}
        data-action="apply-value"
        disabled={value === ''}
        onKeyDown={cancelOnEscape}
      >
        {t('groups.apply')}
      </button>
      <button type="button" className="rg-link" onClick={onCancel} onKeyDown={cancelOnEscape}>
        {t('cancel')}
      </button>
    </form>
  );
}
