import type { Column } from 'rowgate';

/** The columns of most stories: one of each kind of rule. */
export const PEOPLE: readonly Column[] = [
  {
    id: 'name',
    label: 'Name',
    validators: [{ type: 'required' }],
    transformations: [{ type: 'trim' }],
    description: 'First and last name',
    placeholder: 'Ada Lovelace',
  },
  {
    id: 'email',
    label: 'E-mail',
    type: 'email',
    validators: [{ type: 'required' }, { type: 'unique' }],
    transformations: [{ type: 'lowercase' }],
    placeholder: 'ada@example.com',
  },
  { id: 'joined', label: 'Joined', type: 'date', description: 'Any date format; one per column' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['Free', 'Team', 'Enterprise'], aliases: ['subscription'] },
  { id: 'seats', label: 'Seats', type: 'number', validators: [{ type: 'min', value: 1 }] },
];

/** Every row is valid. */
export const CLEAN = {
  fileName: 'people.csv',
  csvContent: `Name,E-mail,Joined,Plan,Seats
Ada Lovelace,ada@example.com,2024-01-15,Team,12
Grace Hopper,grace@example.com,2024-02-20,Enterprise,250
Katherine Johnson,katherine@example.com,2024-03-05,Free,1
Annie Easley,annie@example.com,2024-04-11,Team,8
`,
};

/** A title above the header, values under other names, and many kinds of errors. */
export const MESSY = {
  fileName: 'people-export.csv',
  csvContent: `Full name;Mail;Joined on;Subscription;Seats;Internal id
Ada Lovelace;ada@example.com;15/01/2024;team;12;a-1
Grace Hopper;grace at example.com;20/02/2024;enterprise;250;a-2
;katherine@example.com;05/03/2024;free;1;a-3
Annie Easley;ada@example.com;11/04/2024;team plan;0;a-4
Mary Jackson;mary@example.com;31/02/2024;free;3;a-5
Dorothy Vaughan;dorothy@example.com;01/06/2024;team;eight;a-6
`,
};
