import { describe, expect, it } from 'vitest';
import { BackendError, createMemoryAdapter } from '../../adapters/index.js';
import type { ImporterConfiguration, TransformProposal, TransformRequest } from '../../adapters/index.js';
import type { Program } from '../../engine/index.js';
import type { Session } from '../session.js';
import { COLUMNS, importSession, openAt, people, until } from '../testing/import-session.js';

const SHOUT: Program = {
  steps: [
    { column: 'name', to: { type: 'suffix', of: { type: 'column', column: 'name' }, text: '!' } },
    { column: 'age', to: { type: 'calculate', of: { type: 'column', column: 'age' }, operator: 'add', by: 1 } },
  ],
};
const signal = new AbortController().signal;

interface SetUp {
  readonly assistant?: boolean;
  readonly answer?: (request: TransformRequest) => TransformProposal;
}

async function reviewed(text: string, { assistant = true, answer }: SetUp = {}): Promise<Session> {
  const configuration: ImporterConfiguration = {
    columns: COLUMNS,
    rowHandling: 'exclude',
    includeUnmatchedColumns: false,
    darkMode: false,
    assistant,
  };
  const proposeTransform = answer ?? ((): TransformProposal => ({ program: SHOUT, summary: 'Louder.' }));
  const session = importSession({
    columns: undefined,
    adapter: createMemoryAdapter({ configuration, proposeTransform }),
  });
  session.begin();
  session.actions.loadImporter();
  await until(session, ({ backend }) => backend.status === 'ready');
  await openAt(session, text, 'review');
  return session;
}

async function cells(session: Session, count = 3): Promise<readonly (readonly string[])[]> {
  return (await session.actions.readRows(0, count)).rows.map((row) => row.cells);
}

describe('editing with a prompt', () => {
  it('is offered when the adapter proposes transforms', async () => {
    expect((await reviewed(people(1))).store.getState().proposesTransforms).toBe(true);
    expect(importSession().store.getState().proposesTransforms).toBe(false);
    const refused = importSession().actions.proposeTransform({ prompt: 'x', columns: [], rows: [] }, { signal });
    await expect(refused).rejects.toMatchObject({ code: 'rejected' });
  });

  it.each([true, false])('sends at most five sample rows, if the importer allows it: %s', async (assistant) => {
    const asked: TransformRequest[] = [];
    const answer = (request: TransformRequest): TransformProposal => {
      asked.push(request);
      return { program: SHOUT, summary: '' };
    };
    const session = await reviewed(`Name,Age\n${'x'.repeat(500)},1\nB,2\nC,3\nD,4\nE,5\nF,6\n`, { assistant, answer });
    const sendable = await session.actions.readTransformSamples();
    expect(sendable.columns).toEqual(COLUMNS);
    expect(sendable.rows.map(({ name }) => name)).toEqual(assistant ? ['x'.repeat(200), 'B', 'C', 'D', 'E'] : []);
    await session.actions.proposeTransform({ prompt: 'louder', ...sendable }, { signal });
    expect(asked).toEqual([{ prompt: 'louder', ...sendable }]);
  });

  it('is previewed, then applied in one step that can be undone', async () => {
    const session = await reviewed(people(3));
    const { actions } = session;
    const { program } = await actions.proposeTransform({ prompt: 'louder', columns: [], rows: [] }, { signal });
    const preview = await actions.previewProgram(program, { signal });
    expect(preview).toMatchObject({
      rows: 3,
      cells: 6,
      columns: [
        { column: 'name', count: 3 },
        { column: 'age', count: 3 },
      ],
    });
    expect(await cells(session)).toEqual([
      ['P0', '0'],
      ['P1', '1'],
      ['P2', '2'],
    ]);
    expect(await actions.applyProgram(program, { only: ['name'], except: [1] })).toBe(true);
    expect(await cells(session)).toEqual([
      ['P0!', '0'],
      ['P1', '1'],
      ['P2!', '2'],
    ]);
    expect(session.store.getState().busy).toBeNull();
    const steps = (): unknown => session.store.getState().review?.history.done;
    expect(steps()).toEqual([{ name: 'program', count: 0, column: 'name' }]);
    await actions.undo();
    expect(await cells(session)).toEqual([
      ['P0', '0'],
      ['P1', '1'],
      ['P2', '2'],
    ]);
    await actions.redo();
    expect((await cells(session))[0]).toEqual(['P0!', '0']);
    await actions.applyProgram(program, { only: ['name'], rows: [0, 2], name: 'example', cells: 1 });
    expect(steps()).toContainEqual({ name: 'example', count: 1, column: 'name' });
  });

  it('reads and writes numbers as they are written in their column', async () => {
    const session = await reviewed('Name,Age\nAnn,1.500\nBo,"2,5"\n');
    const { changes } = await session.actions.previewProgram(SHOUT, { signal, only: ['age'] });
    expect(changes.map(({ to }) => to)).toEqual(['1501', '3,5']);
    await session.actions.applyProgram(SHOUT);
    expect(await cells(session)).toEqual([
      ['Ann!', '1501'],
      ['Bo!', '3,5'],
    ]);
  });

  it('changes nothing when canceled', async () => {
    const session = await reviewed(people(20_000));
    const made = session.actions.applyProgram(SHOUT);
    await until(session, ({ busy }) => busy?.what === 'changing');
    session.actions.cancel();
    expect(await made).toBe(false);
    const { review, busy, error } = session.store.getState();
    expect({ canUndo: review?.canUndo, busy, error }).toEqual({ canUndo: false, busy: null, error: null });
    expect((await cells(session))[0]).toEqual(['P0', '0']);
    expect(await session.actions.applyProgram(SHOUT)).toBe(true);
    expect((await cells(session))[0]).toEqual(['P0!', '1']);
  });

  it('reports an invalid or refused program and changes nothing', async () => {
    const bad = { steps: [{ column: 'name', to: { type: 'eval', code: '' } }] } as unknown as Program;
    const hostile = await reviewed(people(1), { answer: () => ({ program: bad, summary: '' }) });
    const request = { prompt: 'x', columns: [], rows: [] };
    await expect(hostile.actions.proposeTransform(request, { signal })).rejects.toMatchObject({ code: 'unreachable' });
    const refusing = await reviewed(people(1), {
      answer: () => {
        throw new BackendError('rejected', 'Not understood.');
      },
    });
    await expect(refusing.actions.proposeTransform(request, { signal })).rejects.toThrow('Not understood.');
  });
});
