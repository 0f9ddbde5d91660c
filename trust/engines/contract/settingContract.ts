import { expect, test } from 'vitest';
import {
  addSettingChange,
  contentVersion,
  countContentChange,
  readChangedSettings,
  settingChange,
  settingChanges,
  writeChangedSubject,
} from '../../../database/settings/changedSettings.ts';
import type { Connection } from '../../../database/store.ts';
import { later, type Site } from './contractLead.ts';

const at = (minutes: number): string => later(minutes).toISOString();

export function settingContract(site: Site): void {
  const write = <Result>(job: (writer: Connection) => Promise<Result>) => site().queue.write(job);

  test('a subject is saved by one of those who read its last save, and each save is one more', async () => {
    const { connection } = site();
    const save = (fields: Record<string, unknown>, version: number) =>
      write((writer) => writeChangedSubject(writer, 'company', { fields, version }));
    const names = ['Élan', 'b', 'c', 'd', 'e'];
    const saved = await Promise.all(names.map((name) => save({ 'site.owner.name': name }, 0)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    const kept = { 'site.owner.name': names[saved.indexOf(true)], prices: [120, null, { net: 0.5 }], 'a ’"\\\n': '' };
    expect([await save(kept, 0), await save(kept, 1), await save(kept, 1)]).toEqual([false, true, false]);
    expect(await write((writer) => writeChangedSubject(writer, 'texts', { fields: {}, version: 0 }))).toBe(true);
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
      ids.push(
        await write((writer) =>
          addSettingChange(writer, { subject: 'texts', fields: changed(n), actor: 'alix', at: at(n) }),
        ),
      );
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
