import { expect, test } from 'vitest';
import { countContentChange, readSetting, writeSetting } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { at, NOW, together, type World } from './world.ts';

export function jobContract({ read, write, store }: World): void {
  test('a job that fails leaves nothing behind, and rejects with its error', async () => {
    const job = async (writer: Connection) => {
      await writeSetting(writer, 'half', 'done');
      throw new Error('on the way');
    };
    await expect(write(job)).rejects.toThrow('on the way');
    expect(await read.readSetting('half')).toBeUndefined();
    await write.writeSetting('half', 'whole');
    expect(await read.readSetting('half')).toBe('whole');
  });

  test('what a job has not committed is invisible to others', async () => {
    let seen: string | undefined = 'nothing asked';
    // SQLite in one process has no second session: the reader then waits for the job.
    const written = write(async (writer) => {
      await writeSetting(writer, 'open', 'yes');
      void read.readSetting('open').then((value) => (seen = value ?? 'nothing'));
      throw new Error('given up');
    });
    await expect(written).rejects.toThrow('given up');
    await expect.poll(() => seen).toBe('nothing');
  });

  test('jobs that read and then write lose none of each other’s work', async () => {
    const add = async (writer: Connection) => {
      const value = Number((await readSetting(writer, 'sum')) ?? 0);
      await writeSetting(writer, 'sum', String(value + 1));
    };
    await together(8, () => write(add));
    expect(await read.readSetting('sum')).toBe('8');
  });

  test('a transaction that has ended is of no use any more', async () => {
    let kept: Connection | undefined;
    await write(async (writer) => {
      kept = writer;
    });
    await expect((async () => kept && readSetting(kept, 'later'))()).rejects.toThrow('an await is missing');
  });

  test('a constraint is the job’s own error, and the next job is served', async () => {
    await expect(write.addLeadEvent(99, { kind: 'received', at: 'x' })).rejects.toThrow();
    const { id } = await store();
    expect(await read.leadById(id)).toBeDefined();
  });

  test('numbers of a series are given once, to many at a time', async () => {
    const next = (series: string) => write((writer) => writer.engine.next(writer, series));
    const numbers = await together(8, () => next('RES-2026'));
    expect(new Set(numbers).size).toBe(8);
    expect(await next('RET-2026')).toBe(1);
    for (const number of [40, 7]) {
      await write((writer) => writer.engine.reach(writer, 'RET-2026', number));
      expect(await next('RET-2026')).toBeGreaterThan(40);
    }
  });

  test('one form posted ten times at once is one lead', async () => {
    const stored = await together(10, () => store({ idempotencyKey: 'one-form' }));
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await read.leadEvents(stored[0]?.id ?? 0)).toMatchObject([{ kind: 'received' }]);
  });

  test('a text that holds what an engine cannot is stored without it, not refused', async () => {
    const { id } = await store({ name: 'Zoé 🦊 \uD83D fin' }, NOW);
    expect((await read.leadById(id))?.name).toBe('Zoé 🦊 \uFFFD fin');
  });
}

