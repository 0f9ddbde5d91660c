import type { Database } from 'better-sqlite3';
import type { Express } from 'express';
import supertest from 'supertest';
import { expect, onTestFinished } from 'vitest';
import { addSession, endSessionsOf } from '../../database/accounts/sessions.ts';
import { addUser, userByName } from '../../database/accounts/users.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { handleOf } from '../../database/sqlite/sqliteConnection.ts';
import type { Connection } from '../../database/store.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { createApp } from '../app.ts';
import { createListener, watchRequests } from '../http/httpServer.ts';
import type { MountedPages } from '../mountedPages.ts';
import { hashToken, newToken } from '../security/cookies.ts';
import { hashPassword } from '../security/signIn/password.ts';
import type { Services } from '../services.ts';
import { createLogger } from '../start/logger.ts';
import { openServices } from '../start/openServices.ts';
import { readSettings } from '../start/settings.ts';

/** The driver's connection through which a site writes, for tests that inspect rows or cause faults. */
export const rawDatabase = ({ queue }: Pick<Services, 'queue'>): Promise<Database> =>
  queue.write(async (writer) => handleOf(writer));

export const ADMIN = { username: 'admin', password: 'cheval agrafe pile correcte' };
let hash: Promise<string> | undefined;

interface Options {
  environment?: Record<string, string>;
  /** Log lines of these levels are part of the behaviour under test; any other warning fails it. */
  expectedLevels?: readonly string[];
  pages?: MountedPages;
  /** Fills the database before the site opens it. */
  stored?: (connection: Connection) => Promise<unknown>;
}

export interface SiteUnderTest {
  app: Express;
  services: Services;
  /** Clock by which everything stored is dated. */
  clock: { time: Date };
  logged: Record<string, unknown>[];
  /** The driver's own connection that the site writes with. */
  raw: Database;
  dataDir: string;
  api: ReturnType<typeof supertest>;
  /** Headers of a signed-in browser on this site's own pages. */
  admin: Record<string, string>;
}

/** The real app on a fresh database file, gone when the test ends. */
export async function siteUnderTest({
  environment = {},
  expectedLevels = [],
  pages,
  stored,
}: Options = {}): Promise<SiteUnderTest> {
  const dataDir = migratedDirectory();
  const clock = { time: new Date() };
  const first = openDatabase(dataDir);
  hash ??= hashPassword(ADMIN.password);
  await addUser(first, ADMIN.username, await hash, clock.time);
  await stored?.(first);
  first.close();

  const logged: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const settings = readSettings({ BASE_URL: 'https://site.test', DATA_DIR: dataDir, ...environment });
  const onBroken = (error: unknown) => logger.error({ err: error }, 'broken');
  const { services, closeServices } = await openServices({ settings, logger, now: () => clock.time, onBroken });
  services.pages = pages;
  const app = createApp(services);

  const token = newToken();
  await services.queue.write(async (writer) => {
    const user = await userByName(writer, ADMIN.username);
    await addSession(writer, hashToken(token), user?.id ?? '', clock.time.toISOString());
  });
  onTestFinished(async () => {
    await closeServices();
    const levels = logged.map(({ level }) => String(level)).filter((level) => level !== 'info');
    expect(levels.filter((level) => !expectedLevels.includes(level))).toEqual([]);
  });
  return {
    app,
    services,
    clock,
    logged,
    raw: await rawDatabase(services),
    dataDir,
    api: supertest(watchRequests(createListener(app, services), services, app)),
    admin: { Cookie: `__Host-session=${token}`, Origin: 'https://site.test' },
  };
}

export const lead = (over: Record<string, unknown> = {}) => ({
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  company: '',
  service: 'Étude de marché - 120€',
  message: 'Téléphone : non précisé\nDescription : Un marché à étudier',
  ...over,
});

export const contractNotice = (over: Record<string, unknown> = {}) => ({
  kind: 'termination',
  firstName: 'Odile',
  lastName: 'Kerjean',
  email: 'odile@exemple.fr',
  contract: 'Devis du 3 mars 2026',
  ...over,
});

/** Signs the test's browser in again under its old cookie, on the clock's day: nights end sessions. */
export async function renewSession({ services, admin, clock }: SiteUnderTest): Promise<void> {
  const hash = hashToken(admin.Cookie?.split('=')[1] ?? '');
  await services.queue.write(async (writer) => {
    const id = (await userByName(writer, ADMIN.username))?.id ?? '';
    await endSessionsOf(writer, id, { one: hash });
    await addSession(writer, hash, id, clock.time.toISOString());
  });
}
