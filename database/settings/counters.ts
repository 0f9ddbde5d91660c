import type { Connection } from '../store.ts';

/** The next whole number of a named series, from 1. Never given twice: what counts it outlives what it numbered. */
export const next = (connection: Connection, name: string): Promise<number> => connection.engine.next(connection, name);
