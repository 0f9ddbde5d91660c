import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { migrations, newestVersion } from '../file/migrations.ts';
import { sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { listAccounts } from './accountList.ts';
import { hasSecondFactor } from './factors.ts';
import { pageOfJournal } from './journal.ts';
import { sessionByHash } from './sessions.ts';
import { userByName } from './users.ts';

const AT = '2026-11-20T10:00:00.000Z';

test('the account and the session of a file of before several accounts stay what they were, enabled, without a factor', async () => {
  const dataDir = temporaryDirectory();
  const raw = connect(databaseFile(dataDir));
  const connection = sqliteConnection(raw);
  onTestFinished(() => void connection.close());
  const before = migrations.findIndex(({ name }) => name === 'accounts');
  migrate(raw, { backupDir: dataDir, steps: migrations.slice(0, before) });
  raw.exec(`
    INSERT INTO users VALUES ('u', 'ada', 'hash', '${AT}', '${AT}');
    INSERT INTO sessions VALUES ('t', 'u', '${AT}', '${AT}');
    INSERT INTO known_devices VALUES ('d', 'u', '${AT}');`);
  migrate(raw, { backupDir: dataDir });
  expect(versionOf(raw)).toBe(newestVersion);
  expect(await userByName(connection, 'Ada')).toMatchObject({ id: 'u', password: 'hash', disabled_at: null });
  expect(await sessionByHash(connection, 't')).toMatchObject({ username: 'ada', last_seen_at: AT, confirmed_at: null });
  expect(await listAccounts(connection)).toMatchObject([{ username: 'ada', passkeys: 0, code_app: false }]);
  expect(await hasSecondFactor(connection, 'u')).toBe(false);
  expect(await pageOfJournal(connection, { limit: 10 })).toMatchObject({ lines: [], total: 0 });
  expect(raw.pragma('foreign_key_check')).toEqual([]);
});
