/** Size limits of the desk's requests. */
export const deskLimits = {
  note: 5000,
  statusReason: 500,
  /** Maximum amount in cents: nine digits of euros, as many as the form takes. */
  amountCents: 99_999_999_999,
  templateName: 60,
  templateSubject: 150,
  templateBody: 5000,
  templates: 20,
  signature: 500,
  /** Maximum characters of a reply: the filled template, the signature and the owner's own words. */
  replyBody: 20_000,
  search: 200,
  source: 253,
  dkimSelector: 63,
  accountName: 64,
  passkeyName: 60,
  /** Leads that one call may change, erase or export: the desk sends more in parts. */
  leadsAtOnce: 500,
  /** Rows of a page of a list: default and maximum. */
  page: 50,
  longestPage: 200,
} as const;

export const signInLimits = { username: 200, password: 1024, shortestPassword: 8 } as const;

/**
 * Limits of a reply's attachments, in bytes and in files: many servers refuse larger mails. A chunk is the body of one call: a slow
 * connection sends it within the ten seconds a request may last.
 */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, files: 10, name: 120, part: 256 * 1024 } as const;

/** Seconds a reply waits before it is sent, and can be withdrawn. */
export const UNDO_SECONDS = 10;

/** Free MiB below which writes are refused: a database needs room to finish what it began. */
export const REFUSING_MIB = 50;
/** Free MiB below which the owner is warned, or twice the database if more: the nightly backup copies it whole. */
export const LOW_DISK_MIB = 500;
export const MEBIBYTE = 1024 * 1024;

/** Minutes an idle session lasts. */
export const IDLE_MINUTES = 30;
/** Hours a session lasts from its opening, idle or not. */
export const SESSION_HOURS = 12;
