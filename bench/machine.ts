import { cpus, totalmem } from 'node:os';

/** The class of machine that was measured, for the results. */
export function machine(): Record<string, string | number> {
  const [first] = cpus();
  return {
    cpu: first?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}
