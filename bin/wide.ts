import { spawnSync } from 'node:child_process';

/** `npm run test:wide`: the browser tests over every page, state, width and engine. */
const { status } = spawnSync('vitest', ['run', '--project', 'browser', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TESTS: 'wide' },
});
process.exitCode = status ?? 1;
