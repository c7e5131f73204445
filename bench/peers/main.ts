import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/run-command.js';
import { findChromium } from '../../scripts/testing/find-browser.js';
import { benchFile, benchWorkbook } from '../bench-file.js';
import { launchBrowser } from '../browser.js';
import { machine } from '../machine.js';
import { wholeNumber } from '../options.js';
import { round } from '../result.js';
import { buildPages, pagesFolder } from './build-pages.js';
import { driveImport } from './drive.js';
import type { Driven, Import } from './drive.js';
import { FORMATS, PEERS } from './peers.js';
import type { Format, Peer } from './peers.js';
import { mediansOf } from './results.js';
import type { CaseResult, PeersReport } from './results.js';
import { servePages } from './serve-pages.js';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const LIMIT_SECONDS = 120;
const MAKE_FILE = { csv: benchFile, xlsx: benchWorkbook } as const satisfies Record<Format, unknown>;

async function main(): Promise<void> {
  const { peers, sizes, runs, json } = readOptions();
  if (!existsSync(join(import.meta.dirname, '../../dist/rowgate.js'))) {
    throw new Error('Rowgate is not built. Run `npm run build` first.');
  }
  if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname, stdio: 'inherit' });
  }
  const chromium = await findChromium();
  await buildPages(peers);

  const load: number[] = [];
  const results: CaseResult[] = [];
  const versions = await versionsOf(peers);
  const browser = await launchBrowser(chromium);
  const shared = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    limitSeconds: LIMIT_SECONDS,
    chromium: browser.version(),
    versions,
  };
  await browser.close();
  for (const rows of sizes) {
    for (const format of FORMATS) {
      const able = peers.filter(({ formats }) => formats.includes(format));
      if (able.length === 0) continue;
      load.push(round(loadavg()[0] ?? 0));
      for (const result of await compare(chromium, able, { format, rows, runs })) {
        process.stdout.write(`${lineOf(result)}\n`);
        results.push(result);
      }
      const report: PeersReport = { ...shared, load, results };
      if (json !== undefined) await writeReport(json, report);
    }
  }
}

interface Case {
  readonly format: Format;
  readonly rows: number;
  readonly runs: number;
}

/** The peers in turn, so that other work on the machine slows all of them. One that fails is not tried again. */
async function compare(chromium: string, peers: readonly Peer[], { format, rows, runs }: Case): Promise<CaseResult[]> {
  const file = await MAKE_FILE[format](rows);
  const imports = new Map<string, Import[]>(peers.map(({ id }) => [id, []]));
  const failures = new Map<string, string>();
  for (let run = 0; run < runs; run += 1) {
    for (const peer of peers.filter(({ id }) => !failures.has(id))) {
      const outcome = await importOnce(chromium, { peer, format, file });
      if (typeof outcome === 'string') failures.set(peer.id, outcome);
      else imports.get(peer.id)?.push(outcome);
    }
  }
  return peers.map(({ id: peer }) => {
    const ended = imports.get(peer) ?? [];
    const failure = failures.get(peer);
    const samples = ended.map(({ delivered }) => round(delivered));
    const end = failure === undefined ? { figures: mediansOf(ended) } : { failure };
    return { peer, format, rows, runs: ended.length, ...end, samples };
  });
}

/** In a browser of its own. Returns why it failed, if it did. */
async function importOnce(
  chromium: string,
  { peer, ...chosen }: Omit<Driven, 'browser' | 'pages'>,
): Promise<Import | string> {
  const pages = await servePages(pagesFolder(peer.id));
  const browser = await launchBrowser(chromium);
  const end = new AbortController();
  try {
    const limit = sleep(LIMIT_SECONDS * 1000, `did not end in ${LIMIT_SECONDS} s`, { signal: end.signal });
    return await Promise.race([driveImport({ browser, pages, peer, ...chosen }), limit]);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return /crash|closed/i.test(reason) ? 'the page crashed' : reason;
  } finally {
    end.abort();
    await browser.close();
    await pages.stop();
  }
}

async function versionsOf(peers: readonly Peer[]): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const { id, package: name } of peers) {
    const folder =
      name === undefined ? join(import.meta.dirname, '../..') : join(import.meta.dirname, 'node_modules', name);
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
    versions[id] = manifest.version;
  }
  return versions;
}

async function writeReport(path: string, report: PeersReport): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
}

function lineOf({ peer, format, rows, figures, failure }: CaseResult): string {
  return `${format.padEnd(5)}${String(rows).padEnd(8)} ${peer.padEnd(25)} ${failure ?? JSON.stringify(figures)}`;
}

interface PeersOptions {
  readonly peers: readonly Peer[];
  readonly sizes: readonly number[];
  readonly runs: number;
  readonly json: string | undefined;
}

function readOptions(): PeersOptions {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rows: { type: 'string' },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
    },
  });
  const ids = values.only?.split(',').map((id) => id.trim());
  const unknown = (ids ?? []).filter((id) => !PEERS.some((peer) => peer.id === id));
  if (unknown.length > 0) {
    throw new Error(`Unknown peer: ${unknown.join(', ')}. Available: ${PEERS.map(({ id }) => id).join(', ')}.`);
  }
  return {
    peers: PEERS.filter(({ id }) => ids?.includes(id) ?? true),
    sizes: values.rows?.split(',').map((rows) => wholeNumber('--rows', rows)) ?? SIZES,
    runs: wholeNumber('--runs', values.runs),
    json: values.json,
  };
}

await runCommand(main);
