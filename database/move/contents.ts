/** A value as every engine can hold it. */
export type Value = string | number | null | Buffer;
export type Row = readonly Value[];

/**
 * All that a database holds, in words no engine has to itself: what one of them keeps for its own use alone (an index, totals,
 * computed columns) is left out, since the other makes it anew.
 */
export interface Contents {
  /** The columns of each table, both in the order of the alphabet: read from the schema, so that a new table comes along. */
  tables(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The rows of a table as arrays of these columns, some at a time, in no order. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  /** The last number each table gave to a row, of those that never give one twice. */
  numbers(): Promise<ReadonlyMap<string, number>>;
  /** A text as this engine stores it. */
  storable(text: string): string;
}

/** A database that holds nothing yet, and will hold what is put into it all at once or not at all. */
export interface EmptyDatabase extends Contents {
  put(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Rows to come get higher numbers. */
  setNumber(table: string, last: number): Promise<void>;
  /** Once all rows are there: whatever rows name others' is checked. */
  complete(): Promise<void>;
}
