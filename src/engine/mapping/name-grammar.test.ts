import { describe, expect, it } from 'vitest';
import type { MappingTier } from './column-mapping.js';
import { suggestMapping } from './suggest-mapping.js';

/** What a header is matched to among labels, which are the ids too. */
function matchOf(header: string, labels: string): readonly [string | null, MappingTier] {
  const columns = labels.split(', ').map((label) => ({ id: label, label }));
  const [suggestion] = suggestMapping(columns, [{ index: 0, name: header, samples: [], fillRate: 1 }]);
  return [suggestion!.column, suggestion!.tier];
}

type Case = readonly [header: string, labels: string, column: string | null, tier: MappingTier];

const RULES: Readonly<Record<string, readonly Case[]>> = {
  'words in any order, with stop words': [
    ['Date of the order', 'Order date, Due date', 'Order date', 'sure'],
    ['Start planned', 'Planned start, Actual start', 'Planned start', 'sure'],
    ['Puerto de carga', 'Port of loading, Port of discharge', 'Port of loading', 'sure'],
  ],
  'trade abbreviations': [
    ['PSF', 'Price per square foot, Price', 'Price per square foot', 'sure'],
    ['UoM', 'Unit of measure, Quantity', 'Unit of measure', 'sure'],
    ['ETA', 'Estimated arrival, Actual arrival', 'Estimated arrival', 'sure'],
    ['Txn Amt', 'Amount, Balance', 'Amount', 'sure'],
    ['Acct No', 'Account number, Amount', 'Account number', 'sure'],
    ['FY', 'Fiscal year, Period', 'Fiscal year', 'sure'],
  ],
  'an enumeration before the name': [
    ['04. Date of birth', 'Birth date, Name', 'Birth date', 'sure'],
    ['b) E-mail', 'Email, Name', 'Email', 'sure'],
  ],
  'words that run together': [
    ['empid', 'Employee ID, Name', 'Employee ID', 'sure'],
    ['stockqty', 'Stock quantity, SKU', 'Stock quantity', 'sure'],
    ['Grundstücksfläche', 'Lot size, Rooms', 'Lot size', 'sure'],
  ],
  'inflected forms': [
    ['Rechnungen', 'Invoice, Amount', 'Invoice', 'sure'],
    ['Fournisseurs', 'Supplier, Amount', 'Supplier', 'sure'],
  ],
  'verbs with particles': [
    ['Paid in', 'Debit, Credit', 'Credit', 'sure'],
    ['Created by', 'Created at, Name', null, 'none'],
  ],
  'words that say nearly the same beside the same words': [
    ['Contract expiry date', 'Contract end date, Contract start date', 'Contract end date', 'sure'],
    ['Contract termination', 'Contract end date, Contract start date', 'Contract end date', 'sure'],
  ],
  'a narrower name, unless another column is about the word': [
    ['Facility name', 'Name, City', 'Name', 'check'],
    ['Carrier phone', 'Phone, Carrier', null, 'none'],
    ['Emergency phone', 'Phone, City', null, 'none'],
  ],
  'one general word, which is never sure to mean more': [
    ['Status', 'Delivery status, Amount', 'Delivery status', 'check'],
    ['Date', 'Discharge date, Amount', null, 'none'],
    ['Type', 'Type, Amount', 'Type', 'sure'],
  ],
  'related names, which are never sure': [
    ['Price', 'Cost, Weight', 'Cost', 'check'],
    ['Reference', 'Invoice number, Amount', 'Invoice number', 'check'],
  ],
  'other scripts': [
    ['주문번호', 'Order number, Order date', 'Order number', 'sure'],
    ['تاريخ الميلاد', 'Birth date, Name', 'Birth date', 'sure'],
    ['カテゴリ', 'Category, Name', 'Category', 'sure'],
    ['供应商', 'Supplier, Customer', 'Supplier', 'sure'],
  ],
  'what must not match': [
    ['Contact 2', 'Name, Email', null, 'none'],
    ['Second contact', 'Name, Email', null, 'none'],
    ['Staff number', 'National ID, Name', null, 'none'],
    ['Employee number', 'National ID, Name', null, 'none'],
    ['Body', 'Type, Status', null, 'none'],
  ],
};

describe('names are read by grammar', () => {
  for (const [rule, cases] of Object.entries(RULES)) {
    it.each(cases)(`${rule}: %s among %s`, (header, labels, column, tier) => {
      expect(matchOf(header, labels)).toEqual([column, tier]);
    });
  }
});
