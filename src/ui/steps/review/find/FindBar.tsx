import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { showsDeleted } from '../../../../engine/index.js';
import type { RowSearch } from '../../../../engine/index.js';
import { injectFindStyles } from '../../../../theme/find-styles.js';
import { useClassName } from '../../../hooks/look.js';
import { Digits } from '../../../parts/Digits.js';
import { Styles } from '../../../parts/Styles.js';
import { CloseMark, ToolButton } from '../../../parts/ToolButton.js';
import type { FindBarProps, FindHandle } from './find-props.js';
import { availableScope, FindScope, firstScope, scopeOf, selectedRange } from './FindScope.js';
import type { ChosenScope } from './FindScope.js';
import { MatchingRows } from './MatchingRows.js';
import { ReplaceFields } from './ReplaceFields.js';
import { useSearch } from './use-search.js';

/** Characters of a text to find, as in programs. */
const LONGEST = 2000;

const OPTIONS = [
  { name: 'matchCase', sign: 'Aa' },
  { name: 'wholeCell', sign: '[ab]' },
  { name: 'pattern', sign: '.*' },
] as const;

type Options = Readonly<Record<(typeof OPTIONS)[number]['name'], boolean>>;

/** The bar above the rows that finds texts in them. It stays open while the rows are edited. */
export function FindBar(props: FindBarProps): ReactNode {
  const { state, words, columns, opened, grid, handle, onOpen, onClose } = props;
  const { t } = words;
  // The text by which the rows are filtered, if any.
  const [{ find = '', columns: searched, ...given }] = useState<Partial<RowSearch>>(state.view.search ?? {});
  const [text, setText] = useState(find);
  const [options, setOptions] = useState<Options>({ matchCase: false, wholeCell: false, pattern: false, ...given });
  const [range] = useState(() => selectedRange(grid.current?.ranges() ?? []));
  const [wanted, setWanted] = useState<ChosenScope>(() => firstScope(range, searched, columns));
  const [isPreviewing, setIsPreviewing] = useState(false);
  // Positions of a range are those of the view that it was selected in.
  const [firstView] = useState(state.view);
  const ownRange = state.view === firstView ? range : null;
  const chosen = availableScope({ chosen: wanted, range: ownRange, columns });
  const query = { search: { find: text, ...options }, scope: scopeOf(chosen, ownRange, columns) };
  const wish = JSON.stringify([query.search, wanted]);
  const search = useSearch(props, query, wish);
  const field = useRef<HTMLInputElement>(null);
  const input = useClassName('input', 'rg-field');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [opened]);

  const close = (): void => {
    onClose();
    grid.current?.focus();
  };
  const keys: Readonly<Record<string, FindHandle['press']>> = {
    Escape() {
      if (isPreviewing) setIsPreviewing(false);
      else close();
      return true;
    },
    F3({ shiftKey }) {
      void search.step(shiftKey ? 'previous' : 'next');
      return true;
    },
  };
  useImperativeHandle(handle, () => ({ press: (event) => keys[event.key]?.(event) ?? false }));
  useEffect(() => {
    // Without a focus, the keys would reach only the browser.
    const { ownerDocument } = field.current ?? {};
    const press = (event: globalThis.KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (event.target !== ownerDocument?.body || !(event.ctrlKey || event.metaKey) || (key !== 'f' && key !== 'h'))
        return;
      event.preventDefault();
      onOpen(key === 'h' || opened.replaces);
    };
    ownerDocument?.addEventListener('keydown', press);
    return () => ownerDocument?.removeEventListener('keydown', press);
  });
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void search.step(event.shiftKey ? 'previous' : 'next');
  };
  const { found, current } = search;
  const canReplace = !showsDeleted(state.view);
  const problem = found && 'problem' in found ? found.problem : null;
  const count = found && 'count' in found ? found.count : 0;
  const { columns: within } = query.scope;
  const canFilter = text !== '' && chosen !== 'range' && search.isCurrent && found !== null && problem === null;
  const rowSearch: RowSearch | null = canFilter ? { ...query.search, ...(within ? { columns: within } : {}) } : null;
  const status = (): string => {
    if (text === '') return '';
    if (problem) return t(`find.${problem}`);
    if (state.checks !== 'checked' && !found) return t('find.wait');
    // What was found before may be of a shorter text.
    if (search.isSearching && count === 0) return t('find.searching');
    if (count === 0) return t('find.none');
    return current ? t('find.place', { ordinal: current.ordinal, total: count }) : t('find.count', { total: count });
  };
  return (
    <section className="rg-find" aria-label={t('find.title')} aria-busy={search.isSearching}>
      <Styles inject={injectFindStyles} />
      <div className="rg-find-line">
        <button
          type="button"
          className="rg-icon-button"
          data-action="show-replace"
          aria-label={t('find.showReplace')}
          title={t('find.replaceKeys')}
          aria-expanded={opened.replaces && canReplace}
          disabled={!canReplace}
          onClick={() => onOpen(!opened.replaces)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={opened.replaces ? 'm4 6.5 4 4 4-4' : 'm6.5 4 4 4-4 4'} />
          </svg>
        </button>
        <input
          ref={field}
          className={input}
          type="text"
          dir="auto"
          aria-label={t('find.text')}
          placeholder={t('find.text')}
          aria-invalid={problem ? true : undefined}
          data-find="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter}
        />
        <div className="rg-find-options" role="group" aria-label={t('find.options')}>
          {OPTIONS.map(({ name, sign }) => (
            <button
              key={name}
              type="button"
              className="rg-icon-button"
              data-option={name}
              aria-label={t(`find.${name}`)}
              title={t(`find.${name}`)}
              aria-pressed={options[name]}
              onClick={() => setOptions({ ...options, [name]: !options[name] })}
            >
              <span aria-hidden="true" dir="ltr">
                {sign}
              </span>
            </button>
          ))}
          <MatchingRows {...props} search={rowSearch} wish={wish} />
        </div>
        <FindScope chosen={chosen} range={ownRange} columns={columns} words={words} onChange={setWanted} />
        <output className="rg-find-status" data-tone={problem ? 'error' : undefined}>
          {status()}
        </output>
        <span className="rg-hidden" aria-hidden="true">
          <Digits value={count} name="matches" />
        </span>
        <div className="rg-find-steps">
          <ToolButton
            action="find-previous"
            label={t('find.previous')}
            title={t('find.previousKeys')}
            disabled={count === 0}
            path="m4 10 4-4 4 4"
            onClick={() => void search.step('previous')}
          />
          <ToolButton
            action="find-next"
            label={t('find.next')}
            title={t('find.nextKeys')}
            disabled={count === 0}
            path="m4 6 4 4 4-4"
            onClick={() => void search.step('next')}
          />
          <button
            type="button"
            className="rg-icon-button"
            data-action="close-find"
            aria-label={t('close')}
            title={t('close')}
            onClick={close}
          >
            <CloseMark />
          </button>
        </div>
      </div>
      {opened.replaces && canReplace ? (
        <ReplaceFields
          {...props}
          query={query}
          count={count}
          current={current}
          isPreviewing={isPreviewing}
          onPreview={setIsPreviewing}
          onNext={() => search.step('next')}
        />
      ) : null}
    </section>
  );
}
