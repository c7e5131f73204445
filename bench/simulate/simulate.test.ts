import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.js';
import type { Setting } from './simulate.js';

const SETTING: Setting = {
  machines: 1,
  threads: 1,
  threadRate: 1000,
  databaseRate: 1e9,
  shortRows: 0,
  loads: [{ name: 'all', rows: 10_000, perHour: 180 }],
  hours: 2000,
  seed: 1,
};

describe('the simulation of imports', () => {
  it('is the same for the same seed, and another for another', () => {
    const short = { ...SETTING, hours: 10 };
    expect(simulate(short)).toEqual(simulate(short));
    expect(simulate({ ...short, seed: 2 })).not.toEqual(simulate(short));
  });

  it('agrees with queueing theory for one server: Pollaczek-Khinchine', () => {
    // Ten seconds of work, half of the time busy: a mean wait of five seconds, added to the ten.
    const { loads, threadUse, left } = simulate(SETTING);
    expect(threadUse).toBeCloseTo(0.5, 1);
    expect(loads[0]!.finished).toBeGreaterThan(350_000);
    expect(Math.abs(loads[0]!.mean - 15)).toBeLessThan(0.3);
    expect(loads[0]!.median).toBeLessThan(loads[0]!.mean);
    expect(left).toBeLessThan(20);
  });

  it('shares the database: twice the machines do not import faster than it can write', () => {
    const busy = { ...SETTING, hours: 20, databaseRate: 1500, loads: [{ name: 'all', rows: 10_000, perHour: 5000 }] };
    const [one, two, four] = [1, 2, 4].map((machines) => simulate({ ...busy, machines }).loads[0]!.finished);
    expect(two! / one!).toBeCloseTo(1.5, 1);
    expect(four! / two!).toBeCloseTo(1, 1);
  });

  it('lets short imports pass long ones', () => {
    const loads = [
      { name: 'short', rows: 100, perHour: 60 },
      { name: 'long', rows: 1_000_000, perHour: 3 },
    ];
    const mixed = { ...SETTING, hours: 200, loads };
    const [passed] = simulate({ ...mixed, shortRows: 1000 }).loads;
    const [waited] = simulate(mixed).loads;
    expect(passed!.p95).toBeLessThan(1);
    expect(waited!.p95).toBeGreaterThan(100);
  });

  it('has a queue that grows when the load is too high', () => {
    const { left, threadUse } = simulate({
      ...SETTING,
      hours: 10,
      loads: [{ name: 'all', rows: 10_000, perHour: 720 }],
    });
    expect(left).toBeGreaterThan(3000);
    expect(threadUse).toBeCloseTo(1, 1);
  });
});
