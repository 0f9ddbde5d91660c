/** How long a lead waits in quarantine before it is archived, in days. */
export const QUARANTINE_DAYS = 30;
/** What the privacy policy says of a lead: three years after the last exchange, in days. */
export const LEAD_DAYS = 3 * 365;
/** What it says of the proof that a subscriber left, in days. */
export const LEFT_SUBSCRIBER_DAYS = 3 * 365;
/** How long what was erased can be taken back, in days. */
export const BIN_DAYS = 30;
/** How long a backup may keep what was erased meanwhile, in days. */
export const BACKUP_DAYS = 14;
