import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CellEditor } from '../../src/ui/parts/editors/CellEditor.js';
import { EmptyRows } from '../../src/ui/parts/grid/EmptyRows.js';
import { FilterBar } from '../../src/ui/parts/grid/FilterBar.js';
import { gridColumn } from '../../src/ui/parts/grid/grid-column.js';
import { IssueNavigator } from '../../src/ui/steps/review/IssueNavigator.js';
import type { Column } from '../../src/engine/index.js';
import { PartFrame } from '../support/PartFrame.js';

/** The parts of the review, without its grid. */
const meta = preview.meta({ title: 'Parts/Review' });

const onFilter = fn();

export const Filters = meta.story({
  render: () => (
    <PartFrame>
      <FilterBar
        filter="all"
        counts={{ all: 1_234_567, valid: 1_234_000, invalid: 567, deleted: 1_200 }}
        onChange={onFilter}
      />
    </PartFrame>
  ),
  beforeEach: () => void onFilter.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Invalid rows, 567' }));
    await expect(onFilter).toHaveBeenCalledWith('invalid');
  },
});

const onFind = fn();

export const Navigator = meta.story({
  render: () => (
    <PartFrame>
      <IssueNavigator text="3 of 12" title="Error 3 of 12, column E-mail" disabled={false} onFind={onFind} />
    </PartFrame>
  ),
  beforeEach: () => void onFind.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Next error/ }));
    await expect(onFind).toHaveBeenCalledWith('next');
  },
});

export const EverythingReady = meta.story({
  render: () => (
    <PartFrame>
      <EmptyRows filter="invalid" checking={false} onShow={fn()} />
    </PartFrame>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('All rows are ready')).toBeVisible(),
});

export const StillChecking = meta.story({
  render: () => (
    <PartFrame>
      <EmptyRows filter="invalid" checking onShow={fn()} />
    </PartFrame>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('No errors so far')).toBeVisible(),
});

const onCommit = fn();

/** An editor covers its cell; here the cell is the box around it. */
function editor(column: Omit<Column, 'id' | 'label'>, text: string): ReactElement {
  return (
    <PartFrame style={{ minHeight: 360 }}>
      <div style={{ position: 'relative', width: 240, height: 44 }}>
        <CellEditor
          column={gridColumn({ id: 'value', label: 'Value', ...column }, 0)}
          label="Value, row 2"
          text={text}
          placement="below"
          typedOver={false}
          onCommit={onCommit}
          onCancel={fn()}
        />
      </div>
    </PartFrame>
  );
}

export const TextEditor = meta.story({
  render: () => editor({}, 'Ada'),
  beforeEach: () => void onCommit.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), ' Lovelace{Enter}');
    await expect(onCommit).toHaveBeenCalledWith('Ada Lovelace', 'down');
  },
});

export const ListEditor = meta.story({
  render: () => editor({ type: 'select', options: ['Free', 'Team', 'Enterprise'] }, 'Free'),
  beforeEach: () => void onCommit.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onCommit).toHaveBeenCalledWith('Team', expect.anything());
  },
});

export const ListEditorNothingFits = meta.story({
  render: () => editor({ type: 'select', options: ['Free', 'Team', 'Enterprise'] }, 'Gold'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText('No option matches “zzz”')).toBeVisible();
  },
});

export const DateEditor = meta.story({
  render: () => editor({ type: 'date' }, '2024-01-15'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('2024-01-15');
    await expect(canvas.getByRole('button', { name: 'Pick a date' })).toBeVisible();
  },
});
