export function embeddedSnapshot(): Promise<string>;
export function fillDataDir(dataDir: string): Promise<void>;
