const firstName = 100;
const lastName = 100;

/**
 * How long each answer about a lead may be, in UTF-16 code units, as `maxlength` and the server both count them. The
 * longest quote form, posted without script in letters of nine escaped bytes each, stays below the 64 KiB of a body.
 */
export const leadLimits = {
  firstName,
  lastName,
  /** First and last name, joined by a space. */
  name: firstName + 1 + lastName,
  /** RFC 5321 § 4.5.3.1.3, less the angle brackets. */
  email: 254,
  company: 200,
  phone: 100,
  service: 200,
  description: 6000,
  timeline: 100,
  priority: 100,
  /** All answers as one text; programs may write more than the form does. */
  message: 20_000,
} as const;

/**
 * How long each answer of a notice about a contract may be. Its receipt repeats them, to an address that anybody may have
 * typed: short enough to carry no advertisement worth the trouble.
 */
export const contractNoticeLimits = { firstName, lastName, contract: 500, wishedEnd: 100 } as const;

/** What the owner's desk may write and ask. */
export const deskLimits = {
  note: 5000,
  statusReason: 500,
  /** Nine digits of euros, as the form takes them. */
  amountCents: 99_999_999_999,
  templateName: 60,
  templateSubject: 150,
  templateBody: 5000,
  templates: 20,
  signature: 500,
  /** A reply: its template and the signature with names filled in, and what is added by hand. */
  replyBody: 20_000,
  search: 200,
  source: 253,
  dkimSelector: 63,
  /** Leads that one call may change, erase or export: the desk sends more in parts. */
  leadsAtOnce: 500,
  /** Rows of one page of a list: when none is asked for, and at most. */
  page: 50,
  longestPage: 200,
} as const;

export const signInLimits = { username: 200, password: 1024 } as const;

/** One form is corrected this often, and all it ever said has this many bytes, at most. */
export const correctionLimits = { times: 5, bytes: 64 * 1024 } as const;

/** Characters of a search in the blog that are read. */
export const searchLimit = 100;

/**
 * What may be attached to one reply, in bytes and in files: larger mails are refused by many servers. A part is what one
 * call carries: a slow line sends it within the ten seconds a request may last.
 */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, files: 10, name: 120, part: 256 * 1024 } as const;

/** So long a reply waits before it leaves: it can be taken back meanwhile. */
export const UNDO_SECONDS = 10;
