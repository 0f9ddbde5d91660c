import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, report } from '../testing/call.ts';
import { flushes } from '../testing/crashStates.ts';
import { needTool, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** Posts leads to a server whose system calls are recorded, and reads the record. */
async function traced(leads: number, { twins = [], shipped = false }: { twins?: Twin[]; shipped?: boolean } = {}) {
  const record = path.join(temporaryDirectory(), 'calls');
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev';
  const wrap = [needTool('strace'), '-f', '--seccomp-bpf', '-y', '-s', '16', '-e', calls, '-o', record];
  const { port, signal, ended } = await startServerProcess({ twins, wrap, shipped });
  const call = caller(port, 8);
  const client = async (name: number) => {
    for (let n = 0; n < leads / 8; n += 1) expect((await call(leadCall(`${name}-${n}`))).status).toBe(201);
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
  signal('SIGKILL');
  await ended;
  return flushes(readFileSync(record, 'utf8'));
}

test.each([
  ['the sources', false],
  ['the shipped bundle', true],
])('the journal is flushed to the disk before every 201 of %s', async (what, shipped) => {
  const leads = amount(200, 1000);
  const { created, unflushed } = await traced(leads, { shipped });
  expect(created).toBe(leads);
  expect(unflushed).toBe(0);
  report('D2', `${what}: ${created} of ${leads} answers 201 after a flush of the journal`);
});

test('twin: with the driver’s own default the answers leave before the flush', async () => {
  const { created, unflushed } = await traced(40, { twins: ['normal-flush'] });
  expect(created).toBe(40);
  expect(unflushed).toBeGreaterThan(30);
});
