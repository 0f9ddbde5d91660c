import { prepared } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from './connection.ts';

/** How many rows a table has. Reads them all: for the night, not for a request. */
export const countRows = (connection: Connection, table: keyof Schema): number =>
  Number(prepared(connection, `SELECT count(*) FROM ${table}`).pluck().get());
