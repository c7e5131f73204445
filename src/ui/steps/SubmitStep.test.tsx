// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importerWords } from '../../headless/index.js';
import { english } from '../../i18n/english.js';
import { createTranslator } from '../../i18n/index.js';
import type { SubmitState } from '../../session/index.js';
import { SubmitStep } from './SubmitStep.js';
import type { ScreenProps } from './screen.js';

const words = importerWords(createTranslator({ english }), { isReady: true });
const cancel = vi.fn<() => void>();

type Shown = Partial<Pick<SubmitState, 'busy' | 'phase'>>;

/** Shows the step at one state after another, each that many milliseconds after the one before. */
function shown(backend: 'none' | 'ready'): (state: Shown, after?: number) => void {
  const element = ({ busy = null, phase = 'sending' }: Shown) => (
    <SubmitStep
      {...({
        state: { busy, phase, total: 12_345, backend: { status: backend } },
        actions: { cancel },
        words,
      } as unknown as ScreenProps<SubmitState>)}
    />
  );
  const { rerender } = render(element({ busy: busy(0) }));
  return (state, after = 0) => {
    vi.advanceTimersByTime(after);
    rerender(element(state));
  };
}

const busy = (percent: number, rows?: number): SubmitState['busy'] => ({ what: 'submitting', percent, rows });
const progress = (): string | null | undefined => document.querySelector('[data-progress-text]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  cancel.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the rows and the time left', () => {
  it('are shown once the speed is known', () => {
    const show = shown('none');
    expect(progress()).toBe('');
    show({ busy: busy(10, 1000) }, 1000);
    expect(progress()).toBe('1,000 of 12,345 rows');
    show({ busy: busy(20, 2000) }, 4000);
    expect(progress()).toBe('2,000 of 12,345 rows · about 20 seconds left');
    show({ busy: busy(21) }, 60_000);
    expect(progress()).toBe('about 5 minutes left');
  });

  it('are estimated anew for each phase', () => {
    const show = shown('ready');
    show({ busy: busy(50) }, 60_000);
    expect(progress()).toBe('about 1 minute left');
    show({ busy: busy(0), phase: 'processing' }, 1000);
    expect(progress()).toBe('');
    show({ busy: busy(50), phase: 'processing' }, 4000);
    expect(progress()).toBe('about 4 seconds left');
  });

  it('are not shown while canceled work ends', () => {
    const show = shown('none');
    show({ busy: busy(50, 9) }, 60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
    show({ busy: null });
    expect(progress()).toBe('');
    expect(screen.getByRole('button', { name: 'Canceling…' })).toHaveProperty('disabled', true);
  });
});

it('shows the percentage always, and the phases only with a backend', () => {
  const show = shown('none');
  show({ busy: busy(41.6) });
  expect(screen.getByRole('progressbar', { name: 'Importing' }).getAttribute('aria-valuenow')).toBe('42');
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  const showNext = shown('ready');
  showNext({ busy: busy(41.6), phase: 'processing' });
  expect(screen.getByRole('progressbar', { name: 'Importing rows' }).getAttribute('aria-valuenow')).toBe('42');
  const phases = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(phases.map(({ textContent }) => textContent)).toEqual(['Uploading your file✓', 'Importing rows42%']);
});
