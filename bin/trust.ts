import { spawnSync } from 'node:child_process';

/** `npm run trust`: the long form of the property tests; the figures it prints are those of docs/trust.md. */
const { status } = spawnSync('vitest', ['run', '--project', 'trust', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TRUST: 'long' },
});
process.exitCode = status ?? 1;
