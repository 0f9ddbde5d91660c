import { expect, test } from 'vitest';
import { addLeadEvent, leadEvents } from '../../../database/leads/leadEvents.ts';
import { leadById } from '../../../database/leads/leads.ts';
import {
  addPicture,
  addUploadPart,
  allPictureFiles,
  beginUpload,
  closeUpload,
  describePicture,
  pageOfPictures,
  pictureByHash,
  pictureById,
  purgeUploads,
  readFileParts,
  removePicture,
  storeFile,
  uploadById,
  uploadContent,
} from '../../../database/media/pictures.ts';
import {
  addSettingChange,
  contentVersion,
  countContentChange,
  readChangedSettings,
  readSetting,
  settingChange,
  settingChanges,
  writeChangedSubject,
  writeSetting,
} from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { at, NOW, type Site, store, writing } from './contractLead.ts';

export function jobContract(site: Site): void {
  const write = writing(site);
  test('a job that fails leaves nothing behind, and tells why', async () => {
    const { connection, queue } = site();
    const job = async (writer: Connection) => {
      await writeSetting(writer, 'half', 'done');
      throw new Error('on the way');
    };
    await expect(queue.write(job)).rejects.toThrow('on the way');
    expect(await readSetting(connection, 'half')).toBeUndefined();
    await write(writeSetting, 'half', 'whole');
    expect(await readSetting(connection, 'half')).toBe('whole');
  });

  test('what a job has not committed is invisible to others', async () => {
    const { connection } = site();
    let seen: string | undefined = 'nothing asked';
    // In one process alone there is no second session to ask in: the reader then waits for the job.
    const asked = write(async (writer) => {
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
    let kept: Connection | undefined;
    await write(async (writer) => {
      kept = writer;
    });
    await expect((async () => kept && readSetting(kept, 'later'))()).rejects.toThrow('an await is missing');
  });

  test('a constraint is the job’s own error, and the next job is served', async () => {
    const site_ = site();
    const { connection } = site_;
    await expect(write(addLeadEvent, 99, { kind: 'received', at: 'x' })).rejects.toThrow();
    const { id } = await store(site_);
    expect(await leadById(connection, id)).toBeDefined();
  });

  test('numbers of a series are given once, to many at a time', async () => {
    const next = (series: string) => write((writer) => writer.engine.next(writer, series));
    const numbers = await Promise.all(Array.from({ length: 8 }, () => next('RES-2026')));
    expect(new Set(numbers).size).toBe(8);
    expect(await next('RET-2026')).toBe(1);
  });

  test('one form posted ten times at once is one lead', async () => {
    const site_ = site();
    const stored = await Promise.all(Array.from({ length: 10 }, () => store(site_, { idempotencyKey: 'one-form' })));
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await leadEvents(site_.connection, stored[0]?.id ?? 0)).toMatchObject([{ kind: 'received' }]);
  });

  test('a text that holds what an engine cannot is stored without it, not refused', async () => {
    const site_ = site();
    const { id } = await store(site_, { name: 'Zoé 🦊 \uD83D fin' }, NOW);
    expect((await leadById(site_.connection, id))?.name).toBe('Zoé 🦊 \uFFFD fin');
  });
}

export function settingContract(site: Site): void {
  const write = writing(site);

  test('a subject is saved by one of those who read its last save, and each save is one more', async () => {
    const { connection } = site();
    const save = (fields: Record<string, unknown>, version: number) =>
      write(writeChangedSubject, 'company', { fields, version });
    const names = ['Élan', 'b', 'c', 'd', 'e'];
    const saved = await Promise.all(names.map((name) => save({ 'site.owner.name': name }, 0)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    const kept = { 'site.owner.name': names[saved.indexOf(true)], prices: [120, null, { net: 0.5 }], 'a ’"\\\n': '' };
    expect([await save(kept, 0), await save(kept, 1), await save(kept, 1)]).toEqual([false, true, false]);
    expect(await write(writeChangedSubject, 'texts', { fields: {}, version: 0 })).toBe(true);
    expect(await readChangedSettings(connection)).toEqual(
      new Map([
        ['company', { fields: kept, version: 2 }],
        ['texts', { fields: {}, version: 1 }],
      ]),
    );
  });

  test('saves are told newest first, as they were', async () => {
    const { connection } = site();
    const changed = (n: number) => ({ [`field.${n}`]: { before: null, after: `été ${n}` } });
    const ids: number[] = [];
    for (const n of [1, 2, 3])
      ids.push(await write(addSettingChange, { subject: 'texts', fields: changed(n), actor: 'alix', at: at(n) }));
    const [first = 0, second = 0, third = 0] = ids;
    expect((await settingChanges(connection, 2)).map(({ id }) => id)).toEqual([third, second]);
    expect(await settingChange(connection, first)).toEqual({
      ...{ id: first, subject: 'texts', fields: changed(1), actor: 'alix', at: at(1) },
    });
    expect(await settingChange(connection, third + 1)).toBeUndefined();
  });

  test('each change of the content is counted, many at once too, and none that was undone', async () => {
    const { connection, queue } = site();
    expect(await contentVersion(connection)).toBe(0);
    const count = () => queue.write(countContentChange, { beside: 'others' });
    const undone = write(async (writer) => {
      await countContentChange(writer);
      throw new Error('not saved');
    });
    await Promise.all([...Array.from({ length: 8 }, count), expect(undone).rejects.toThrow('not saved')]);
    expect(await contentVersion(connection)).toBe(8);
  });
}

const AT = NOW.toISOString();
const hashOf = (n: number) => String(n).repeat(32);

export function mediaContract(site: Site): void {
  const write = writing(site);
  const add = (n: number) =>
    write((writer) => {
      const size = { width: 480, height: 320, widths: [480], bytes: 9 };
      return addPicture(writer, { hash: hashOf(n), name: `Été ${n}`, alt: '', ...size, actor: 'alix', created_at: AT });
    });

  test('an upload takes its parts in order, each once, and gives its bytes until it is a picture', async () => {
    const { connection } = site();
    const bytes = Buffer.from([0, 255, 10, 39, 0, 92]);
    const id = Number(await write(beginUpload, { name: 'a', alt: '', size: 6 }, AT));
    const part = (from: number, to: number) => write(addUploadPart, id, from, bytes.subarray(from, to));
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(5, 6)).toBe('out-of-place');
    expect(await part(4, 6)).toMatchObject({ received: 6 });
    expect((await uploadContent(connection, id)).equals(bytes)).toBe(true);
    await write(closeUpload, id, hashOf(1));
    expect(await uploadContent(connection, id)).toHaveLength(0);
    expect(await uploadById(connection, id)).toMatchObject({ hash: hashOf(1), received: 6 });
    expect(await write(purgeUploads, AT)).toBe(0);
    expect(await write(purgeUploads, at(1))).toBe(1);
  });

  test('the library is listed newest first, page by page, and a picture is described and removed with its bytes', async () => {
    const { connection } = site();
    const [, second, third] = [await add(1), await add(2), await add(3)];
    const page = await pageOfPictures(connection, { limit: 2 });
    expect([page.pictures.map(({ name }) => name), page.total, page.next]).toEqual([['Été 3', 'Été 2'], 3, second.id]);
    const rest = await pageOfPictures(connection, { limit: 2, before: second.id });
    expect([rest.pictures.map(({ hash }) => hash), rest.next]).toEqual([[hashOf(1)], null]);
    await write(describePicture, third.id, 'Une plage');
    expect(await pictureByHash(connection, hashOf(3))).toEqual({ ...third, alt: 'Une plage' });
    const name = `${hashOf(3)}-480.webp`;
    const long = Buffer.alloc(600_000, 7);
    await write(storeFile, name, Buffer.from('before'));
    await write(storeFile, name, long);
    expect((await readFileParts(connection, name)).equals(long)).toBe(true);
    await write(removePicture, third);
    expect(await readFileParts(connection, name)).toHaveLength(0);
    expect(await pictureById(connection, third.id)).toBeUndefined();
    expect(await allPictureFiles(connection)).toHaveLength(4);
    await expect(add(1)).rejects.toThrow();
  });
}
