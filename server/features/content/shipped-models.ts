import { defineModel } from './model.js';

const EDITORS = ['editor', 'admin'] as const;
const EDITORIAL_ACCESS = { read: ['authenticated'], create: EDITORS, update: EDITORS, delete: EDITORS } as const;

const BlogPost = defineModel({
  name: 'BlogPost',
  fields: {
    title: { type: 'text', required: true, maxLength: 500 },
    slug: { type: 'slug', from: 'title', required: true },
    /** HTML, stored as sent: sanitize it before displaying it. */
    content: { type: 'richtext' },
    excerpt: { type: 'textarea' },
    featuredImage: { type: 'relation', to: 'Image' },
    author: { type: 'relation', to: 'User' },
    categories: { type: 'relation', to: 'Category', many: true },
    tags: { type: 'text[]' },
    publishedAt: { type: 'datetime' },
    status: { type: 'select', options: ['draft', 'published', 'archived'], default: 'draft', required: true },
    featured: { type: 'boolean', default: false, required: true },
  },
  /** Drafts are visible to editors and to their authors. */
  access: { ...EDITORIAL_ACCESS, read: [...EDITORS, { status: 'published' }, 'own'] },
  owner: 'author',
  fieldAccess: { publishedAt: { update: ['admin', 'api_key'] } },
  indexes: [['status', 'publishedAt']],
});

const Category = defineModel({
  name: 'Category',
  fields: {
    name: { type: 'text', required: true, maxLength: 200 },
    slug: { type: 'slug', from: 'name', required: true },
    description: { type: 'textarea' },
  },
  access: EDITORIAL_ACCESS,
});

const Tag = defineModel({
  name: 'Tag',
  fields: {
    name: { type: 'text', required: true, unique: true, maxLength: 200 },
    slug: { type: 'slug', from: 'name', required: true },
  },
  access: EDITORIAL_ACCESS,
});

const Image = defineModel({
  name: 'Image',
  fields: {
    file: { type: 'image' },
    /** The address of the file, or of an image stored elsewhere. */
    url: { type: 'text', maxLength: 2000, copiedFrom: 'file' },
    alt: { type: 'text', maxLength: 1000, copiedFrom: 'file' },
    caption: { type: 'textarea' },
    width: { type: 'number', integer: true, copiedFrom: 'file' },
    height: { type: 'number', integer: true, copiedFrom: 'file' },
  },
  access: EDITORIAL_ACCESS,
});

/** A typical target of imports. Contains personal data, so it is restricted to roles that work with it. */
const Contact = defineModel({
  name: 'Contact',
  fields: {
    firstName: { type: 'text', maxLength: 200 },
    lastName: { type: 'text', maxLength: 200 },
    email: { type: 'email', required: true, index: true, maxLength: 254 },
    phone: { type: 'text', maxLength: 50 },
    company: { type: 'text', maxLength: 200 },
    notes: { type: 'textarea' },
  },
  access: { read: EDITORS, create: EDITORS, update: EDITORS, delete: ['admin'] },
});

/** The models of a deployment, unless its configuration replaces one with the same name. */
export const SHIPPED_MODELS = [BlogPost, Category, Tag, Image, Contact] as const;
