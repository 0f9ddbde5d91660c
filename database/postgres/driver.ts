/** What a server answers to one statement. */
export interface Answer {
  rows: unknown[];
  /** How many rows it changed. */
  changes: number;
}

/** A connection to the server, held by one caller at a time. */
export interface Session {
  /** Several statements may stand in a text without values; the answer is the last one's. */
  query(sql: string, values?: readonly unknown[]): Promise<Answer>;
  /** Said by the server beside its answers since this was asked last: a commit may carry a warning that it is none. */
  warnings(): string[];
}

/** Where sessions come from: a pool, or the one of a database inside this process. */
export interface Driver {
  /** Lends a session for as long as the work lasts. One whose connection failed is not lent again. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
