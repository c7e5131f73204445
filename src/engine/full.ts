/* Everything: for the worker, for Node, and for those who build on the engine itself. */
export * from './index.js';
export { createEngine } from './create-engine.js';
export type { EngineOptions } from './create-engine.js';
export { toUtf8 } from './source/transcode.js';
export type { Transcode } from './source/transcode.js';
export { openTable } from './source/open-table.js';
export type { OpenOptions } from './source/open-table.js';
export { typoDistance } from './mapping/typo-distance.js';
export { suggestMapping } from './mapping/suggest-mapping.js';
export { csvLine, formulaSafe } from './result/csv-line.js';
export { templateCsv } from './result/template-csv.js';
export { finishOnHost } from './transformation/finish-on-host.js';
export { compilePattern } from './validation/pattern.js';
export type { Pattern } from './validation/pattern.js';
export { compileProgram } from './program/compile-program.js';
export type { ProgramRunner } from './program/compile-program.js';
export { expressionMembers, testMembers } from './program/vocabulary.js';
export type { Member, Members } from './program/vocabulary.js';