export function settingContract({ read, write, beside }: World): void {
  test('a subject is saved by one of those who read its last save, and each save is one more', async () => {
    const save = (fields: Record<string, unknown>, version: number) =>
      write.writeChangedSubject('company', { fields, version });
    const names = ['Élan', 'b', 'c', 'd', 'e'];
    const saved = await Promise.all(names.map((name) => save({ 'site.owner.name': name }, 0)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    const kept = { 'site.owner.name': names[saved.indexOf(true)], prices: [120, null, { net: 0.5 }], 'a ’"\\\n': '' };
    expect([await save(kept, 0), await save(kept, 1), await save(kept, 1)]).toEqual([false, true, false]);
    expect(await write.writeChangedSubject('texts', { fields: {}, version: 0 })).toBe(true);
    expect(await read.readChangedSettings()).toEqual(
      new Map([
        ['company', { fields: kept, version: 2 }],
        ['texts', { fields: {}, version: 1 }],
      ]),
    );
  });

  test('saves are listed newest first, as they were', async () => {
    const changed = (n: number) => ({ [`field.${n}`]: { before: null, after: `été ${n}` } });
    const ids: number[] = [];
    for (const n of [1, 2, 3])
      ids.push(await write.addSettingChange({ subject: 'texts', fields: changed(n), actor: 'alix', at: at(n) }));
    const [first = 0, second = 0, third = 0] = ids;
    expect((await read.settingChanges(2)).map(({ id }) => id)).toEqual([third, second]);
    expect(await read.settingChange(first)).toEqual({
      ...{ id: first, subject: 'texts', fields: changed(1), actor: 'alix', at: at(1) },
    });
    expect(await read.settingChange(third + 1)).toBeUndefined();
  });

  test('each change of the content is counted, many at once too, and none that was undone', async () => {
    expect(await read.contentVersion()).toBe(0);
    const undone = write(async (writer) => {
      await countContentChange(writer);
      throw new Error('not saved');
    });
    await Promise.all([
      ...Array.from({ length: 8 }, () => beside.countContentChange()),
      expect(undone).rejects.toThrow('not saved'),
    ]);
    expect(await read.contentVersion()).toBe(8);
  });
}

const hashOf = (n: number) => String(n).repeat(32);

export function mediaContract({ read, write }: World): void {
  const size = { width: 480, height: 320, widths: [480], bytes: 9 };
  const add = (n: number) =>
    write.addPicture({ hash: hashOf(n), name: `Été ${n}`, alt: '', ...size, actor: 'alix', created_at: at() });

  test('an upload takes its parts in order, each once, and gives its bytes until it is a picture', async () => {
    const bytes = Buffer.from([0, 255, 10, 39, 0, 92]);
    const id = Number(await write.beginUpload({ name: 'a', alt: '', size: 6 }, at()));
    const part = (from: number, to: number) => write.addUploadPart(id, from, bytes.subarray(from, to));
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(5, 6)).toBe('out-of-place');
    expect(await part(4, 6)).toMatchObject({ received: 6 });
    expect((await read.uploadContent(id)).equals(bytes)).toBe(true);
    await write.closeUpload(id, hashOf(1));
    expect(await read.uploadContent(id)).toHaveLength(0);
    expect(await read.uploadById(id)).toMatchObject({ hash: hashOf(1), received: 6 });
    expect(await write.purgeUploads(at())).toBe(0);
    expect(await write.purgeUploads(at(1))).toBe(1);
  });

  test('the library is listed newest first, page by page, and a picture is described and removed with its bytes', async () => {
    const [, second, third] = [await add(1), await add(2), await add(3)];
    const page = await read.listPictures({ limit: 2 });
    expect([page.pictures.map(({ name }) => name), page.total, page.next]).toEqual([['Été 3', 'Été 2'], 3, second.id]);
    const rest = await read.listPictures({ limit: 2, before: second.id });
    expect([rest.pictures.map(({ hash }) => hash), rest.next]).toEqual([[hashOf(1)], null]);
    await write.describePicture(third.id, 'Une plage');
    expect(await read.pictureByHash(hashOf(3))).toEqual({ ...third, alt: 'Une plage' });
    const name = `${hashOf(3)}-480.webp`;
    const long = Buffer.alloc(600_000, 7);
    await write.storeFile(name, Buffer.from('before'));
    await write.storeFile(name, long);
    expect((await read.readFileParts(name)).equals(long)).toBe(true);
    await write.removePicture(third);
    expect(await read.readFileParts(name)).toHaveLength(0);
    expect(await read.pictureById(third.id)).toBeUndefined();
    expect(await read.allPictureFiles()).toHaveLength(4);
    await expect(add(1)).rejects.toThrow();
  });
}
