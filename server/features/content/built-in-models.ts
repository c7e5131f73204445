import { defineModel } from './model.js';

export const ROLES = ['viewer', 'editor', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Everyone who is signed in. */
export const AUTHENTICATED = 'authenticated';
/** What `authenticated` was called, and is still understood as. */
export const FORMER_AUTHENTICATED = 'public';
/** The records of the person who asks. */
export const OWN = 'own';

/** People who sign in. What proves who they are lives in tables of `auth`, never here. */
const User = defineModel({
  name: 'User',
  fields: {
    email: { type: 'email', required: true, unique: true, maxLength: 254 },
    name: { type: 'text', required: true, maxLength: 200 },
    role: { type: 'select', options: ROLES, default: 'viewer', required: true },
    permissions: { type: 'text[]', maxItems: 200 },
  },
  // Who may write posts needs the names of authors; everyone else sees only themselves.
  access: { read: ['editor', 'admin', 'own'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  fieldAccess: {
    email: { read: ['admin', 'api_key'] },
    role: { read: ['admin', 'editor', 'api_key'] },
    permissions: { read: ['admin', 'api_key'] },
  },
});

/** An upload's record; its columns are written by `uploads`. */
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
