import path from 'node:path';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'site.db');

/** What a file or a folder is called until it is whole: cleared away once this process is gone (`clearInterruptedCopies`). */
export const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;
