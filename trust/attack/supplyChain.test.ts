import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { report } from '../testing/form.ts';

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  integrity?: string;
}
type Locked = Record<string, LockedPackage>;

/** What a visitor's site is made of beside our own code: every package npm installs without the tools. */
const installed = (packages: Locked) => Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);

/** The packages whose bytes npm could not compare with those that were tested. */
const unverified = (packages: Locked): string[] =>
  installed(packages)
    .filter(([, { integrity = '', resolved = '' }]) => !integrity.startsWith('sha512-') || /^(git|file)/.test(resolved))
    .map(([place]) => place);

/** The dependencies that another day would be another version. */
const floating = (dependencies: Record<string, string>): string[] =>
  Object.entries(dependencies)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name]) => name);

test('what is installed is what was tested: exact versions, a SHA-512 each, and no package runs a program when installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(unverified(packages)).toEqual([]);
  expect(floating(dependencies)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // Twins: a package from elsewhere, and a version that moves, are noticed.
  expect(unverified({ ...packages, 'node_modules/x': { resolved: 'git+ssh://git@host.test/x.git' } })).toEqual([
    'node_modules/x',
  ]);
  expect(floating({ ...dependencies, x: '^1.0.0' })).toEqual(['x']);
  report(
    'S22',
    `${installed(packages).length} installed packages: all of an exact version with a SHA-512, no script runs`,
  );
});

/** The lines of a list of ignored paths that a file of secrets needs: itself, its kin, and no exception for either. */
const leavesSecretsOut = (list: string): boolean => {
  const lines = list.split('\n').map((line) => line.trim());
  return ['.env', '.env.*'].every((line) => lines.includes(line)) && !lines.some((line) => /^!.*\.env/.test(line));
};

test('a file of settings and the data stay out of the repository and out of the image', () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const list = readFileSync(file, 'utf8');
    expect([file, leavesSecretsOut(list), /^var\/?$/m.test(list)]).toEqual([file, true, true]);
    // Twins: without its line, and with an exception, it would be taken along.
    expect(leavesSecretsOut(list.replace(/^\.env$/m, ''))).toBe(false);
    expect(leavesSecretsOut(`${list}\n!.env.production\n`)).toBe(false);
  }
});
