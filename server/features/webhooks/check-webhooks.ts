import { ConfigError } from '../../config/config.js';
import type { Config } from '../../config/config.js';
import type { Models } from '../content/models.js';

/** A receiver of a model that does not exist would wait for ever. Throws ConfigError. */
export function checkWebhooks({ endpoints }: Config['webhooks'], models: Models): void {
  const paths = new Set(models.all.map(({ path }) => path));
  for (const [index, { models: named = [] }] of endpoints.entries()) {
    const unknown = named.find((path) => !paths.has(path));
    if (unknown === undefined) continue;
    throw new ConfigError(
      `The setting webhooks.endpoints.${index}.models cannot be used: there is no model at "${unknown}"; ` +
        `there are ${[...paths].join(', ')}.`,
    );
  }
}
