import type { Models } from '../features/content/models.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import type { Deps } from './deps.js';
import { features } from './features.js';

/** The sections of the documents, in order. The sections of the models follow. */
const SECTIONS = [
  'Authentication',
  'Administration',
  'Identity provider',
  'Importers',
  'Importer keys',
  'Component',
  'Imports',
  'Files',
  'GraphQL',
];

/** Every route of the API, by section. */
export function allEndpoints(models: Models): readonly Endpoint<Deps>[] {
  const place = ({ tag }: Endpoint): number => (SECTIONS.includes(tag) ? SECTIONS.indexOf(tag) : SECTIONS.length);
  return features
    .flatMap(({ endpoints = [], modelEndpoints }) => [...endpoints, ...(modelEndpoints?.(models) ?? [])])
    .sort((left, right) => place(left) - place(right));
}
