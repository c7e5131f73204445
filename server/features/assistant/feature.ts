import type { AssistantDeps } from './assistant-deps.js';
import type { Feature } from '../feature.js';
import { assistantEndpoints } from './endpoints.js';

export const feature: Feature<AssistantDeps> = {
  name: 'assistant',
  endpoints: assistantEndpoints,
};
