import { serverImport } from './measures/server-import.js';
const [rows = '10000', runs = '1'] = process.argv.slice(2);
console.log(JSON.stringify(await serverImport.run({ rows: Number(rows), runs: Number(runs) }, new Set())));
