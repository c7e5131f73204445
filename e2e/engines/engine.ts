/** A browser window, with the few operations that every engine's protocol supports. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits a promise; JSON values only. */
  evaluate<Value>(expression: string): Promise<Value>;
  chooseFile(selector: string, path: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Sends key presses to the focused element: single characters, `Enter`, `Escape`. */
  press(...keys: readonly string[]): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Why the engine cannot run here; `undefined` if it can. */
  readonly missing: string | undefined;
  start(): Promise<EnginePage>;
}

export const WINDOW = { width: 1280, height: 860 };
