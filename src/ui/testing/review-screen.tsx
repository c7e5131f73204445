import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { RowHandling } from '../../engine/index.js';
import type { SessionState } from '../../session/index.js';
import { FakeReview, fakeReviewSession } from './fake-review-session.js';
import type { FakeSession } from './fake-review-session.js';

// Printing the whole grid at each attempt to find an element takes longer than the attempt.
configure({ getElementError: (message) => new Error(message ?? '') });

export interface SetUp {
  readonly session: FakeSession;
  readonly user: UserEvent;
  readonly grid: HTMLElement;
}

export async function setUp(state: Partial<SessionState> = {}, rowHandling: RowHandling = 'exclude'): Promise<SetUp> {
  return renderReview(fakeReviewSession(state, rowHandling));
}

export async function renderReview(session: FakeSession): Promise<SetUp> {
  render(
    <div className="importcsv">
      <FakeReview session={session} />
    </div>,
  );
  await screen.findByText('Name 0');
  return { session, user: userEvent.setup(), grid: screen.getByRole('grid') };
}

export const cell = (row: number, column: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  if (!found) throw new Error(`Cell ${row} ${column} is not drawn.`);
  return found;
};
export const count = (name: string): string | null | undefined =>
  document.querySelector(`[data-count="${name}"]`)?.textContent;
export const active = (grid: HTMLElement): string => {
  const element = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const row = element?.closest('[role="row"]')?.getAttribute('data-row');
  return `${row} ${element?.getAttribute('data-column') ?? 'header'}`;
};
/** The clipboard content after pressing the copy shortcut, or the one to cut. */
export const copiedFrom = (
  grid: HTMLElement,
  press: 'copy' | 'cut' = 'copy',
  type: 'text/plain' | 'text/html' = 'text/plain',
): string | undefined => {
  const copied = new Map<string, string>();
  fireEvent[press](grid, { clipboardData: { setData: (of: string, text: string) => copied.set(of, text) } });
  return copied.get(type);
};
export const focus = async ({ user, grid }: SetUp, row: number, column: string): Promise<void> => {
  await user.click(cell(row, column));
  await waitFor(() => expect(active(grid)).toBe(`${row} ${column}`));
};

/** The selected cells, by row and column, such as `2 name`. */
export const selectedCells = (grid: HTMLElement): readonly string[] =>
  [...grid.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    (found) => `${found.closest('[role="row"]')?.getAttribute('data-row')} ${found.getAttribute('data-column')}`,
  );
