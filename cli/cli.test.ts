import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtCli, runRowgate } from '../server/testing/run-rowgate.js';
import { cliFolder } from './testing/cli-folder.js';

const { file, rowgate } = cliFolder();

describe('rowgate', () => {
  it.each(['--version', '-v', 'version'])('prints its version: %s', async (word) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await runRowgate([word])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });

  it('runs as the installed command', () => {
    const { status, stdout } = spawnSync(process.execPath, ['bin/rowgate.js', '--help'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('rowgate read FILE');
  });

  it('passes server commands on, and names the package of the server if it is not installed', async () => {
    const here = await mkdtemp(join(tmpdir(), 'rowgate-alone-'));
    onTestFinished(() => rm(here, { recursive: true }));
    await cp(builtCli(), join(here, 'node_modules/rowgate/dist'), { recursive: true });
    const program = join(here, 'node_modules/rowgate/dist/run.mjs');
    const runIn = (...args: readonly string[]): { status: number | null; stderr: string; stdout: string } =>
      spawnSync(process.execPath, [program, ...args], { cwd: here, encoding: 'utf8' });
    expect(runIn('serve')).toMatchObject({
      status: 2,
      stderr: 'rowgate: rowgate serve needs the package rowgate-server. Run: npx rowgate-server\n',
    });
    expect(runIn('export', 'all.jsonl').stderr).toContain('Run: npx rowgate-server export all.jsonl\n');
    const server = join(here, 'node_modules/rowgate-server');
    await mkdir(server);
    const manifest = { type: 'module', exports: { './command-line': './run.js' } };
    await writeFile(join(server, 'package.json'), JSON.stringify(manifest));
    await writeFile(
      join(server, 'run.js'),
      'export function runServerCommand(args) { process.stdout.write(JSON.stringify(args)); return 7; }',
    );
    expect(runIn('serve')).toMatchObject({ status: 7, stdout: '[]' });
    expect(runIn('export', 'x', '--files')).toMatchObject({ status: 7, stdout: '["export","x","--files"]' });
  });

  it('lists its commands, and rejects unknown ones', async () => {
    const [help, unknown, option, two] = await Promise.all([
      rowgate('--help'),
      rowgate('reed', 'x'),
      rowgate('read', file('fine.csv'), '--jsn'),
      rowgate('read'),
    ]);
    expect(help.code).toBe(0);
    expect(help.out).toContain('rowgate validate FILE');
    expect([unknown.code, option.code, two.code]).toEqual([2, 2, 2]);
    expect(unknown.err).toContain('no command "reed"');
    expect(option.err).toContain("'--jsn'");
  });
});
