import { StoreUnavailable } from '../store.ts';

/**
 * SQLSTATE codes of a server that is unreachable, stopping, read-only or faulty
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const GONE = /^(08|57P|25006|53[^1]|58|XX)/;
const FULL = /^53100/;
/** SQLSTATE codes of a conflict with another transaction: run again from the start, it may succeed. */
const AGAIN = /^(40001|40P01|55P03)/;
const TIMED_OUT = '57014';
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Code of an error, given by the database server or the operating system. */
export const codeOf = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

/** Whether the database server itself sent the error, and so is reachable. */
export function wasAnswered(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && SQLSTATE.test(code) && !GONE.test(code);
}

/** Whether the transaction failed by a conflict, so that nothing of it is stored and it may be repeated. */
export const mayBeRunAgain = (error: unknown): boolean => AGAIN.test(codeOf(error) ?? '');

/** Whether another transaction stored the same key meanwhile. */
export const wasTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** Whether another process created the table at the same time: IF NOT EXISTS looks for the name before it takes the name. */
export const wasMade = (error: unknown): boolean => wasTaken(error) || ['42710', '42P07'].includes(codeOf(error) ?? '');

/** Translates an error of the server or of the connection; undefined for an error of one job (a constraint, a fault in its code). */
export function unavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const code = codeOf(error) ?? '';
  if (FULL.test(code)) return new StoreUnavailable('full', { cause: error });
  if (GONE.test(code) || AGAIN.test(code) || code === TIMED_OUT) return new StoreUnavailable('busy', { cause: error });
  // An error without a SQLSTATE code comes from the connection: from the network, or from the pool while it waited for a connection.
  const isOfTheWay = error instanceof Error && !SQLSTATE.test(code) && isConnectionError(error, code);
  return isOfTheWay ? new StoreUnavailable('busy', { cause: error }) : undefined;
}

const isConnectionError = ({ message }: Error, code: string): boolean =>
  /^E[A-Z_]+$/.test(code) ||
  /^(Connection terminated|timeout exceeded|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool)/i.test(
    message,
  );
