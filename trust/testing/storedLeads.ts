import path from 'node:path';
import Database from 'better-sqlite3';

/**
 * What an unlocked data directory contains: how often each lead's name is stored, and what SQLite says of the file. Read-only: the
 * next start finds the journal as the end of the last process left it.
 */
export function storedLeads(dataDir: string): { count: Map<string, number>; integrity: string } {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  try {
    const integrity = String(database.pragma('integrity_check', { simple: true }));
    const rows = database.prepare('SELECT name, count(*) AS count FROM leads GROUP BY name').all();
    const count = new Map((rows as { name: string; count: number }[]).map((row) => [row.name, row.count]));
    return { count, integrity };
  } finally {
    database.close();
  }
}

/** The acknowledged names that are not stored exactly once. */
export const wronged = (acknowledged: Iterable<string>, count: ReadonlyMap<string, number>): string[] =>
  [...acknowledged].filter((name) => count.get(name) !== 1);
