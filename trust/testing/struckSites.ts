import path from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { replicas } from './replicas.ts';
import { startServerProcess } from './serverProcess.ts';

/** A site over one engine, whose processes are struck while its rows stay. */
export interface StruckSite {
  start(options?: Parameters<typeof startServerProcess>[0]): ReturnType<typeof startServerProcess>;
  /** Asks the tables of a site no process of which runs; a damaged file fails. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
}

async function onFile(): Promise<StruckSite> {
  const dataDir = temporaryDirectory();
  return {
    start: (options) => startServerProcess({ dataDir, ...options }),
    async ask(sql) {
      // Read-only: the next start finds the journal as the end of the last process left it.
      const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
      try {
        expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
        return database.prepare(sql).all() as Record<string, unknown>[];
      } finally {
        database.close();
      }
    },
  };
}

/** The engines, each with a site that holds nothing yet (undefined where there is no server) and the twin that answers before it commits. */
export const struckSites = {
  SQLite: { make: onFile, hasty: 'answer-first' },
  PostgreSQL: { make: () => replicas(), hasty: 'answer-early' },
} as const;
