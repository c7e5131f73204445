import { isPreselected } from '../src/engine/full.js';
import type { Command } from '../server/main/cli/command.js';
import { openImport } from './open-import.js';

/**
 * Prints the suggested mapping. `field` is set if the match is sure, or if the name equals the field's exactly; any
 * other doubtful match is only a `candidate`, so that the list can be used as a mapping unchanged.
 */
export const mapCommand: Command = {
  usage: 'map FILE --importer importer.json [--json] [--sheet S]',
  summary: 'Prints which column of the file goes to which field, how sure that is, and why.',
  options: { importer: { type: 'string' }, json: { type: 'boolean' }, sheet: { type: 'string' } },
  files: 1,
  run: async ([path = ''], values) => {
    const { table, suggestions } = await openImport(path, values);
    const list = suggestions.map(({ source, column, tier, confidence, reason, doubt }) => ({
      source: table.columns[source]?.name ?? '',
      index: source,
      field: isPreselected({ tier, doubt }) ? column : null,
      confidence,
      reason,
      tier,
      candidate: column,
    }));
    if (values['json'] === true) {
      process.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
      return 0;
    }
    for (const { source, field, candidate, confidence, reason } of list) {
      const target = field ?? (candidate === null ? '-' : `${candidate}?`);
      process.stdout.write(`${source} -> ${target}\t${confidence}\t${reason}\n`);
    }
    return 0;
  },
};
