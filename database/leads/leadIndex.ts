import type { Connection } from '../store.ts';

/**
 * Brings what is searched one small step nearer to the leads. To be run inside the write queue.
 * @returns whether there may be more to do.
 */
export const indexStep = (connection: Connection): Promise<boolean> => connection.engine.search.indexStep(connection);
