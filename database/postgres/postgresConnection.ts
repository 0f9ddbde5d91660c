import type { Insertable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Compiled, Connection } from '../store.ts';
import type { Answer, Driver, Session } from './driver.ts';
import { postgres } from './postgresEngine.ts';
import { unavailable } from './trouble.ts';

/** Answers each query by itself (`pool`), or inside the transaction of a job (a session). */
export class PostgresConnection implements Connection {
  readonly engine = postgres;
  readonly #ask: (sql: string, values: readonly unknown[]) => Promise<Answer>;
  /** One statement after the other, whatever a caller does not wait for. */
  #last: Promise<unknown> = Promise.resolve();
  #state: 'open' | 'ended' = 'open';

  private constructor(ask: (sql: string, values: readonly unknown[]) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** @throws StoreUnavailable when the server is out of reach. */
  static reading(driver: Driver): PostgresConnection {
    return new PostgresConnection(async (sql, values) => {
      try {
        return await driver.session((session) => session.query(sql, values));
      } catch (error) {
        throw unavailable(error) ?? error;
      }
    });
  }

  /** A job's own transaction, until it is ended. */
  static writing(session: Session): PostgresConnection {
    const connection: PostgresConnection = new PostgresConnection((sql, values) => {
      if (connection.#state === 'ended')
        throw new Error('a job went on after its transaction had ended: an await is missing');
      const next = connection.#last.then(() => session.query(sql, values));
      connection.#last = next.catch(() => undefined);
      return next;
    });
    return connection;
  }

  end(): void {
    this.#state = 'ended';
  }

  async all({ sql, parameters }: Compiled): Promise<unknown[]> {
    return (await this.#ask(sql, parameters.map(storable))).rows;
  }

  async get(query: Compiled): Promise<unknown> {
    return (await this.all(query))[0];
  }

  async run({ sql, parameters }: Compiled): Promise<number> {
    return (await this.#ask(sql, parameters.map(storable))).changes;
  }

  async insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number> {
    const columns = Object.keys(values);
    const places = columns.map((_, index) => `$${index + 1}`);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING id`;
    const row = await this.get({ sql, parameters: Object.values(values) });
    return (row as { id: number }).id;
  }
}

/** A text of PostgreSQL holds every character but one. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
