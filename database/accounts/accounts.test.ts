import { expect, onTestFinished, test } from 'vitest';
import { connect, databaseFile } from '../file/connection.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { migrations, newestVersion } from '../file/migrations.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { listAccounts } from './accountList.ts';
import { hasSecondFactor } from './factors.ts';
import { pageOfJournal } from './journal.ts';
import { sessionByHash } from './sessions.ts';
import { userByName } from './users.ts';

const AT = '2026-11-20T10:00:00.000Z';

test('the account and the session of a file of before several accounts stay what they were, enabled, without a factor', () => {
  const dataDir = temporaryDirectory();
  const connection = connect(databaseFile(dataDir));
  onTestFinished(() => void connection.close());
  const before = migrations.findIndex(({ name }) => name === 'accounts');
  migrate(connection, { backupDir: dataDir, steps: migrations.slice(0, before) });
  connection.exec(`
    INSERT INTO users VALUES ('u', 'ada', 'hash', '${AT}', '${AT}');
    INSERT INTO sessions VALUES ('t', 'u', '${AT}', '${AT}');
    INSERT INTO known_devices VALUES ('d', 'u', '${AT}');`);
  migrate(connection, { backupDir: dataDir });
  expect(versionOf(connection)).toBe(newestVersion);
  expect(userByName(connection, 'Ada')).toMatchObject({ id: 'u', password: 'hash', disabled_at: null });
  expect(sessionByHash(connection, 't')).toMatchObject({ username: 'ada', last_seen_at: AT, confirmed_at: null });
  expect(listAccounts(connection)).toMatchObject([{ username: 'ada', passkeys: 0, code_app: false }]);
  expect(hasSecondFactor(connection, 'u')).toBe(false);
  expect(pageOfJournal(connection, { limit: 10 })).toMatchObject({ lines: [], total: 0 });
  expect(connection.pragma('foreign_key_check')).toEqual([]);
});
