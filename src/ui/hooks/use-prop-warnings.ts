import { useEffect } from 'react';
import { contextText } from '../../adapters/index.js';
import type { BackendAdapter } from '../../adapters/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';

const LOCAL_ONLY = [
  'columns',
  'schema',
  'validateRows',
  'onBatch',
  'invalidRowHandling',
  'includeUnmatchedColumns',
] as const;

/** Tells whoever writes the host, once, which of its props cannot do what they say. */
export function usePropWarnings(props: CSVImporterProps, adapter: BackendAdapter | undefined): void {
  const text = warningsOf(props, adapter).join('\n');
  useEffect(() => {
    if (text !== '') console.warn(`CSVImporter: ${text}`);
  }, [text]);
}

function warningsOf(props: CSVImporterProps, adapter: BackendAdapter | undefined): readonly string[] {
  const { importerKey, backendUrl, dynamicColumns = [] } = props;
  const warnings: string[] = [];
  if (!props.adapter && (importerKey === undefined) !== (backendUrl === undefined)) {
    warnings.push('`importerKey` and `backendUrl` are only used together.');
  }
  for (const name of ['user', 'metadata'] as const) {
    if (props[name] !== undefined && contextText(props[name]) === null) {
      warnings.push(`\`${name}\` has to be plain data of at most 16 KB; the import will be refused.`);
    }
  }
  if (!adapter?.loadImporter) return warnings;
  for (const name of LOCAL_ONLY) {
    if (props[name] !== undefined) warnings.push(`\`${name}\` is not used: the importer of the backend says it.`);
  }
  if (dynamicColumns.some(hasFunction)) {
    warnings.push('Functions of `dynamicColumns` are not used: the backend judges rows by plain data only.');
  }
  return warnings;
}

function hasFunction({ validate, validators = [], transformations = [] }: DynamicColumn): boolean {
  return validate !== undefined || [...validators, ...transformations].some(({ type }) => type === 'custom');
}

type DynamicColumn = NonNullable<CSVImporterProps['dynamicColumns']>[number];
