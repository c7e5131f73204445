import { expect, test } from 'vitest';
import { resolveModels } from '../content/resolve-models.js';
import { settingsSchema } from '../../config/config.js';
import { checkWebhooks } from './record-webhooks.js';

const check = (...models: readonly (string[] | undefined)[]): void => {
  const endpoints = models.map((named) => ({ url: 'https://a.example/', secret: 's', models: named }));
  checkWebhooks(settingsSchema.parse({ webhooks: { endpoints } }).webhooks, resolveModels([]));
};

test('webhooks only name existing models', () => {
  expect(() => check(undefined, [], ['blog-posts', 'users'])).not.toThrow();
  expect(() => check(undefined, ['tags', 'BlogPost'])).toThrow(
    /^The setting webhooks\.endpoints\.1\.models cannot be used: there is no model at "BlogPost"; there are .*blog-posts.*\.$/,
  );
});
