/** How long a lead waits in quarantine before it is erased, in days. */
export const QUARANTINE_DAYS = 30;
