/** Days after which a lead in quarantine is archived. */
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
/** Returns the time at which a row moved to the bin at `binnedAt` is deleted for good; both ISO 8601. */
export const erasedFrom = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + BIN_DAYS * 86_400_000).toISOString();
/** Days for which a backup is kept, and with it rows that were deleted from the database since. */
export const BACKUP_DAYS = 14;
/** Days for which the attachments of a reply that was never sent are kept. */
export const DRAFT_FILE_DAYS = 7;
/** Days for which the outbox keeps a mail after sending it. */
export const SENT_MAIL_DAYS = 90;
/** Hours for which a failed sign-in is remembered, by a hash of the user name and network. */
export const SIGN_IN_ATTEMPT_HOURS = 24;
/** Months for which an entry of the journal is kept. */
export const JOURNAL_MONTHS = 12;
/** Months for which the daily counts of visits by source and page are kept. */
export const VISIT_MONTHS = 25;
/** Hours for which every hourly encrypted copy outside the server is kept. */
export const OFFSITE_HOURS = 48;
/** Days for which one copy of each day is kept. */
export const OFFSITE_DAYS = 30;
/** Months for which one copy of each month is kept: deleted data remain in these copies until then. */
export const OFFSITE_MONTHS = 12;
