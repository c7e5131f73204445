import type { ModelDefinition } from '../model.js';

/** Models with something of everything that operations decide. */
export const NOTE_MODELS: readonly ModelDefinition[] = [
  {
    name: 'Note',
    fields: {
      title: { type: 'text', required: true },
      slug: { type: 'slug', from: 'title', required: true, maxLength: 40 },
      body: { type: 'json' },
      stage: {
        type: 'select',
        options: ['new', 'open', 'done'],
        default: 'new',
        required: true,
        transitions: { new: ['open'], open: ['done'], done: [] },
      },
      secret: { type: 'text' },
      rank: { type: 'number', default: 7 },
      counter: { type: 'number', readOnly: true },
      folder: { type: 'relation', to: 'Folder', required: true },
      related: { type: 'relation', to: 'Note', many: true },
    },
    access: { read: ['authenticated'], create: ['editor'], update: ['editor'], delete: ['editor'] },
    fieldAccess: { secret: { read: ['admin'], update: ['admin'] }, rank: { update: ['admin'] } },
  },
  { name: 'Folder', fields: { name: { type: 'text', unique: true } }, access: { delete: ['editor'] } },
];
