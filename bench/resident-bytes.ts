import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Private memory of a process, without mapped files where the system distinguishes them. */
export function residentBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + residentOf(pid), 0);
}

function residentOf(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return (kilobytes('RssAnon') + kilobytes('RssShmem')) * 1024;
  } catch {
    return 0;
  }
}
