import type { Migration } from '../file/migrations.ts';
import { inPostgres } from '../postgres/inPostgres.ts';

/**
 * Pictures of the owner. Their files stand in the data directory, named after `hash`; `media_parts` holds the bytes of those
 * that are still coming in, and, where several processes share a database server, those of every file
 * (docs/decisions/0068-pictures.md).
 */
const sql = `
CREATE TABLE pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  alt TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  widths TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  actor TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE picture_uploads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  alt TEXT NOT NULL,
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  hash TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE media_parts (
  file TEXT NOT NULL,
  position INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (file, position)
) STRICT;
`;

export const pictures: Migration = { name: 'pictures', sql, postgres: inPostgres(sql) };
