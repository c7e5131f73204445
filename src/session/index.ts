export { createSession } from './session.js';
export type { Session } from './session.js';
export type { SessionStore } from './session-store.js';
export type { DemoFile, SessionOptions } from './session-options.js';
export type * from './session-state.js';
export { formatQuestion } from './format-questions.js';
export type { FormatQuestion } from './format-questions.js';
export { valuesToAsk } from './steps.js';
export type { ResultOf, ResultOptions, ResultShape } from './result-options.js';
