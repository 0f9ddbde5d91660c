import Database from 'better-sqlite3';
import { StoreUnavailable } from '../store.ts';

/** Errors about the store; undefined for those about one job (a constraint, a mistake in its code). */
export function unavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (/^SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM)/.test(code)) return new StoreUnavailable('busy', { cause: error });
  if (code === 'SQLITE_FULL') return new StoreUnavailable('full', { cause: error });
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY)/.test(code)) return new StoreUnavailable('broken', { cause: error });
  return undefined;
}
