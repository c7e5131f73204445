// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { BackendError, createMemoryAdapter } from '../adapters/index.js';
import type { Column, ImportResult } from '../engine/index.js';
import type { ImporterOptions } from './importer-options.js';
import type { ImporterState } from '../session/index.js';
import { replaceProgram } from './replace-program.js';
import { at, csvFile, renderImporter, PEOPLE } from './testing/render-importer.js';
import { useImporter } from './use-importer.js';
import { useImporterState } from './use-importer-state.js';
// A review loads it by itself, perhaps when the test has ended.
import '../session/later-actions.js';

afterEach(cleanup);

const PLANS: readonly Column[] = [...PEOPLE, { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] }];

describe('useImporter', () => {
  it('goes from a file to rows in StrictMode, with the blockers of each step', async () => {
    const called: string[] = [];
    const results: ImportResult[] = [];
    const options = (name: string): ImporterOptions => ({
      columns: PLANS,
      onComplete: (result) => {
        called.push(name);
        results.push(result);
      },
    });
    const { importer, state, rerender } = renderImporter(options('first'), { wrapper: StrictMode });
    expect(at(state(), 'upload').blockers).toMatchObject([{ code: 'no-file' }]);
    const { actions } = importer();
    const text = 'Full name,Age,Plan\nAnn,30,free\n,40,gratis\n';
    await act(() => actions.openFile(csvFile(text)));
    await act(async () => actions.goTo('header'));
    expect(at(state(), 'header').table.layout.dialect.delimiter).toBe(',');
    await act(() => actions.proceed());

    const map = at(state(), 'map');
    expect(map.matches.map(({ source, column }) => [source.name, column])).toEqual([
      ['Full name', map.matches[0]?.column],
      ['Age', 'age'],
      ['Plan', 'plan'],
    ]);
    await act(async () => actions.mapColumn(0, null));
    expect(at(state(), 'map').missing.map(({ id }) => id)).toEqual(['name']);
    expect(state().blockers).toMatchObject([{ code: 'required-unmapped', params: { id: 'name' } }]);
    await act(async () => actions.mapColumn(0, 'name'));
    expect(state().blockers).toEqual([]);
    rerender(options('second'));

    await act(() => actions.proceed());
    expect(at(state(), 'values').questions).toMatchObject([
      { column: { id: 'plan' }, values: [{ from: 'gratis', to: null, count: 1 }], truncated: false },
    ]);
    await act(async () => actions.matchOption({ column: 'plan', from: 'gratis', to: 'free' }));
    expect(at(state(), 'values').questions[0]?.values).toEqual([{ from: 'gratis', to: 'free', count: 1 }]);

    await act(() => actions.proceed());
    await waitFor(() => expect(at(state(), 'review').checks).toBe('checked'));
    expect(at(state(), 'review')).toMatchObject({
      counts: { all: 2, valid: 1, invalid: 1 },
      reviewed: [
        { column: { id: 'name' }, errors: 1 },
        { column: { id: 'age' }, errors: 0 },
        { column: { id: 'plan' }, errors: 0 },
      ],
    });
    expect(state().blockers).toMatchObject([{ code: 'invalid-rows' }]);
    expect(importer().actions).toBe(actions);
    await act(() => actions.editCell(1, 'name', 'Bo'));
    expect(state().blockers).toEqual([]);
    rerender(options('third'));
    await act(() => actions.submit());
    expect(at(state(), 'complete').summary).toMatchObject({ totalRows: 2, deliveredRows: 2 });
    expect(called).toEqual(['third']);
    expect(results[0]?.rows).toEqual([
      { name: 'Ann', age: 30, plan: 'free' },
      { name: 'Bo', age: 40, plan: 'free' },
    ]);
    await act(async () => actions.reset());
    expect(state().step).toBe('upload');
  });

  it('updates its components when only the host’s options have changed', async () => {
    const { importer, state, rerender } = renderImporter({ columns: PEOPLE });
    await act(() => importer().actions.openFile(csvFile('Name,Age\n,1\nBo,2\n')));
    await act(() => importer().actions.proceed());
    await waitFor(() => expect(at(state(), 'review').checks).toBe('checked'));
    expect(state().blockers).toHaveLength(1);
    const seen: ImporterState[] = [];
    const stop = importer().subscribe(() => seen.push(importer().getState()));
    rerender({ columns: PEOPLE, invalidRowHandling: 'exclude' });
    stop();
    expect(seen).toHaveLength(1);
    expect(state()).toMatchObject({ rowHandling: 'exclude', blockers: [] });
  });

  it('renders again for a part of the state only if it has changed', async () => {
    let renders = 0;
    const { result: hook } = renderHook(() => useImporter({ columns: PEOPLE, createWorker: () => null }));
    const importer = hook.current;
    renderHook(() => {
      renders += 1;
      // A new object each time.
      return useImporterState(importer, ({ columns, source }) => ({ columns, file: source?.fileName }));
    });
    expect(renders).toBe(1);
    await act(() => importer.actions.openFile(csvFile('Name,Age\nAnn,30\n')));
    const afterFile = renders;
    expect(afterFile).toBeGreaterThan(1);
    await act(() => importer.actions.proceed());
    await waitFor(() => expect(importer.getState()).toMatchObject({ step: 'review', checks: 'checked' }));
    expect(renders).toBe(afterFile);
  });

  it('keeps unchanged lists referentially equal', async () => {
    const { importer, state } = renderImporter({ columns: PEOPLE });
    await act(() => importer().actions.openFile(csvFile('Name,Age\nAnn,30\n')));
    await waitFor(() => expect(at(state(), 'map').matches[1]?.format).not.toBeNull());
    const { matches } = at(state(), 'map');
    await act(async () => importer().actions.dismissError());
    expect(at(state(), 'map').matches).toBe(matches);
    await act(async () => importer().actions.clearMapping());
    expect(at(state(), 'map').matches).not.toBe(matches);
  });

  it('reports why a file was rejected, and keeps the open file', async () => {
    const { importer, state, words } = renderImporter({ columns: PEOPLE, limits: { maxFileSize: 2048 } });
    await act(() => importer().actions.openFile(csvFile('Name,Age\nAnn,30\n')));
    await act(() => importer().actions.openFile(csvFile(`Name\n${'x'.repeat(4000)}\n`)));
    const { error, limits } = state();
    expect(error?.code).toBe('file-too-large');
    expect(limits.maxFileSize).toBe(2048);
    expect(error && words().errorText(error)).toBe(
      'This file is larger than 2 kB. Split it and import the parts one by one.',
    );
    expect(state().source?.fileName).toBe('people.csv');
  });

  it('finds and replaces in one step that can be undone', async () => {
    const { importer, state } = renderImporter({ columns: PEOPLE });
    const { actions } = importer();
    await act(() => actions.openFile(csvFile('Name,Age\nAnn Ltd.,30\nBo Ltd.,x\n')));
    await act(() => actions.proceed());
    await waitFor(() => expect(at(state(), 'review').checks).toBe('checked'));
    const program = replaceProgram({ find: 'Ltd.', replace: 'Limited', columns: ['name'] });
    const preview = await actions.previewProgram(program, { signal: new AbortController().signal });
    expect(preview).toMatchObject({ rows: 2, cells: 2 });
    const names = async (): Promise<unknown> => (await actions.readRows(0, 9)).rows.map(({ cells }) => cells[0]);
    await act(async () => void (await actions.applyProgram(program)));
    expect(await names()).toEqual(['Ann Limited', 'Bo Limited']);
    expect(at(state(), 'review')).toMatchObject({ canUndo: true, canRedo: false });
    await act(() => actions.undo());
    expect(await names()).toEqual(['Ann Ltd.', 'Bo Ltd.']);
    expect(at(state(), 'review')).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('creates an empty file with the headers', async () => {
    const { importer } = renderImporter({ columns: PEOPLE });
    const text = await (await importer().actions.template('csv')).text();
    expect(text.replace('\uFEFF', '').trim().split(/\r?\n/)[0]).toBe('Name,Age');
  });

  it('supports two importers on a page', async () => {
    const left = renderImporter({ columns: PEOPLE });
    const right = renderImporter({ columns: PEOPLE });
    await act(() => left.importer().actions.openFile(csvFile('Name,Age\nAnn,30\n')));
    expect(left.state().step).toBe('map');
    expect(right.state().step).toBe('upload');
  });
});

describe('the texts of useImporter', () => {
  it('are those of the language once loaded, and the host’s take precedence', async () => {
    const customTranslations = { de: { step: { map: 'Zuordnen!' } } };
    const { words, rerender } = renderImporter({ columns: PEOPLE, language: 'de', customTranslations });
    expect(words().isReady).toBe(false);
    await waitFor(() => expect(words().isReady).toBe(true));
    expect([words().language, words().t('step.map'), words().t('back')]).toEqual(['de', 'Zuordnen!', 'Zurück']);
    expect(words().blockerText({ code: 'nothing-mapped', params: {} })).not.toMatch(/^blockers|column/);
    rerender({ columns: PEOPLE, language: 'ar' });
    await waitFor(() => expect(words().direction).toBe('rtl'));
  });

  it('change only if their content changes', async () => {
    const { words, rerender } = renderImporter({ columns: PEOPLE });
    const first = words();
    rerender({ columns: PEOPLE });
    expect(words()).toBe(first);
    expect(first.isReady).toBe(true);
  });
});

describe('useImporter with a backend', () => {
  const configuration = {
    columns: PEOPLE,
    rowHandling: 'exclude',
    includeUnmatchedColumns: false,
    darkMode: false,
    assistant: true,
  } as const;

  it('loads the importer on mount, and again after a failure', async () => {
    let attempts = 0;
    const adapter = {
      ...createMemoryAdapter(),
      loadImporter: async () => {
        attempts += 1;
        if (attempts === 1) throw new BackendError('unreachable');
        return configuration;
      },
    };
    const { importer, state } = renderImporter({ adapter });
    expect(state().backend.status).toBe('loading');
    await waitFor(() => expect(state().backend).toMatchObject({ error: { code: 'backend-unreachable' } }));
    await act(async () => importer().actions.loadImporter());
    await waitFor(() => expect(state().backend.status).toBe('ready'));
    expect(state().columns).toEqual(PEOPLE);
    expect(state().rowHandling).toBe('exclude');
  });

  it('takes a prompt through its proposal to changed rows', async () => {
    const program = replaceProgram({ find: 'A', replace: 'O', columns: ['name'] });
    const adapter = {
      ...createMemoryAdapter(),
      loadImporter: async () => configuration,
      proposeTransform: async () => ({ program, summary: 'O for A' }),
    };
    const { importer, state } = renderImporter({ adapter }, { wrapper: StrictMode });
    await waitFor(() => expect(state().backend.status).toBe('ready'));
    const { actions } = importer();
    await act(() => actions.openFile(csvFile('Name,Age\nAnn,30\nBo,old\n')));
    await act(() => actions.proceed());
    await waitFor(() => expect(at(state(), 'review').checks).toBe('checked'));
    expect(at(state(), 'review').proposesTransforms).toBe(true);
    const { signal } = new AbortController();
    const samples = await actions.readTransformSamples();
    const proposal = await actions.proposeTransform({ prompt: 'O instead of A', ...samples }, { signal });
    expect(proposal.summary).toBe('O for A');
    await act(async () => void (await actions.applyProgram(proposal.program)));
    const { rows } = await actions.readRows(0, 9);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Onn', 'Bo']);
    await act(() => actions.submit());
    expect(at(state(), 'complete').summary.deliveredRows).toBe(1);
  });
});

/* Types of the rows, checked at compile time: `tsc -b` fails if one of them is wrong. */

const schema = z.object({ email: z.email(), age: z.coerce.number().optional() });

test('rows have the types of the schema or the columns, like those of the component', () => {
  function Screen(): null {
    useImporter({
      schema,
      onComplete: ({ rows }) => expectTypeOf(rows).toEqualTypeOf<readonly z.infer<typeof schema>[]>(),
    });
    useImporter({
      columns: [
        { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
        { id: 'age', label: 'Age', type: 'number' },
      ],
      onComplete: ({ rows }) =>
        expectTypeOf(rows).toEqualTypeOf<readonly { readonly name: string; readonly age: number | null }[]>(),
    });
    useImporter({
      columns: [{ id: 'name', label: 'Name' }],
      resultShape: 'data',
      onComplete: ({ num_rows: count }) => expectTypeOf(count).toBeNumber(),
    });
    return null;
  }
  void Screen;
});
