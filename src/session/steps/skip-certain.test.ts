import { describe, expect, it } from 'vitest';
import type { SessionOptions } from '../options/session-options.js';
import type { SessionState } from '../session-state.js';
import { COLUMNS, csvFile, importSession, until } from '../testing/import-session.js';

const PLAN = { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] } as const;

async function opened(text: string, options: SessionOptions = {}): Promise<SessionState> {
  const session = importSession({ skipCertainSteps: true, mappingMemory: false, ...options });
  const steps = new Set<string>();
  session.store.subscribe(({ step }) => steps.add(step));
  await session.actions.openFile(csvFile(text));
  const state = await until(session, ({ busy, step, error }) => busy === null && (step !== 'upload' || error !== null));
  if (state.step !== 'map') expect(steps, 'not even for a moment').not.toContain('map');
  session.destroy();
  return state;
}

describe('certain steps', () => {
  it.each<{ readonly of: string; readonly text: string; readonly options?: SessionOptions }>([
    { of: 'the names of all columns', text: 'Name,Age\nAda,36\n' },
    { of: 'all columns and others', text: 'Name,Age,Shoe size\nAda,36,38\n' },
    { of: 'values that are options', text: 'Name,Plan\nAda,pro\n', options: { columns: [...COLUMNS, PLAN] } },
  ])('are skipped for a file with $of', async ({ text, options }) => {
    const { step, passedOver, steps } = await opened(text, options);
    expect(step).toBe('review');
    expect(passedOver).toEqual(['header', 'map']);
    expect(steps).toContain('map');
  });

  it('lead to the values if some are not options', async () => {
    const { step } = await opened('Name,Plan\nAda,gratis\n', { columns: [...COLUMNS, PLAN] });
    expect(step).toBe('values');
  });

  it.each<{ readonly of: string; readonly text: string; readonly options?: SessionOptions }>([
    { of: 'the host does not want it', text: 'Name,Age\nAda,36\n', options: { skipCertainSteps: false } },
    { of: 'a required column is missing', text: 'Age\n36\n' },
    { of: 'a column of each is left', text: 'Name,Shoe size\nAda,38\n' },
    {
      of: 'dates have two readings',
      text: 'Name,Day\nAda,03/04/2024\n',
      options: { columns: [...COLUMNS, { id: 'day', label: 'Day', type: 'date' }] },
    },
  ])('are shown when $of', async ({ text, options }) => {
    expect((await opened(text, options)).step).toBe('map');
  });
});
