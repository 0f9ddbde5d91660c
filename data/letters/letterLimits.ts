/** What a letter may hold, in characters. */
export const letterLimits = { subject: 150, preheader: 200, body: 50_000 } as const;

/** What phones show of a subject, and of the preheader beside it. */
export const letterAdvice = { subject: 50, preheader: 90 } as const;

/** Letters an hour, until the owner says otherwise: what the smallest mailbox hosts allow. */
export const DEFAULT_LETTERS_AN_HOUR = 200;
export const MOST_LETTERS_AN_HOUR = 100_000;

/** A letter pauses above that share of refusals, once that many recipients were tried. */
export const REFUSALS_PERCENT = 5;
export const FEWEST_JUDGED = 20;
