import type { Scenario } from '../scenario.js';
import { connections } from './connections.js';
import { kills } from './kills.js';
import { load } from './load.js';
import { machine } from './machine.js';
import { neighbors } from './neighbors.js';
import { soak } from './soak.js';

export const SCENARIOS: readonly Scenario[] = [...kills, ...connections, ...neighbors, ...machine, ...load, soak];
