import { StoreUnavailable } from '../store.ts';

/** Prefixes of the server's own error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const GONE = /^(08|57P|25006|53[^1]|58|XX)/;
const FULL = /^53100/;
/** SQLSTATE codes of a conflict with another transaction: run again from the start, it may succeed. */
const AGAIN = /^(40001|40P01|55P03)/;
const TIMED_OUT = '57014';
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The server's or the system's code of an error. */
export const codeOf = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

/** Whether the error came from the server itself, which is then reachable. */
export function wasAnswered(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && SQLSTATE.test(code) && !GONE.test(code);
}

/** Whether the same job may be retried: nothing of it is stored. */
export const mayBeRunAgain = (error: unknown): boolean => AGAIN.test(codeOf(error) ?? '');

/** Whether another transaction stored the same key meanwhile. */
export const wasTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** Whether another process created the table meanwhile: IF NOT EXISTS looks for the name before it takes it. */
export const wasMade = (error: unknown): boolean => wasTaken(error) || ['42710', '42P07'].includes(codeOf(error) ?? '');

/** Errors about the server or the way to it; undefined for those about one job (a constraint, a mistake in its code). */
export function unavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const code = codeOf(error) ?? '';
  if (FULL.test(code)) return new StoreUnavailable('full', { cause: error });
  if (GONE.test(code) || AGAIN.test(code) || code === TIMED_OUT) return new StoreUnavailable('busy', { cause: error });
  // An error without a server's code comes from the connection: from the network, or from the pool that waited for one.
  const isOfTheWay = error instanceof Error && !SQLSTATE.test(code) && isConnectionError(error, code);
  return isOfTheWay ? new StoreUnavailable('busy', { cause: error }) : undefined;
}

const isConnectionError = ({ message }: Error, code: string): boolean =>
  /^E[A-Z_]+$/.test(code) ||
  /^(Connection terminated|timeout exceeded|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool)/i.test(
    message,
  );
