import type { Database } from 'better-sqlite3';
import { handleOf } from '../../database/sqlite/sqliteConnection.ts';
import type { Services } from '../services.ts';

/** The driver's own connection that a site writes with: for looking at rows, and for breaking things. */
export const rawDatabase = ({ queue }: Pick<Services, 'queue'>): Promise<Database> =>
  queue.write(async (writer) => handleOf(writer));
