import type { ImporterConfiguration } from '../../adapters/index.js';
import { withFormatSettings } from '../../engine/index.js';
import type { Column, RowHandling } from '../../engine/index.js';
import { columnsFromSchema } from '../../schema/index.js';
import type { BackendState } from '../session-state.js';
import type { ResolvedOptions, SessionLimits, SessionOptions } from './session-options.js';

const LIMITS: SessionLimits = { maxFileSize: 2 * 1024 ** 3, maxRows: 10_000_000 };

/**
 * Applies defaults to the host's options. A backend's configuration wins, because the backend validates the rows with
 * it.
 */
export function resolveOptions(options: SessionOptions, backend: BackendState): ResolvedOptions {
  const { dateOrder, decimal } = options;
  // Hosts without types may pass `null`.
  const limits = options.limits ?? {};
  const importer: Partial<ImporterConfiguration> = backend.status === 'ready' ? backend.configuration : {};
  const hasBackend = backend.status !== 'none';
  const { columns, schema, validateRows } = hasBackend ? { columns: undefined } : options;
  const predefined = importer.columns ?? columns ?? (schema === undefined ? [] : columnsFromSchema(schema));
  const dynamicColumns = shownColumns(options.dynamicColumns ?? []);
  const settings = { dateOrder, decimal };
  return {
    columns: withFormatSettings(shownColumns(predefined), settings),
    dynamicColumns: withFormatSettings(hasBackend ? dynamicColumns.map(asBackendColumn) : dynamicColumns, settings),
    schema,
    validateRows,
    rowHandling: importer.rowHandling ?? knownHandling(options.invalidRowHandling),
    includeUnmatchedColumns: importer.includeUnmatchedColumns ?? Boolean(options.includeUnmatchedColumns),
    limits: {
      maxFileSize: Math.min(limits.maxFileSize ?? LIMITS.maxFileSize, importer.maxFileSize ?? Infinity),
      maxRows: Math.min(limits.maxRows ?? LIMITS.maxRows, importer.maxRows ?? Infinity),
    },
    skipCertainSteps: options.skipCertainSteps ?? false,
    skipHeaderRowSelection: options.skipHeaderRowSelection ?? false,
    resultShape: options.resultShape ?? 'result',
    onComplete: options.onComplete as ResolvedOptions['onComplete'],
    onClose: functionOnly(options.onClose),
    // Also in place of NaN, and of values that a worker cannot be sent.
    batchSize: (typeof options.batchSize === 'number' && options.batchSize) || undefined,
    waitOnComplete: options.waitOnComplete ?? false,
    user: options.user,
    metadata: options.metadata,
    source: options.source,
    demoData: options.demoData,
    persist: options.persist ?? 'session',
    mappingMemory: options.demoData ? false : (options.mappingMemory ?? 'local'),
    onMappingLearned: functionOnly(options.onMappingLearned),
    language: options.language,
  };
}

/** Hosts without types may pass anything; the strictest handling imports nothing by mistake. */
function knownHandling(given: RowHandling | undefined): RowHandling {
  return given === 'include' || given === 'exclude' ? given : 'block';
}

function functionOnly<T>(given: T): T | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** Columns that can be shown, whatever the host has passed: `check-columns.ts` reports what is wrong with them. */
function shownColumns(columns: readonly Column[]): readonly Column[] {
  if (!Array.isArray(columns)) return [{ id: '', label: 'columns' }];
  const shown = columns.map(shownColumn);
  return shown.every((column, at) => column === columns[at]) ? columns : shown;
}

const LISTS = ['validators', 'transformations', 'options'] as const;
const TEXTS = ['description', 'placeholder'] as const;

function shownColumn(column: Column): Column {
  const { id, label } = Object(column) as Column;
  const wrong = LISTS.filter((name) => !isList(column?.[name]));
  const unreadable = TEXTS.filter((name) => !isText(column?.[name]));
  if (typeof label === 'string' && label && wrong.length === 0 && unreadable.length === 0) return column;
  const texts = unreadable.map((name) => [name, undefined] as const);
  const lists = wrong.map(
    (name) => [name, column?.[name] ? [column[name]].flat().filter(isEntry) : undefined] as const,
  );
  return {
    ...column,
    label: `${(typeof label !== 'object' && label) || id || ''}`,
    ...Object.fromEntries([...lists, ...texts]),
  };
}

/** Other values have no text that people could read. */
function isText(value: unknown): boolean {
  return value == null || typeof value === 'string';
}

function isList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isEntry));
}

/** Lists may have conditions in them: `isNew && { type: 'unique' }`. */
function isEntry(value: unknown): boolean {
  return value != null && value !== false;
}

/** Functions cannot be sent to the backend, which validates without them. */
function asBackendColumn({ validate: _validate, validators, transformations, ...column }: Column): Column {
  return {
    ...column,
    ...(validators ? { validators: validators.filter(({ type }) => type !== 'custom') } : {}),
    ...(transformations ? { transformations: transformations.filter(({ type }) => type !== 'custom') } : {}),
  };
}
