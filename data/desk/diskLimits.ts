/** Below so many MiB free the site takes no more writes: a database needs room to finish what it began. */
export const REFUSING_MIB = 50;
/** Below so many the owner is told, or below twice the database: every night copies it whole. */
export const LOW_DISK_MIB = 500;
export const MEBIBYTE = 1024 * 1024;
