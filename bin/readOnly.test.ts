import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migratedDirectory } from '../database/testing/migratedDirectory.ts';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';

const ROOT = path.dirname(import.meta.dirname);
/** Shell script that makes everything read-only except $1, even the program's folder and the temporary one. */
const READ_ONLY = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$1" &&
  mount -o remount,bind,rw "$1" && mount -o remount,bind,ro / && shift && exec "$@"`;
const confined = (folder: string, ...words: string[]) =>
  ['unshare', '-rm', 'sh', '-c', READ_ONLY, tmpdir(), folder, ...words] as const;
const [unshare, ...tried] = confined(tmpdir(), 'true');
const isPossible = spawnSync(unshare, tried).status === 0;

/** Runs a program of the project with a single writable folder, as in the container. */
const run = (folder: string, dataDir: string, ...words: string[]) =>
  new Promise<{ status: number | null; out: string; problem: string }>((resolve) => {
    const [command, ...rest] = confined(folder, process.execPath, ...words);
    const options = { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
    const child = execFile(command, rest, options, (_error, out, problem) =>
      resolve({ status: child.exitCode, out, problem }),
    );
  });

describe.skipIf(!isPossible)('with only the data directory writable', () => {
  test('settings are taken from a file and from an archive, and nothing is left of the reading', async () => {
    const folder = migratedDirectory();
    const site = (...words: string[]) => run(folder, folder, 'bin/site.ts', ...words);
    const archive = path.join(folder, 'site.tar');
    const file = path.join(folder, 'reglages.json');
    expect(await site('export-settings', archive)).toMatchObject({ status: 0 });
    writeFileSync(file, (await site('export-settings')).out);
    const fromFile = await site('import-settings', file);
    const names = readdirSync(folder);
    const fromArchive = await site('import-settings', archive);
    expect([fromFile, fromArchive]).toMatchObject([{ status: 0 }, { status: 0 }]);
    expect(readdirSync(folder)).toEqual(names);
    // Twin: the import fails if the data directory cannot be written either.
    const refused = await run(temporaryDirectory(), folder, 'bin/site.ts', 'import-settings', archive);
    expect(refused.status).not.toBe(0);
  });

  test('the audit starts the built site and reads it whole', async () => {
    const folder = temporaryDirectory();
    const isAudited = expect.stringMatching(/[1-9]\d* pages audited/);
    expect((await run(folder, folder, 'bin/audit.ts')).out).toEqual(isAudited);
    expect(readdirSync(folder)).toEqual([]);
    expect((await run(temporaryDirectory(), folder, 'bin/audit.ts')).out).not.toEqual(isAudited);
  });
});
