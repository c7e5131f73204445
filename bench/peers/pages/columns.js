/** The columns of `bench/make-file.ts` and of `bench/make-workbook.ts`, as Rowgate and @importcsv/react take them. */
const inFile = [
  { id: 'id', label: 'Id', type: 'number', validators: [{ type: 'required' }] },
  {
    id: 'name',
    label: 'Name',
    validators: [{ type: 'required' }, { type: 'min_length', value: 3 }, { type: 'max_length', value: 80 }],
  },
  { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }, { type: 'unique' }] },
  {
    id: 'amount',
    label: 'Amount',
    type: 'number',
    validators: [
      { type: 'min', value: 0 },
      { type: 'max', value: 1_000_000 },
    ],
  },
  { id: 'joined', label: 'Joined', type: 'date' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'starter', 'pro', 'enterprise'] },
  { id: 'phone', label: 'Phone', validators: [{ type: 'min_length', value: 7 }] },
  { id: 'note', label: 'Note', validators: [{ type: 'max_length', value: 200 }] },
  { id: 'active', label: 'Active', type: 'select', options: ['true', 'false'] },
  {
    id: 'code',
    label: 'Code',
    validators: [
      { type: 'min_length', value: 5 },
      { type: 'max_length', value: 40 },
    ],
  },
];

const inWorkbook = ['Id', 'Name', 'Email', 'City', 'Amount', 'Rate', 'Since', 'Seen', 'Active', 'Note'].map(
  (label) => ({
    id: label.toLowerCase(),
    label,
    validators: [{ type: 'max_length', value: 200 }],
  }),
);
inWorkbook[0] = { id: 'id', label: 'Id', type: 'number', validators: [{ type: 'required' }] };
inWorkbook[2] = { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }, { type: 'unique' }] };

export const columns = new URLSearchParams(location.search).get('format') === 'xlsx' ? inWorkbook : inFile;
