import { useId } from 'react';
import type { ReactNode } from 'react';
import type { HeaderPlace, LayoutOverrides } from '../../engine/index.js';
import { useClassName } from '../hooks/look.js';
import type { HeaderState } from '../../session/index.js';
import { LayoutChoices } from './LayoutChoices.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** The header row and the file format: detected, and open to change. */
export function HeaderStep(props: ScreenProps<HeaderState>): ReactNode {
  const { state, actions, words } = props;
  const { head, layout } = state.table;
  const title = useId();
  const onChange = (overrides: LayoutOverrides): void => void actions.overrideLayout(overrides);
  return (
    <StepScreen
      {...props}
      title={words.t('header.title')}
      titleId={title}
      hint={words.t('header.hint')}
      onNext={() => void actions.proceed()}
    >
      {layout.sheet === null ? <LayoutChoices {...{ words, onChange }} table={state.table} /> : null}
      <HeaderTable {...{ title, head, words, onChange }} header={layout.header} />
    </StepScreen>
  );
}

interface HeaderTableProps extends Pick<ScreenProps, 'words'> {
  /** Id of the heading that names the table. */
  readonly title: string;
  readonly head: readonly (readonly string[])[];
  readonly header: HeaderPlace;
  onChange(overrides: LayoutOverrides): void;
}

function HeaderTable({ title, head, header, words: { t }, onChange }: HeaderTableProps): ReactNode {
  const preview = useClassName('table', 'rg-preview');
  // Unique: radio buttons with the same name form one group across the page, and there may be two importers.
  const name = useId();
  const width = Math.min(50, Math.max(1, ...head.map((cells) => cells.length)));
  const end = header.start + header.rows;
  const part = (row: number): string => (row < header.start ? 'preamble' : row < end ? 'header' : 'data');
  return (
    <>
      <label className="rg-choice">
        <input
          type="radio"
          name={name}
          checked={header.rows === 0}
          onChange={() => onChange({ header: { start: 0, rows: 0 } })}
        />
        {t('header.none')}
      </label>
      <div className={preview}>
        <table aria-labelledby={title}>
          <tbody>
            {head.slice(0, 20).map((cells, row) => (
              <tr key={row} data-part={part(row)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name={name}
                      checked={header.rows > 0 && row === end - 1}
                      aria-label={t('header.use', { number: row + 1 })}
                      onChange={() => onChange({ header: { start: row, rows: 1 } })}
                    />
                    {row + 1}
                  </label>
                </th>
                {Array.from({ length: width }, (_, index) => (
                  <td key={index} title={cells[index]} dir="auto">
                    {cells[index] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
