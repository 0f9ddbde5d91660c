import { expect, test } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { inSlices, untilNone } from './inSlices.ts';

/** Occupies the event loop for 8 ms, longer than a transaction takes further rows. */
async function longWork(): Promise<void> {
  const until = performance.now() + 8;
  while (performance.now() < until);
}

test('the writes of others come between the slices of a long one, and the last slice sees all results', async () => {
  const { queue } = (await siteUnderTest()).services;
  const order: string[] = [];
  const many = inSlices(
    queue,
    [1, 2, 3],
    async (_writer, n) => {
      await longWork();
      order.push(`row ${n}`);
      return n;
    },
    async (_writer, results) => void order.push(`last of ${results}`),
  );
  // A write queued after the first row: it would come after the third row if one transaction held all rows.
  const other = queue.write(async () => void order.push('a visitor'));
  expect(await many).toEqual([1, 2, 3]);
  await other;
  expect(order).toEqual(['row 1', 'a visitor', 'row 2', 'row 3', 'last of 1,2,3']);
});

test('a failure ends a sliced write, and the slices before it stay', async () => {
  const { queue, connection } = (await siteUnderTest()).services;
  const note = (name: string) => ({ sql: 'INSERT INTO settings (name, value) VALUES (?, ?)', parameters: [name, 'x'] });
  const failing = inSlices(queue, ['one', 'two', 'three'], async (writer, name) => {
    await longWork();
    if (name === 'two') throw new Error('the disk is full');
    await writer.run(note(name));
  });
  await expect(failing).rejects.toThrow('the disk is full');
  const kept = { sql: `SELECT name FROM settings WHERE name IN ('one', 'two', 'three')`, parameters: [] };
  expect(await connection.all(kept)).toEqual([{ name: 'one' }]);
});

test('a deletion goes on until it finds none', async () => {
  const { queue } = (await siteUnderTest()).services;
  const amounts = [3, 2, 0, 9];
  expect(await untilNone(queue, async () => amounts.shift() ?? 0)).toBe(5);
});
