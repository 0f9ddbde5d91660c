import path from 'node:path';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'site.db');

/** Temporary name of a file or folder while it is incomplete; `clearUnfinishedFiles` deletes the file once this process has ended. */
export const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;
