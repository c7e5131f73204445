import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { sourcesOf } from '../../../engine/index.js';
import { derivedText } from '../../../engine/source/derived/derived-text.js';
import type { DerivedColumn, SourceColumn } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import { useClassName } from '../../hooks/look.js';
import { Dialog } from '../../parts/Dialog.js';
import { delimiterText } from '../LayoutChoices.js';
import type { ScreenProps } from '../screen.js';

const SPLIT_MARKS = [' ', ',', ';', '-', '/', '|', '\n'];
const JOIN_MARKS = [' ', ', ', '; ', '-', '/', ''];
const PARTS = [2, 3, 4, 5];
const MAX_SEPARATOR = 20;
/** Rows in the preview. */
const ROWS = 4;

interface DeriveDialogProps extends ScreenProps<MapState> {
  onClose(): void;
  /** Adds the columns. */
  onDerive(derived: readonly DerivedColumn[]): void;
}

/** Makes columns of others: splits one, or joins several. */
export function DeriveDialog({ state: { table }, words, onClose, onDerive }: DeriveDialogProps): ReactNode {
  const { t } = words;
  const button = useClassName('button', 'rg-button');
  const input = useClassName('input', 'rg-field');
  const group = useId();
  const title = useId();
  const sources = table.columns.filter(({ derived }) => !derived);
  const [first] = sources;
  const [type, setType] = useState<DerivedColumn['type']>('part');
  const [column, setColumn] = useState(() => (sources.find(isDivisible) ?? first)?.index ?? 0);
  const [columns, setColumns] = useState<readonly number[]>([]);
  const [marks, setMarks] = useState<Readonly<Record<DerivedColumn['type'], string | null>>>({ part: ' ', join: ' ' });
  const [typed, setTyped] = useState('');
  const [parts, setParts] = useState(2);
  const [rest, setRest] = useState<'first' | 'last'>('last');
  const separator = marks[type] ?? typed;
  const nameOf = ({ name, index }: SourceColumn): string => name || t('map.unnamed', { number: index + 1 });
  const derived: readonly DerivedColumn[] =
    type === 'join'
      ? [{ type, columns, separator }]
      : Array.from({ length: parts }, (_, part) => ({ type, column, separator, part, parts, rest }));
  const isReady = type === 'join' ? columns.length > 1 : separator !== '';
  const toggle = (index: number): void =>
    setColumns(columns.includes(index) ? columns.filter((one) => one !== index) : [...columns, index]);
  const markText = (mark: string): string => {
    if (mark === '') return t('header.noQuote');
    return mark === '\n' ? t('map.derive.lineBreak') : delimiterText(mark.trim() || mark, t);
  };
  return (
    <Dialog className="rg-confirm rg-derive" labelledBy={title} onDismiss={onClose}>
      <h3 id={title} className="rg-title">
        {t('map.derive.title')}
      </h3>
      <div className="rg-derive-types" role="radiogroup" aria-labelledby={title}>
        {(['part', 'join'] as const).map((choice) => (
          <label key={choice} className="rg-choice">
            <input
              type="radio"
              name={group}
              data-derive={choice}
              data-first-focus={choice === type || undefined}
              checked={type === choice}
              onChange={() => setType(choice)}
            />
            <bdi>{t(choice === 'part' ? 'map.derive.split' : 'map.derive.join')}</bdi>
          </label>
        ))}
      </div>
      <div className="rg-reading">
        {type === 'part' ? (
          <label>
            {t('map.derive.column')}
            <select
              className={input}
              data-derive="column"
              value={column}
              onChange={(event) => setColumn(Number(event.currentTarget.value))}
            >
              {sources.map((source) => (
                <option key={source.index} value={source.index}>
                  {nameOf(source)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <fieldset className="rg-derive-columns">
            <legend>{t('map.derive.columns')}</legend>
            {sources.map((source) => (
              <label key={source.index}>
                <input type="checkbox" checked={columns.includes(source.index)} onChange={() => toggle(source.index)} />
                <bdi>{nameOf(source)}</bdi>
              </label>
            ))}
          </fieldset>
        )}
        <label>
          {t('map.derive.separator')}
          <select
            className={input}
            data-derive="separator"
            value={marks[type] ?? 'other'}
            onChange={({ currentTarget: { value } }) =>
              setMarks({ ...marks, [type]: value === 'other' ? null : value })
            }
          >
            {(type === 'part' ? SPLIT_MARKS : JOIN_MARKS).map((mark) => (
              <option key={mark} value={mark}>
                {markText(mark)}
              </option>
            ))}
            <option value="other">{t('map.derive.other')}</option>
          </select>
        </label>
        {marks[type] === null ? (
          <label>
            {t('map.derive.other')}
            <input
              className={input}
              data-derive="typed"
              value={typed}
              maxLength={MAX_SEPARATOR}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        ) : null}
        {type === 'part' ? (
          <>
            <label>
              {t('map.derive.parts')}
              <select
                className={input}
                data-derive="parts"
                value={parts}
                onChange={(event) => setParts(Number(event.currentTarget.value))}
              >
                {PARTS.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
            <label>
              {t('map.derive.rest')}
              <select
                className={input}
                data-derive="rest"
                value={rest}
                onChange={(event) => setRest(event.currentTarget.value === 'first' ? 'first' : 'last')}
              >
                <option value="last">{t('map.derive.part', { number: parts })}</option>
                <option value="first">{t('map.derive.part', { number: 1 })}</option>
              </select>
            </label>
          </>
        ) : null}
      </div>
      {isReady ? <Preview {...{ table, derived, nameOf, words }} /> : null}
      <div className="rg-actions">
        <button type="button" className={button} onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className={button}
          data-kind="primary"
          data-action="add-derived"
          disabled={!isReady}
          onClick={() => onDerive(derived)}
        >
          {t('map.derive.add')}
        </button>
      </div>
    </Dialog>
  );
}

interface PreviewProps extends Pick<MapState, 'table'>, Pick<ScreenProps, 'words'> {
  readonly derived: readonly DerivedColumn[];
  nameOf(source: SourceColumn): string;
}

/** The first rows with the columns and what is made of them. */
function Preview({ table, derived, nameOf, words: { t } }: PreviewProps): ReactNode {
  const { start, rows: headerRows } = table.layout.header;
  const used = sourcesOf(derived[0]!);
  const isFilled = (cells: readonly string[]): boolean => used.some((column) => (cells[column] ?? '').trim() !== '');
  const rows = table.head
    .slice(start + headerRows)
    .filter(isFilled)
    .slice(0, ROWS);
  const [{ type }] = derived as readonly [DerivedColumn, ...DerivedColumn[]];
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rg-preview" tabIndex={0} role="region" aria-label={t('map.samples')}>
      <table>
        <thead>
          <tr>
            {used.map((column) => (
              <th key={column} scope="col">
                {nameOf(table.columns[column]!)}
              </th>
            ))}
            {derived.map((_, part) => (
              <th key={`part ${part}`} scope="col" data-made>
                {type === 'join' ? t('map.derive.result') : t('map.derive.part', { number: part + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {used.map((column) => (
                <td key={column} dir="auto">
                  {cells[column]}
                </td>
              ))}
              {derived.map((column, part) => (
                <td key={`part ${part}`} dir="auto" data-made>
                  {derivedText(column, cells)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether most samples have more than one word. */
function isDivisible({ samples }: SourceColumn): boolean {
  return samples.length > 0 && samples.filter((sample) => /\S\s+\S/.test(sample)).length * 2 > samples.length;
}
