import type { Column } from 'rowgate/headless';

export const columns: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'amount', label: 'Amount', type: 'number', validators: [{ type: 'min', value: 0 }] },
  { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro', 'team'] },
];
