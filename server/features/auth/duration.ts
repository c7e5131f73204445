const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** `7d`, `12h`, `30m`, `45s` or a number, in seconds. The configuration lets nothing else through. */
export function durationSeconds(duration: string | number): number {
  if (typeof duration === 'number') {
    return duration;
  }
  return Number(duration.slice(0, -1)) * SECONDS[duration.slice(-1) as keyof typeof SECONDS];
}
