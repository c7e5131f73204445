import { createReadStream } from 'node:fs';
import Papa from 'papaparse';

/* The baseline for `rowgate read --json`: PapaParse, row by row, writing each data row as a line of JSON. */

const CHUNK = 64 << 10;
let lines = '';
let isHeader = true;
Papa.parse(createReadStream(process.argv[2]), {
  skipEmptyLines: true,
  step({ data }) {
    if (isHeader) {
      isHeader = false;
      return;
    }
    lines += `${JSON.stringify(data)}\n`;
    if (lines.length < CHUNK) return;
    process.stdout.write(lines);
    lines = '';
  },
  complete() {
    process.stdout.write(lines);
  },
});
