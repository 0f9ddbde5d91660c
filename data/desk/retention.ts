/** Days a lead stays in quarantine before it is archived. */
export const QUARANTINE_DAYS = 30;
/** Years a lead is kept after its person's last message. */
export const LEAD_YEARS = 3;
/** Years the proof of an unsubscription is kept. */
export const LEFT_SUBSCRIBER_YEARS = 3;
/** Days an unconfirmed address is kept after its confirmation mail was sent. */
export const UNCONFIRMED_DAYS = 30;
/** Years a contract notice is kept as proof (C. civ. 2224). */
export const CONTRACT_NOTICE_YEARS = 5;
/** Years the proof of an erasure is kept; it holds no name (C. civ. 2224). */
export const ERASURE_PROOF_YEARS = 5;
/** Days a deleted row can be restored. */
export const BIN_DAYS = 30;
/** Returns when a row binned at a time is deleted for good; both ISO. */
export const erasedFrom = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + BIN_DAYS * 86_400_000).toISOString();
/** Days a backup may keep rows that were deleted since. */
export const BACKUP_DAYS = 14;
/** Days an attachment of an unsent reply is kept. */
export const DRAFT_FILE_DAYS = 7;
/** Days the outbox keeps a sent mail. */
export const SENT_MAIL_DAYS = 90;
/** Hours a failed sign-in is remembered, under a fingerprint of its name and network. */
export const SIGN_IN_ATTEMPT_HOURS = 24;
/** Months the journal keeps an entry. */
export const JOURNAL_MONTHS = 12;
/** Months the sources and pages of visits are kept, by day. */
export const VISIT_MONTHS = 25;
/** Hours the hourly encrypted copies elsewhere are kept. */
export const OFFSITE_HOURS = 48;
/** Days one copy a day is kept. */
export const OFFSITE_DAYS = 30;
/** Months one copy a month is kept: deleted data stay in them until then. */
export const OFFSITE_MONTHS = 12;
