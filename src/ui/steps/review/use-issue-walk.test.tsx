// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeReviewSession } from '../../testing/fake-review-session.js';
import { active, cell, focus, renderReview } from '../../testing/review-screen.js';
import type { SetUp } from '../../testing/review-screen.js';

afterEach(cleanup);

describe('keys during a search for the next issue', () => {
  /** The review with searches that end when the returned function is called. */
  const setUpSlow = async (isFound: boolean): Promise<SetUp & { readonly answer: () => void }> => {
    const session = fakeReviewSession();
    const { findIssue } = session.actions;
    let answer = (): void => undefined;
    session.actions.findIssue = async (...given) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return isFound ? findIssue(...given) : null;
    };
    const all = await renderReview(session);
    await focus(all, 0, 'name');
    return { ...all, answer: () => answer() };
  };

  it('wait for it: text goes into the cell with the issue', async () => {
    const { user, session, grid, answer } = await setUpSlow(true);
    await user.keyboard('{F8}Ada@x.otg{Backspace}{Backspace}rg{Enter}');
    expect(session.calls).toEqual([]);
    answer();
    await waitFor(() => expect(session.calls).toEqual([['editCell', 4, 'email', 'Ada@x.org']]));
    await waitFor(() => expect(active(grid)).toBe('5 email'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['{Delete}', ['editCell', 4, 'email', '']],
    ['{ArrowUp}{Delete}', ['editCell', 3, 'email', '']],
    ['{ArrowLeft}{F2} x{Tab}', ['editCell', 4, 'name', 'Name 4 x']],
  ])('wait for it: %s', async (keys, call) => {
    const { user, session, answer } = await setUpSlow(true);
    await user.keyboard(`{F8}${keys}`);
    answer();
    await waitFor(() => expect(session.calls).toEqual([call]));
  });

  it('let pasted text wait, too', async () => {
    const { user, session, answer } = await setUpSlow(true);
    await user.keyboard('{F8}');
    await user.paste('Pasted');
    answer();
    await waitFor(() => expect(session.calls).toEqual([['editCell', 4, 'email', 'Pasted', 'paste']]));
  });

  it('are dropped if there is none', async () => {
    const { user, session, grid, answer } = await setUpSlow(false);
    await user.keyboard('{F8}Ada{Enter}{Delete}');
    answer();
    await screen.findByText('No errors found');
    await user.keyboard('{ArrowDown}{Delete}');
    expect(session.calls).toEqual([['editCell', 1, 'name', '']]);
    expect(active(grid)).toBe('1 name');
  });

  it('are dropped by a click, which also ends the search', async () => {
    const { user, session, grid, answer } = await setUpSlow(true);
    await user.keyboard('{F8}Ada');
    await user.click(cell(2, 'name'));
    answer();
    await user.keyboard('Bo{Enter}');
    expect(session.calls).toEqual([['editCell', 2, 'name', 'Bo']]);
    expect(active(grid)).toBe('3 name');
  });
});
