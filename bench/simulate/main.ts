import { parseArgs } from 'node:util';
import { DEFAULTS, readReportOptions } from './options.js';
import { report } from './report.js';

const names = Object.keys(DEFAULTS);
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) });
process.stdout.write(report(readReportOptions(values)));
