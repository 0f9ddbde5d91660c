import { createHash } from 'node:crypto';
import { connect } from './connection.ts';

/** How many rows a table has, and a hash of all of them. */
export interface TableDigest {
  rows: number;
  sha256: string;
}

/**
 * Counts and hashes every table of a database at rest: the same rows give the same answer, wherever the file is
 * and however often it was copied. The search index is left out, since it is made from the leads.
 */
export function tableDigests(file: string): Record<string, TableDigest> {
  const database = connect(file, { readonly: true });
  try {
    const tables = database
      .prepare(
        `SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name NOT LIKE 'lead_search%' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      )
      .pluck()
      .all() as string[];
    return Object.fromEntries(tables.map((table) => [table, digest(table)]));
  } finally {
    database.close();
  }

  function digest(table: string): TableDigest {
    const columns = database.prepare('SELECT count(*) FROM pragma_table_info(?)').pluck().get(table) as number;
    // By every column: a copy may give rows without a number of their own another order.
    const order = Array.from({ length: columns }, (_, index) => index + 1).join(', ');
    const hash = createHash('sha256');
    let rows = 0;
    for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY ${order}`).raw().iterate()) {
      hash.update(`${JSON.stringify(row)}\n`);
      rows += 1;
    }
    return { rows, sha256: hash.digest('hex') };
  }
}
