export interface Config {
  readonly port: number;
  readonly host: string | undefined;
  /** Where a person on this machine finds it. */
  readonly address: string;
}

/** Reads the environment; a bad value stops the start with one line that names it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${environment['PORT']}"; it must be a number from 0 to 65535.`);
  }
  const host = environment['HOST'];
  return { port, host, address: `http://${host ?? 'localhost'}:${port}` };
}
