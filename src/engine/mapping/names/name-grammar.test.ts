import { describe, expect, it } from 'vitest';
import type { MappingTier } from '../column-mapping.js';
import { suggestMapping } from '../suggest-mapping.js';

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
  'counted things': [
    ['Number of exhibitors', 'Exhibitor count, Exhibitor name', 'Exhibitor count', 'sure'],
    ['# of Exhibitors', 'Exhibitor count, Exhibitor name', 'Exhibitor count', 'sure'],
    ['How many exhibitors', 'Exhibitor count, Exhibitor name', 'Exhibitor count', 'sure'],
    ['Number of invoice', 'Invoice number, Invoice count', 'Invoice number', 'sure'],
  ],
  'a length of time before what it is about': [
    ['Days in inventory', 'Date in stock, Price', null, 'none'],
    ['Mins attended', 'Attended, Attendance duration', 'Attendance duration', 'sure'],
  ],
  'a particle after a verb or a noun': [
    ['Ordered by', 'Order date, Quantity', null, 'none'],
    ['Date counted', 'Counted by, Warehouse', null, 'none'],
    ['Counted on', 'Counted by, Last count date', 'Last count date', 'sure'],
    ['Shift to', 'Shift start, Shift end', 'Shift end', 'sure'],
    ['Shift from', 'Shift start, Shift end', 'Shift start', 'sure'],
    ['Project to', 'Project title, Budget', null, 'none'],
  ],
  'the number of what is a number': [
    ['ISBN no.', 'Barcode, Name', 'Barcode', 'sure'],
    ['IBAN code', 'IBAN, Name', 'IBAN', 'sure'],
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
  'one spelling for each word': [
    ['VAT amt', 'Tax amount, Tax rate', 'Tax amount', 'sure'],
    ['Cust Addr', 'Customer address, Customer name', 'Customer address', 'sure'],
    ['Licence no', 'License number, Name', 'License number', 'sure'],
  ],
  'stop words that make a phrase of one word': [
    ['E-Mail Adresse', 'Email, Address', 'Email', 'sure'],
    ['C', 'Account, Amount', null, 'none'],
    ['To date', 'Date, Amount', null, 'none'],
  ],
  'the first letter, which is rarely a typing error': [
    ['pstatus', 'Order status, Amount', null, 'none'],
    ['Statsu', 'Status, Amount', 'Status', 'sure'],
  ],
  'verbs with particles': [
    ['Paid in', 'Debit, Credit', 'Credit', 'sure'],
    ['Created by', 'Created at, Name', null, 'none'],
  ],
  'a thing before its owner or its adjective': [
    ['Saldo da quermesse', 'Balance, Name', 'Balance', 'check'],
    ['Correo lunatico', 'Email, Name', 'Email', 'check'],
  ],
  'parts of an address': [['address_city', 'City, Address', 'City', 'sure']],
  currencies: [['Balance INR', 'Balance, Amount', 'Balance', 'sure']],
  'what happened, but neither planned nor minimum': [
    ['Started', 'Planned start, Actual start, Planned end, Actual end, Planned cost', 'Actual start', 'sure'],
  ],
  'an unknown word, if another column has such a word': [
    ['Bonded stock', 'Stock, Name', 'Stock', 'check'],
    ['Bonded stock', 'Stock, Customs stock', null, 'none'],
  ],
  'words that say nearly the same beside the same words': [
    ['Contract expiry date', 'Contract end date, Contract start date', 'Contract end date', 'sure'],
    ['Contract termination', 'Contract end date, Contract start date', 'Contract end date', 'sure'],
    ['Program title', 'Program name, Program status', 'Program name', 'check'],
    ['Title', 'Name, Status', 'Name', 'check'],
    ['Rate', 'Exchange percent, Name', null, 'none'],
  ],
  'a narrower name, unless another column is about the word': [
    ['Facility name', 'Name, City', 'Name', 'check'],
    ['Carrier phone', 'Phone, Carrier', null, 'none'],
    ['Emergency phone', 'Phone, City', null, 'none'],
    ['Claim status', 'Claim number, Status', 'Status', 'check'],
  ],
  'the only code of a schema': [
    ['Code', 'Supplier name, Supplier code', 'Supplier code', 'check'],
    ['Code', 'Supplier code, Tax code', null, 'none'],
  ],
  'initials of words': [['Electric vehicle type', 'EV type, EV range', 'EV type', 'check']],
  'a cost before another word, which is only its subject': [
    ['Freight carrier', 'Carrier, Shipping cost', 'Carrier', 'check'],
  ],
  'a word that is not a typo of another': [
    ['Injured worker', 'Insured name, City', null, 'none'],
    ['Employer', 'Employee badge number, City', null, 'none'],
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
  'kinds of the same, which are sure without a rival': [
    ['Mobile', 'Phone, Name', 'Phone', 'sure'],
    ['Mobile', 'Phone, WhatsApp', 'Phone', 'sure'],
    ['Fecha de alta', 'Start date, End date', 'Start date', 'sure'],
    ['URL', 'Website, Name', 'Website', 'sure'],
  ],
  'several columns that are as good': [
    ['Contact', 'Name, Phone', null, 'none'],
    ['Company', 'Staff name, Agency', null, 'none'],
    ['Company', 'Name, Website', 'Name', 'check'],
    ['Company', 'Full name, First name, Last name', null, 'none'],
  ],
  'a subject alone, which is not what belongs to it': [
    ['Lead', 'Lead source, Amount', null, 'none'],
    ['Office', 'Work email, City', null, 'none'],
    ['Referral', 'Referral code, Amount', 'Referral code', 'check'],
  ],
  'words of other languages that differ by their endings, which are never sure': [
    ['Fermentierung', 'Fermentation, Name', 'Fermentation', 'check'],
    ['Viscosidad', 'Viscosity, Name', 'Viscosity', 'check'],
    ['Kalibrering', 'Calibration, Name', 'Calibration', 'check'],
    ['Viscosidad', 'Viscometer, Name', null, 'none'],
  ],
  'an idiom also word by word': [
    ['Shipment ID', 'Shipment number, Weight', 'Shipment number', 'sure'],
    ['Overtime hrs', 'Overtime, Regular hours', 'Overtime', 'sure'],
  ],
  'what was done as the deed': [
    ['Zonked amount', 'Zonk amount, Name', 'Zonk amount', 'sure'],
    ['Date baptized', 'Baptism date, Name', 'Baptism date', 'sure'],
    ['Qty counted', 'Count quantity, Name', 'Count quantity', 'check'],
  ],
  'short words as words of the columns': [
    ['Appl first', 'First name, Applicant ID', 'First name', 'check'],
    ['Rm Type', 'Room type, Room rate', 'Room type', 'sure'],
    ['L (cm)', 'Compare price, Name', null, 'none'],
  ],
  'first and last names together as names': [
    ['Last, First', 'Full name, Email', 'Full name', 'sure'],
    ['First and last name', 'Full name, First name, Last name', 'Full name', 'sure'],
    ['Cognome e nome', 'Full name, First name, Last name', 'Full name', 'sure'],
  ],
  'a fact of the record where one column has it': [
    ['Record status', 'Membership status, Name', 'Membership status', 'check'],
    ['Breeze ID', 'Person ID, Name', 'Person ID', 'check'],
    ['Home email', 'Email, Home phone', 'Email', 'check'],
  ],
  'a meaning that another column says in its own words': [
    ['Meter serial', 'Meter number, Supply point ID', 'Meter number', 'check'],
  ],
  'a weak match of the same kind only': [['Permit price', 'Permit number, Name', null, 'none']],
  'other scripts': [
    ['주문번호', 'Order number, Order date', 'Order number', 'sure'],
    ['تاريخ الميلاد', 'Birth date, Name', 'Birth date', 'sure'],
    ['تاريخ ميلاد', 'Birth date, Name', 'Birth date', 'sure'],
    ['Номер заказа', 'Order number, Order date', 'Order number', 'sure'],
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
