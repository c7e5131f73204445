/** One window of a browser, by the few things that every engine's protocol can do. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** The value of an expression in the page; JSON only. A promise is waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  chooseFile(selector: string, path: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Key presses to whatever has the focus: single characters, `Enter`, `Escape`. */
  press(...keys: readonly string[]): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Why the engine cannot run here; `undefined` where it can. */
  readonly missing: string | undefined;
  start(): Promise<EnginePage>;
}

export const WINDOW = { width: 1280, height: 860 };
