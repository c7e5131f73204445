import type { Column } from 'rowgate';

/** Contact columns with one of each kind of validation. */
export const columns: readonly Column[] = [
  {
    id: 'name',
    label: 'Name',
    validators: [{ type: 'required' }],
    transformations: [{ type: 'trim' }],
    aliases: ['full name'],
  },
  {
    id: 'email',
    label: 'Email',
    type: 'email',
    validators: [{ type: 'required' }, { type: 'unique' }],
    transformations: [{ type: 'trim' }, { type: 'lowercase' }],
  },
  {
    id: 'amount',
    label: 'Amount',
    type: 'number',
    validators: [{ type: 'min', value: 0 }],
    description: 'Yearly amount, without currency',
  },
  { id: 'joined', label: 'Joined', type: 'date', description: 'Any date format; one per column', aliases: ['date'] },
  {
    id: 'plan',
    label: 'Plan',
    type: 'select',
    options: ['active', 'inactive', 'pending', 'closed'],
    aliases: ['status'],
  },
  { id: 'phone', label: 'Phone', type: 'phone' },
  { id: 'active', label: 'Subscribed', type: 'boolean' },
  { id: 'note', label: 'Note', validators: [{ type: 'max_length', value: 200 }], aliases: ['notes'] },
];
