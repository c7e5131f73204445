import { defineModel } from './model.js';

export const ROLES = ['viewer', 'editor', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** All signed-in users. */
export const AUTHENTICATED = 'authenticated';
/** The former name of `authenticated`, which is still accepted. */
export const FORMER_AUTHENTICATED = 'public';
/** The caller's own records. */
export const OWN = 'own';

/** Users who sign in. Their credentials are in tables of `auth`, never here. */
const User = defineModel({
  name: 'User',
  fields: {
    email: { type: 'email', required: true, unique: true, maxLength: 254 },
    name: { type: 'text', required: true, maxLength: 200 },
    role: { type: 'select', options: ROLES, default: 'viewer', required: true },
    permissions: { type: 'text[]', maxItems: 200 },
  },
  // Authors of posts need the names of other authors; everyone else sees only themselves.
  access: { read: ['editor', 'admin', 'own'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  fieldAccess: {
    email: { read: ['admin', 'api_key'] },
    role: { read: ['admin', 'editor', 'api_key'] },
    permissions: { read: ['admin', 'api_key'] },
  },
});

/** The record of an uploaded file; its columns are written by `uploads`. */
const File = defineModel({
  name: 'File',
  createdBy: 'upload',
  fields: {
    filename: { type: 'text', required: true, unique: true, readOnly: true },
    originalName: { type: 'text', required: true, readOnly: true },
    mimeType: { type: 'text', required: true, readOnly: true },
    size: { type: 'number', integer: true, required: true, readOnly: true },
    url: { type: 'text', required: true, readOnly: true },
    alt: { type: 'text', maxLength: 1000 },
    folder: { type: 'text', format: 'folder', index: true, maxLength: 500 },
    width: { type: 'number', integer: true, readOnly: true },
    height: { type: 'number', integer: true, readOnly: true },
  },
  access: {
    read: ['editor', 'admin', 'own'],
    create: ['editor', 'admin'],
    update: ['editor', 'admin'],
    delete: ['admin'],
  },
});

/** Models that every deployment has. */
export const BUILT_IN_MODELS = [User, File] as const;
