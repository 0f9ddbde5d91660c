import { openDatabase } from '../../database/file/connection.ts';

/** Adds leads to a new data directory without a server. */
export function fillLeads(dataDir: string, leads: number): void {
  const connection = openDatabase(dataDir);
  connection.handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads})
    INSERT INTO leads (reference, name, email, description, quarantine, created_at, updated_at)
    SELECT 'DEV-2020-' || i, 'Nom ' || i, 'a' || i || '@exemple.fr', hex(randomblob(150)), 'none', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`);
  connection.close();
}
