import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/run-command.js';
import { DEFAULTS, readReportOptions } from './options.js';
import { report } from './report.js';

await runCommand(() => {
  const names = Object.keys(DEFAULTS);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  process.stdout.write(report(readReportOptions(parseArgs({ options }).values)));
});
