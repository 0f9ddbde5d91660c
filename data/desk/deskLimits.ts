/** Maximum sizes of what the desk sends. */
export const deskLimits = {
  note: 5000,
  statusReason: 500,
  /** Maximum amount in cents: nine digits of euros, the most that the form accepts. */
  amountCents: 99_999_999_999,
  templateName: 60,
  templateSubject: 150,
  templateBody: 5000,
  templates: 20,
  signature: 500,
  /** Maximum characters of a reply, for template, signature and the owner's own words together. */
  replyBody: 20_000,
  search: 200,
  source: 253,
  dkimSelector: 63,
  accountName: 64,
  passkeyName: 60,
  /** Maximum number of leads that one call may change, erase or export; for more, the desk makes several calls. */
  leadsAtOnce: 500,
  /** Rows in one page of a list: `page`, by default; `longestPage`, at most. */
  page: 50,
  longestPage: 200,
} as const;

export const signInLimits = { username: 200, password: 1024, shortestPassword: 8 } as const;

/**
 * Limits of a reply's attachments, in bytes and files, since many mail servers refuse larger mails. `part`: bytes sent in one call, few
 * enough for a slow connection within the ten seconds a request may last.
 */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, files: 10, name: 120, part: 256 * 1024 } as const;

/** Seconds before a reply is sent, during which the owner can withdraw it. */
export const UNDO_SECONDS = 10;

/** Free MiB on the disk below which the site refuses writes, so that the database can finish those it began. */
export const REFUSING_MIB = 50;
/**
 * Free MiB below which the owner is warned, or twice the database's size if that is more: the nightly backup needs room for a whole copy.
 */
export const LOW_DISK_MIB = 500;
export const MEBIBYTE = 1024 * 1024;

/** Minutes without use after which a session ends. */
export const IDLE_MINUTES = 30;
/** Hours after which a session ends, even in use. */
export const SESSION_HOURS = 12;
