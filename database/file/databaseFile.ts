import path from 'node:path';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'site.db');

/** The unfinished file of a restore; deleted under the data directory's lock. */
export const stagedFile = (dataDir: string): string => `${databaseFile(dataDir)}.restore`;
