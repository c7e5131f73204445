import { z } from 'zod';
import type { ZodType } from 'zod';
import { ACTIONS } from '../../platform/http/principal.js';
import { HOUSE_SENTENCES } from '../../platform/issue-sentence.js';
import type { Field, FieldType, ModelDefinition } from './model.js';

const base = {
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  index: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  description: z.string().optional(),
  copiedFrom: z.string().optional(),
};
const length = z.number().int().min(0).optional();
const text = { ...base, default: z.string().optional(), minLength: length, maxLength: length };
const plainText = { ...text, format: z.literal('folder').optional() };
const number = z.number().optional();
const bound = z.string().optional();

/** Members of each type of field beside `type`. */
const members = {
  text: plainText,
  textarea: plainText,
  richtext: plainText,
  email: text,
  slug: { ...text, from: z.string().optional() },
  number: { ...base, integer: z.boolean().optional(), default: number, min: number, max: number },
  boolean: { ...base, default: z.boolean().optional() },
  date: { ...base, default: bound, min: bound, max: bound },
  datetime: { ...base, default: bound, min: bound, max: bound },
  select: {
    ...base,
    options: z.array(z.string()).min(1),
    default: z.string().optional(),
    transitions: z.record(z.string(), z.array(z.string())).optional(),
  },
  'text[]': { ...base, default: z.array(z.string()).optional(), maxItems: length },
  json: { ...base, default: z.json().optional() },
  relation: { ...base, to: z.string(), many: z.boolean().optional() },
  file: base,
  image: base,
} as const satisfies Record<FieldType, Readonly<Record<string, ZodType>>>;

const types = Object.keys(members) as [FieldType, ...FieldType[]];

const field = z.looseObject({ type: z.enum(types) }).superRefine((value, context) => {
  const parsed = z.strictObject({ type: z.string(), ...members[value.type] }).safeParse(value, HOUSE_SENTENCES);
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
}) as unknown as ZodType<Field>;

const fieldRule = z.array(z.string({ error: 'Must be a role: rules by record are for models, not for their fields' }));
const rule = z.array(z.union([z.string(), z.record(z.string(), z.unknown())]));

/** The shape of a declaration, for configurations that no compiler has seen. */
export const modelSchema: ZodType<ModelDefinition> = z.strictObject({
  name: z.string(),
  path: z.string().optional(),
  fields: z.record(z.string(), field),
  createdBy: z.enum(['api', 'upload']).optional(),
  access: z.partialRecord(z.enum(ACTIONS), rule).optional(),
  fieldAccess: z.record(z.string(), z.partialRecord(z.enum(['read', 'create', 'update']), fieldRule)).optional(),
  owner: z.string().optional(),
  indexes: z.array(z.array(z.string()).min(1)).optional(),
});
