/** Where the consultant is: every day and hour of the site is this zone's. */
export const PARIS = { timeZone: 'Europe/Paris' } as const;
