export { createSession } from './session.js';
export type { Session } from './session.js';
export type { SessionStore } from './session-store.js';
export type { DemoFile, SessionOptions } from './options/session-options.js';
export type * from './session-state.js';
export { formatQuestion } from './state/format-questions.js';
export type { FormatQuestion } from './state/format-questions.js';
export { valuesToAsk } from './steps/steps.js';
export type { ResultOf, ResultOptions, ResultShape } from './options/result-options.js';
