import path from 'node:path';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'site.db');

/** Name of a file or folder until it is complete: deleted once this process is gone (`clearUnfinishedFiles`). */
export const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;
