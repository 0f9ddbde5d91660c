import { expect, test } from 'vitest';
import { createLogOutput, type Sink } from './logOutput.ts';

/** A reader that takes nothing until it is told to. */
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

test('lines wait for a slow reader up to a limit; those beyond are dropped, counted, and the count is told', () => {
  const { sink, taken, read } = stalledReader();
  const output = createLogOutput(sink, 400);
  for (let n = 0; n < 100; n += 1) output.write(`line ${n}, ten more\n`);
  expect(sink.waiting()).toBeLessThanOrEqual(400);
  read();
  const kept = taken.length;
  output.write('after\n');
  expect(JSON.parse(taken[kept] ?? '')).toMatchObject({ level: 'warn', dropped: 100 - kept });
  expect(taken[kept + 1]).toBe('after\n');
});

test('twin: without a limit a reader that stalls makes the process keep every line', () => {
  const { sink } = stalledReader();
  const output = createLogOutput(sink, Number.POSITIVE_INFINITY);
  for (let n = 0; n < 100; n += 1) output.write('0123456789');
  expect(sink.waiting()).toBe(1000);
});

test('a line that cannot be written is dropped, never thrown', () => {
  const written: string[] = [];
  let room = false;
  const write = (text: string) => {
    if (!room) throw new Error('ENOSPC');
    written.push(text);
  };
  const output = createLogOutput({ waiting: () => 0, write });
  output.write('lost\n');
  room = true;
  output.write('kept\n');
  expect(JSON.parse(written[0] ?? '').dropped).toBe(1);
  expect(written[1]).toBe('kept\n');
});
