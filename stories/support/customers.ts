import type { Column } from 'rowgate';

const TEXTS = ['Name', 'City', 'Street', 'Country', 'Company', 'Department', 'Website'];

/** More columns than fit on a screen. */
export const CUSTOMERS: readonly Column[] = [
  ...TEXTS.map((label) => ({ id: label.toLowerCase(), label })),
  { id: 'since', label: 'Customer since', type: 'date' },
  { id: 'revenue', label: 'Revenue', type: 'number' },
  { id: 'phone', label: 'Phone number', validators: [{ type: 'required' }] },
];

/** Every column but one has the name of a target; an amount is not a number. */
export const MANY_COLUMNS = {
  fileName: 'customers.csv',
  csvContent: `Name,City,Street,Country,Company,Department,Website,Customer since,Revenue,Contact
Ada,London,Main Street 1,UK,Analytics,Engines,ada.example,31.12.2023,1200,030 12345
Grace,New York,Second Street 2,USA,Compilers,Languages,grace.example,15.01.2024,unknown,030 23456
Katherine,Hampton,Third Street 3,USA,Orbits,Trajectories,katherine.example,20.02.2024,900,030 34567
`,
};
