import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which the speed is known well enough. */
const WARM_UP_MS = 2000;
const MINUTE = 60;

/** Seconds left, estimated from the time since the phase began; `null` while there is no estimate. */
export function useSecondsLeft(percent: number, phase: string): number | null {
  const begun = useRef({ phase: '', at: 0, percent: 0 });
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    if (begun.current.phase !== phase) begun.current = { phase, at: now, percent };
    const { at, percent: first } = begun.current;
    setSeconds(secondsLeft({ elapsed: now - at, done: percent - first, left: 100 - percent }));
  }, [percent, phase]);
  return seconds;
}

/** The same as a calculation; `elapsed` in milliseconds, `done` and `left` in percent. */
export function secondsLeft({
  elapsed,
  done,
  left,
}: Readonly<Record<'elapsed' | 'done' | 'left', number>>): number | null {
  return elapsed < WARM_UP_MS || done <= 0 ? null : Math.ceil(((elapsed / done) * left) / 1000);
}

/** `40 seconds`, `3 minutes`; rounded up, with Latin digits like all numbers here. */
export function durationText(seconds: number, language: string): string {
  const unit = seconds < MINUTE ? 'second' : 'minute';
  const locale = new Intl.Locale(language, { numberingSystem: 'latn' });
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    unit === 'second' ? seconds : Math.ceil(seconds / MINUTE),
  );
}
