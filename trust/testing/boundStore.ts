import { openDatabase } from '../../database/file/connection.ts';
import { transaction } from '../../database/sqlite/transaction.ts';
import type { Connection } from '../../database/store.ts';
import * as functions from './storeFunctions.ts';

type Functions = typeof functions;
/** Every function of the store by name, bound to a database: `write.addUser('alix', 'hash', NOW)`. */
export type Bound = {
  [Name in keyof Functions as Functions[Name] extends (connection: Connection, ...given: never[]) => unknown
    ? Name
    : never]: Functions[Name] extends (connection: Connection, ...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : never;
};
type Run = (job: (connection: Connection) => Promise<unknown>) => unknown;

export const bound = (run: Run): Bound =>
  Object.fromEntries(
    Object.entries(functions).map(([name, job]) => [
      name,
      (...given: unknown[]) =>
        run((connection) => (job as (...all: unknown[]) => Promise<unknown>)(connection, ...given)),
    ]),
  ) as Bound;

/** Fills the file of a data directory without a server, in one transaction. */
export async function fillFile(dataDir: string, fill: (store: Bound) => Promise<unknown>): Promise<void> {
  const connection = openDatabase(dataDir);
  await transaction(connection, (writer) => fill(bound((job) => job(writer))));
  connection.close();
}
