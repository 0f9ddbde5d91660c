import type { Compilable, Insertable, OperationNodeSource, QueryCompiler, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** A query of Kysely's builder or an `sql` template; which engine it is for is the connection's affair. */
export type Query<Row> = (Compilable<Row> & OperationNodeSource) | RawBuilder<Row>;

/** The text an engine understands, and what is bound to it. */
export interface Compiled {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * What a database function is given first: something that answers queries, of whatever engine. One given to a job of the
 * write queue is the job's transaction, and is of no use once the job has ended.
 */
export interface Connection {
  readonly engine: Engine;
  all(query: Compiled): Promise<unknown[]>;
  get(query: Compiled): Promise<unknown>;
  /** Answers how many rows it changed. */
  run(query: Compiled): Promise<number>;
  /** Inserts a row into a table with an `id` and answers it. */
  insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number>;
}

/** What engines of databases do differently. Everything else is said once, in words all of them know. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly compiler: QueryCompiler;
  /** Whether a text holds another, letter by letter. */
  holds(text: OperationNodeSource, part: OperationNodeSource): RawBuilder<boolean>;
  /** A text without case and accents, as `fold` of `data/french/fold.ts` makes it. */
  folded(text: OperationNodeSource): RawBuilder<string>;
  /** Whether a number is one of these, however many. */
  isOneOf(column: OperationNodeSource, numbers: readonly number[]): RawBuilder<boolean>;
  /** What ends the choice of a row that one of several programs is to take: others pass over a row being taken. */
  readonly skipTaken: RawBuilder<unknown>;
  /** What ends the choice of a row that the job goes on to change: others who would change it wait until it has. */
  readonly toChange: RawBuilder<unknown>;
  /** Thirty-two random letters and digits, others for each row. */
  readonly randomText: RawBuilder<string>;
  /** The columns of a table that an insert may fill. */
  columnsOf(connection: Connection, table: keyof Schema): Promise<string[]>;
  /** The next whole number of a named series, from 1: never given twice, though one may be left out. */
  next(connection: Connection, name: string): Promise<number>;
  /** Adds to one of the anonymous counts of a day (`YYYY-MM-DD`). */
  addCount(connection: Connection, day: string, name: string, count: number): Promise<void>;
  readonly search: LeadSearch;
}

/** How leads are found by the words in them, whatever case and accents. */
export interface LeadSearch {
  /** Whether a lead holds a word in its name, address, company or service: read in every row that is asked. */
  names(word: string): RawBuilder<boolean>;
  /** Whether a lead holds every one of these words, of three letters or more, in any of its texts: found by an index. */
  texts(words: readonly string[]): RawBuilder<boolean>;
}

/** A write that could not be made now; nothing of it is stored. Trying again later is right, except for `broken`. */
export class StoreUnavailable extends Error {
  readonly reason: 'busy' | 'full' | 'broken';

  constructor(reason: 'busy' | 'full' | 'broken', options?: ErrorOptions) {
    super(`database ${reason}`, options);
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** Writes inside a transaction. It waits for the database and for nothing else: others wait for it meanwhile. */
export type Job<Result> = (connection: Connection) => Promise<Result>;

export interface WriteOptions {
  /**
   * Who may write at the same time. `none` by default: the job is isolated as if it were alone with the database.
   * `others`: its own rows and keys keep it right beside jobs of other programs, and it waits for none of them. SQLite has
   * one writer.
   */
  beside?: 'none' | 'others';
  /**
   * Whether what is written outlasts the machine: `surely`, unless it is said. `likely`: it is answered before it is flushed, for
   * counts that many write at once and of which the last may be lost with the server. SQLite flushes for all that wait.
   */
  lasts?: 'surely' | 'likely';
}

export interface WriteQueue {
  /**
   * Runs a job inside a transaction and answers its result once the commit is on disk.
   * @throws what the job throws (its own changes alone are undone), or StoreUnavailable.
   */
  write<Result>(job: Job<Result>, options?: WriteOptions): Promise<Result>;
  /** Takes what was erased out of the journals too; false when a reader still held them. */
  forgetErased(): Promise<boolean>;
  /** Called when the database cannot be trusted: nothing is written any more. */
  giveUp(): void;
}
