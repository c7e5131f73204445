import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../adapters/index.js';
import type { BackendAdapter, ImporterConfiguration } from '../../adapters/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { BackendState } from '../session-state.js';
import { importSession } from '../testing/import-session.js';
import { adapterSource, createBackendLoader, initialBackend } from './backend-loader.js';

const KEY = { importerKey: 'key', backendUrl: 'https://import.example.com' };
const CONFIGURATION: ImporterConfiguration = {
  columns: [],
  rowHandling: 'exclude',
  includeUnmatchedColumns: false,
  darkMode: false,
  assistant: false,
};
const submit = async () => ({});

describe('the adapter', () => {
  it('is that of the host, whatever else is set', () => {
    const adapter: BackendAdapter = { submit };
    expect(adapterSource(() => ({ ...KEY, adapter }))()).toBe(adapter);
    expect(importSession({ adapter }).adapter()).toBe(adapter);
  });

  it('is one for the importer, the same as long as its key and server are', () => {
    let options: SessionOptions = KEY;
    const adapterOf = adapterSource(() => options);
    const first = adapterOf();
    expect(first.importer).toBeDefined();
    expect(first.loadImporter).toBeDefined();
    options = { ...KEY, language: 'de' };
    expect(adapterOf()).toBe(first);
    options = { ...KEY, importerKey: 'other' };
    expect(adapterOf()).not.toBe(first);
    expect(adapterOf().importer).not.toBe(first.importer);
  });

  it.each<[SessionOptions]>([[{}], [{ importerKey: 'key' }], [{ backendUrl: KEY.backendUrl }]])(
    'is one for the functions of the host with %j',
    (options) => {
      const adapter = adapterSource(() => options)();
      expect([adapter.importer, adapter.loadImporter]).toEqual([undefined, undefined]);
      expect(initialBackend(adapter)).toEqual({ status: 'none' });
    },
  );
});

describe('the configuration of a backend', () => {
  function loaderOf(first: BackendAdapter) {
    const shown: BackendState[] = [];
    const host = { adapter: first, isImporting: false };
    const loader = createBackendLoader(() => host.adapter, {
      show: (state) => shown.push(state),
      isLoaded: () => shown.at(-1)?.status === 'ready',
      isImporting: () => host.isImporting,
    });
    return { loader, shown, host, statuses: () => shown.map(({ status }) => status) };
  }
  const adapter = (importer: string, load: () => Promise<ImporterConfiguration>): BackendAdapter => ({
    importer,
    submit,
    loadImporter: vi.fn(load),
  });

  it('is loaded once at a time, and again after a failure', async () => {
    const outcomes = [new BackendError('unreachable'), null];
    const one = adapter('a', async () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      return CONFIGURATION;
    });
    const { loader, shown, statuses } = loaderOf(one);
    loader.load();
    loader.load();
    await expect.poll(() => statuses()).toEqual(['loading', 'failed']);
    expect(shown[1]).toMatchObject({ error: { code: 'backend-unreachable' } });
    loader.load();
    await expect.poll(() => statuses()).toEqual(['loading', 'failed', 'loading', 'ready']);
    loader.load();
    expect(one.loadImporter).toHaveBeenCalledTimes(2);
  });

  it('is not loaded for another importer before it is wanted', () => {
    const { loader, host, statuses } = loaderOf(adapter('a', async () => CONFIGURATION));
    host.adapter = adapter('b', async () => CONFIGURATION);
    loader.update();
    expect(statuses()).toEqual(['loading']);
    expect(host.adapter.loadImporter).not.toHaveBeenCalled();
    expect(loader.adapter()).toBe(host.adapter);
  });

  it('of another importer replaces a request under way', async () => {
    let answer: (configuration: ImporterConfiguration) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const slow: BackendAdapter = {
      importer: 'a',
      submit,
      loadImporter: (options) => {
        ({ signal } = options);
        return new Promise((resolve) => (answer = resolve));
      },
    };
    const { loader, host, shown, statuses } = loaderOf(slow);
    loader.load();
    host.adapter = { submit };
    loader.update();
    expect(signal?.aborted).toBe(true);
    answer(CONFIGURATION);
    await Promise.resolve();
    expect(statuses()).toEqual(['loading', 'none']);
    host.adapter = adapter('c', async () => CONFIGURATION);
    loader.update();
    await expect.poll(() => shown.at(-1)).toEqual({ status: 'ready', configuration: CONFIGURATION });
  });

  it('stays for the same importer and during an import', () => {
    const { loader, host, shown } = loaderOf(adapter('a', async () => CONFIGURATION));
    const same = adapter('a', async () => CONFIGURATION);
    host.adapter = same;
    loader.update();
    expect(loader.adapter()).toBe(same);
    host.isImporting = true;
    host.adapter = adapter('b', async () => CONFIGURATION);
    loader.update();
    expect(loader.adapter()).toBe(same);
    expect(shown).toEqual([]);
  });

  it('that arrives after the importer was closed is ignored', async () => {
    const { loader, statuses } = loaderOf(adapter('a', async () => CONFIGURATION));
    loader.load();
    loader.stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(statuses()).toEqual(['loading']);
  });
});
