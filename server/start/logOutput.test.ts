import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createLogOutput, type Sink } from './logger.ts';

/** Pause longer than the interval in which lines are gathered. */
const moment = () => pause(100);

const linesOf = (written: readonly string[]) => written.join('').split('\n').filter(Boolean);

/** A reader that takes nothing until told to. */
function stalledReader() {
  const taken: string[] = [];
  const held: string[] = [];
  let state: 'stalled' | 'reading' = 'stalled';
  const sink: Sink = {
    waiting: () => held.join('').length,
    write: (text) => void (state === 'reading' ? taken : held).push(text),
  };
  const read = () => {
    state = 'reading';
    taken.push(...held.splice(0));
  };
  return { sink, taken, read };
}

test('lines wait for a slow reader up to a limit; those beyond are dropped, counted, and the count is logged', async () => {
  const { sink, taken, read } = stalledReader();
  const output = createLogOutput(sink, 400);
  for (let n = 0; n < 100; n += 1) output.write(`line ${n}, ten more\n`);
  await moment();
  expect(sink.waiting()).toBeLessThanOrEqual(400);
  read();
  const kept = linesOf(taken).length;
  output.write('after\n');
  await moment();
  const [warning = '', after] = linesOf(taken).slice(kept);
  expect(JSON.parse(warning)).toMatchObject({ level: 'warn', dropped: 100 - kept });
  expect(after).toBe('after');
});

test('lines of one moment leave together, and all of them when the output is flushed', async () => {
  const { sink, taken, read } = stalledReader();
  read();
  const output = createLogOutput(sink);
  output.write('one\n');
  output.write('two\n');
  expect(taken).toEqual([]);
  await moment();
  expect(taken).toEqual(['one\ntwo\n']);
  output.write('last\n');
  await output.flush();
  expect(taken).toEqual(['one\ntwo\n', 'last\n']);
});

test('a process that ends by an uncaught error has written all its lines', async () => {
  const program = `import { createLogOutput } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)};
    createLogOutput().write('last words\\n'); setTimeout(() => { throw new Error('uncaught'); });`;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  await expect(ended).rejects.toMatchObject({ code: 1, stdout: 'last words\n' });
});

test('twin: without a limit a reader that stalls makes the process keep every line', async () => {
  const { sink } = stalledReader();
  const output = createLogOutput(sink, Number.POSITIVE_INFINITY);
  for (let n = 0; n < 100; n += 1) output.write('0123456789');
  await moment();
  expect(sink.waiting()).toBe(1000);
});

test('a line that cannot be written is dropped, never thrown', async () => {
  const written: string[] = [];
  let room = false;
  const write = (text: string) => {
    if (!room) throw new Error('ENOSPC');
    written.push(text);
  };
  const output = createLogOutput({ waiting: () => 0, write });
  output.write('lost\n');
  await output.flush();
  room = true;
  output.write('kept\n');
  await output.flush();
  const [warning = '', kept] = linesOf(written);
  expect([JSON.parse(warning).dropped, kept]).toEqual([1, 'kept']);
});
