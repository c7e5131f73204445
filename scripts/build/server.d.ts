export function buildServer(outdir?: string): Promise<void>;
export function buildCli(outdir?: string): Promise<void>;
