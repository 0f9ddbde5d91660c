import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { DatabaseRefusal } from '../refusal.ts';
import { wasAnswered } from './trouble.ts';

/** Result of one statement. */
export interface Result {
  rows: unknown[];
  /** Number of rows changed. */
  changes: number;
}

/** A connection to the server, held by one caller at a time. */
export interface Session {
  /** A text without values may hold several statements; the last one's result is returned. */
  query(sql: string, values?: readonly unknown[]): Promise<Result>;
  /** Warnings of the server since the last call: COMMIT may succeed with a durability warning. */
  warnings(): string[];
}

/** Source of sessions: a pool of connections, or the single session of a database inside this process. */
export interface Driver {
  /** Lends a session while `work` runs. A session whose connection failed is closed. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Types that the driver returns as text: eight-byte integers, and their sums. */
const NUMBERS = [20, 1700];
const MOST_SESSIONS = 10;
/** Maximum milliseconds for connecting; ANSWER_MS: for the server's reply. Beyond them, the caller must try again later. */
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

/** `application_name` of a running site. */
export const PROGRAM = 'site';

interface PoolOptions {
  /** The client's name, as the server lists it. */
  name?: string;
  /** Timeout of a response; 0: none. */
  queryTimeoutMs?: number;
}

/**
 * Pool of connections to a server, or to a pooler in front of it: no transaction relies on settings that an earlier one made in the
 * session.
 */
export function createPool(url: string, { name = PROGRAM, queryTimeoutMs = ANSWER_MS }: PoolOptions = {}): Driver {
  const pool = new Pool({
    connectionString: url,
    max: MOST_SESSIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryTimeoutMs,
    application_name: name,
    types: {
      getTypeParser: (oid: number, format?: 'text') =>
        NUMBERS.includes(oid) ? Number : types.getTypeParser(oid, format),
    } as never,
    verify: (client, done) => void assertPromises(client).then(() => done(), done),
  });
  // Ignores the error of an idle connection, which is replaced at the next query.
  pool.on('error', () => undefined);
  return {
    async session(work) {
      const client = await pool.connect();
      const session = sessionOf(client);
      try {
        return await work(session);
      } finally {
        session.end();
        // Closes a connection that is still inside a transaction, since its next user would continue this transaction.
        client.release(session.failed() || client.getTransactionStatus() !== 'I');
      }
    },
    close: () => pool.end(),
  };
}

/** Checks the server's settings without which an acknowledged commit could be lost; called for every new connection. */
async function assertPromises(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Record<'version' | 'flushed' | 'fsync' | 'encoding', string>>(
    `SELECT current_setting('server_version_num') AS version, current_setting('synchronous_commit') AS flushed,
      current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding`,
  );
  const [server] = rows;
  if (!server) throw new DatabaseRefusal('DATABASE_URL : ce serveur ne dit rien de lui.');
  if (Number(server.version) < 150_000)
    throw new DatabaseRefusal(`DATABASE_URL : PostgreSQL 15 ou plus récent est demandé (ici ${server.version}).`);
  if (server.flushed !== 'on' && server.flushed !== 'remote_apply')
    throw new DatabaseRefusal(
      `DATABASE_URL : synchronous_commit doit valoir on (ici ${server.flushed}) : une demande confirmée pourrait se perdre.`,
    );
  if (server.fsync !== 'on')
    throw new DatabaseRefusal('DATABASE_URL : fsync doit valoir on : une demande confirmée pourrait se perdre.');
  if (server.encoding !== 'UTF8')
    throw new DatabaseRefusal(`DATABASE_URL : la base doit être en UTF8 (ici ${server.encoding}).`);
}

function sessionOf(client: PoolClient): Session & { failed(): boolean; end(): void } {
  const warnings: string[] = [];
  let state: 'sound' | 'failed' = 'sound';
  const warn = ({ severity, message }: { severity?: string | undefined; message?: string | undefined }) => {
    if (severity === 'WARNING') warnings.push(message ?? 'warning');
  };
  const fail = () => {
    state = 'failed';
  };
  client.on('notice', warn);
  client.on('error', fail);
  return {
    async query(text, values = []): Promise<Result> {
      try {
        const result = await (values.length > 0 ? client.query(text, [...values]) : client.query(text));
        const last = Array.isArray(result) ? result.at(-1) : result;
        return { rows: last.rows, changes: last.rowCount ?? 0 };
      } catch (error) {
        if (!wasAnswered(error)) fail();
        throw error;
      }
    },
    warnings: () => warnings.splice(0),
    failed: () => state === 'failed',
    end() {
      client.off('notice', warn);
      client.off('error', fail);
    },
  };
}
