import { expect, test } from 'vitest';
import { addLeadEvent, leadById, leadEvents } from '../../../database/leads/leads.ts';
import { next } from '../../../database/settings/counters.ts';
import { readSetting, writeSetting } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { NOW, type Site, store } from './contractLead.ts';

export function jobContract(site: Site): void {
  test('a job that fails leaves nothing behind, and tells why', async () => {
    const { connection, queue } = site();
    const job = async (writer: Connection) => {
      await writeSetting(writer, 'half', 'done');
      throw new Error('on the way');
    };
    await expect(queue.write(job)).rejects.toThrow('on the way');
    expect(await readSetting(connection, 'half')).toBeUndefined();
    await queue.write((writer) => writeSetting(writer, 'half', 'whole'));
    expect(await readSetting(connection, 'half')).toBe('whole');
  });

  test('what a job has not committed is invisible to others', async () => {
    const { connection, queue } = site();
    let seen: string | undefined = 'nothing asked';
    // In one process alone there is no second session to ask in: the reader then waits for the job.
    const asked = queue.write(async (writer) => {
      await writeSetting(writer, 'open', 'yes');
      void readSetting(connection, 'open').then((value) => (seen = value ?? 'nothing'));
      throw new Error('given up');
    });
    await expect(asked).rejects.toThrow('given up');
    await expect.poll(() => seen).toBe('nothing');
  });

  test('jobs that read and then write lose none of each other’s work', async () => {
    const { connection, queue } = site();
    const add = async (writer: Connection) => {
      const value = Number((await readSetting(writer, 'sum')) ?? 0);
      await writeSetting(writer, 'sum', String(value + 1));
    };
    await Promise.all(Array.from({ length: 8 }, () => queue.write(add)));
    expect(await readSetting(connection, 'sum')).toBe('8');
  });

  test('a transaction that has ended is of no use any more', async () => {
    const { queue } = site();
    let kept: Connection | undefined;
    await queue.write(async (writer) => {
      kept = writer;
    });
    await expect((async () => kept && readSetting(kept, 'later'))()).rejects.toThrow('an await is missing');
  });

  test('a constraint is the job’s own error, and the next job is served', async () => {
    const site_ = site();
    const { connection, queue } = site_;
    await expect(queue.write((writer) => addLeadEvent(writer, 99, { kind: 'recu', at: 'x' }))).rejects.toThrow();
    const { id } = await store(site_);
    expect(await leadById(connection, id)).toBeDefined();
  });

  test('numbers of a series are given once, to many at a time', async () => {
    const { queue } = site();
    const numbers = await Promise.all(
      Array.from({ length: 8 }, () => queue.write((writer) => next(writer, 'RES-2026'))),
    );
    expect(new Set(numbers).size).toBe(8);
    expect(await queue.write((writer) => next(writer, 'RET-2026'))).toBe(1);
  });

  test('one form posted ten times at once is one lead', async () => {
    const site_ = site();
    const stored = await Promise.all(Array.from({ length: 10 }, () => store(site_, { idempotencyKey: 'one-form' })));
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await leadEvents(site_.connection, stored[0]?.id ?? 0)).toMatchObject([{ kind: 'recu' }]);
  });

  test('a text that holds what an engine cannot is stored without it, not refused', async () => {
    const site_ = site();
    const { id } = await store(site_, { name: 'Zoé 🦊 \uD83D fin' }, NOW);
    expect((await leadById(site_.connection, id))?.name).toBe('Zoé 🦊 \uFFFD fin');
  });
}
