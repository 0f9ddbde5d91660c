import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { readerBeside } from './readerBeside.ts';

const NOT_THERE = { sql: 'SELECT * FROM nowhere', parameters: [] };

/** A database file with so many people, and a reader that may use a thread. */
function reading(people: number) {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  connection.handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${people})
    INSERT INTO people (address) SELECT i || '@exemple.fr' FROM n`);
  const reader = readerBeside(databaseFile(dataDir), connection);
  onTestFinished(async () => {
    await reader.close();
    connection.close();
  });
  return { connection, reader };
}

test.each([5000, 5001])(
  'a file of %i people is read like any other: rows, one, none, bytes, mistakes',
  async (people) => {
    const { connection, reader } = reading(people);
    const count = {
      sql: `SELECT count(*) AS n, x'00ff' AS bytes FROM people WHERE fold_text(address) <> ?`,
      parameters: ['É'],
    };
    expect(await reader.all(count)).toEqual([{ n: people, bytes: Buffer.from([0, 255]) }]);
    expect(await reader.get({ sql: 'SELECT id FROM people WHERE id = ?', parameters: [7] })).toEqual({ id: 7 });
    expect(await reader.get({ sql: 'SELECT id FROM people WHERE id = ?', parameters: [0] })).toBeUndefined();
    await expect(reader.all(NOT_THERE)).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
      message: 'no such table: nowhere',
    });
    // A row is visible to the reader as soon as it is committed.
    connection.handle.exec(`INSERT INTO people (address) VALUES ('neuf@exemple.fr')`);
    expect(await reader.get({ sql: 'SELECT count(*) AS n FROM people', parameters: [] })).toEqual({ n: people + 1 });
  },
);

test('the event loop turns while a large file is searched; a small one, the twin, is read in one turn', async () => {
  const turnsDuring = async (people: number) => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 0);
    const join = { sql: 'SELECT count(*) AS n FROM people AS a, people AS b WHERE b.id < 500', parameters: [] };
    await reading(people).reader.get(join);
    clearInterval(turning);
    return turns;
  };
  expect([(await turnsDuring(6000)) > 0, await turnsDuring(4000)]).toEqual([true, 0]);
});

test('closed amid a search it refuses what waits, and lets the file go', async () => {
  const { reader } = reading(6000);
  const long = reader.all({ sql: 'SELECT count(*) FROM people AS a, people AS b', parameters: [] });
  const refused = expect(long).rejects.toThrow('the database is closed');
  await reader.close();
  await refused;
});
