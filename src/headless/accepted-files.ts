/** For the `accept` of a file input: what can be read. */
export const ACCEPTED_FILES = '.csv,.tsv,.tab,.txt,.psv,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,text/plain';
