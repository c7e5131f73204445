import type { Config, FileSettings } from '../config/config.js';
import type { ModelDefinition } from '../features/content/model.js';
import { resolveModels } from '../features/content/resolve-models.js';
import type { Models } from '../features/content/models.js';

/** The type of `rowgate.config.*`. */
export interface SettingsInput extends Omit<FileSettings, 'models'> {
  readonly models?: readonly ModelDefinition[];
}

/** The models of a configuration, which are untyped objects there. */
export function modelsOf({ models }: Pick<Config, 'models'>): Models {
  return resolveModels(models as readonly ModelDefinition[]);
}
