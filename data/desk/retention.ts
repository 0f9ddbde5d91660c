/** How long a lead waits in quarantine before it is archived, in days. */
export const QUARANTINE_DAYS = 30;
/** How long a lead is kept after the last thing its person sent, in years. */
export const LEAD_YEARS = 3;
/** How long the proof that a subscriber left is kept, in years. */
export const LEFT_SUBSCRIBER_YEARS = 3;
/** How long an unconfirmed address is kept once its confirmation mail has left, in days. */
export const UNCONFIRMED_DAYS = 30;
/** How long a notice that ends a contract or withdraws from it is kept as proof (C. civ. 2224), in years. */
export const CONTRACT_NOTICE_YEARS = 5;
/** How long the proof that something was erased on request is kept; it holds no name (C. civ. 2224), in years. */
export const ERASURE_PROOF_YEARS = 5;
/** How long what was erased can be taken back, in days. */
export const BIN_DAYS = 30;
/** When what was put into the bin at a time is gone for good; both ISO. */
export const erasedFrom = (binnedAt: string): string =>
  new Date(Date.parse(binnedAt) + BIN_DAYS * 86_400_000).toISOString();
/** How long a backup may keep what was erased meanwhile, in days. */
export const BACKUP_DAYS = 14;
/** How long a file chosen for a reply that was never sent is kept, in days. */
export const DRAFT_FILE_DAYS = 7;
/** Days the outbox keeps a sent mail. */
export const SENT_MAIL_DAYS = 90;
/** How long a failed sign-in is remembered, under a fingerprint of its name and network, in hours. */
export const SIGN_IN_ATTEMPT_HOURS = 24;
/** Months the journal keeps an entry. */
export const JOURNAL_MONTHS = 12;
/** How long it is known where visits came from and which pages they read, by day, in months. */
export const VISIT_MONTHS = 25;
/** Hours for which the hourly encrypted copies elsewhere are kept. */
export const OFFSITE_HOURS = 48;
/** Days for which one copy a day is kept. */
export const OFFSITE_DAYS = 30;
/** Months for which one copy a month is kept: erased data live in them until then. */
export const OFFSITE_MONTHS = 12;
