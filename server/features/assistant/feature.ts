import type { Deps } from '../../main/deps.js';
import type { Feature } from '../feature.js';
import { assistantEndpoints } from './endpoints.js';

export const feature: Feature<Deps> = {
  name: 'assistant',
  endpoints: assistantEndpoints,
};
