import type { Field } from '../../../content/kinds/kinds.js';
import type { ModelDefinition } from '../../../content/model.js';

const FIELDS: Readonly<Record<string, Field>> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 5 },
  slug: { type: 'slug', from: 'name', required: true },
  code: { type: 'text', unique: true },
  mail: { type: 'email' },
  count: { type: 'number', integer: true, min: 0, max: 9 },
  ratio: { type: 'number', default: 7 },
  done: { type: 'boolean', default: false, required: true },
  day: { type: 'date', min: '2020-01-01' },
  moment: { type: 'datetime' },
  stage: {
    type: 'select',
    options: ['new', 'open', 'done'],
    default: 'new',
    required: true,
    transitions: { new: ['open'], open: ['done'], done: [] },
  },
  tags: { type: 'text[]', maxItems: 3 },
  extra: { type: 'json' },
  status: { type: 'select', options: ['draft', 'published'], default: 'draft', required: true },
  publishedAt: { type: 'datetime' },
  folder: { type: 'relation', to: 'Folder' },
  label: { type: 'text', copiedFrom: 'folder' },
};

const EDITORS = ['editor', 'admin'];
const access = { read: ['authenticated'], create: EDITORS, update: EDITORS, delete: EDITORS };

/** Something of every kind, twice: one model to import into, and one to write to one by one. */
export const ENTRY_MODELS: readonly ModelDefinition[] = [
  { name: 'Entry', path: 'entries', fields: FIELDS, access },
  { name: 'Twin', path: 'twins', fields: FIELDS, access },
  {
    name: 'Folder',
    path: 'folders',
    fields: { name: { type: 'text', index: true }, label: { type: 'text' }, secret: { type: 'text' } },
    access,
    fieldAccess: { secret: { read: ['admin'] } },
  },
  {
    name: 'Note',
    path: 'notes',
    fields: { text: { type: 'text' }, entry: { type: 'relation', to: 'Entry', required: true } },
    access,
  },
];
