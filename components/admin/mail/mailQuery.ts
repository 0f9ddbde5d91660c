/** The key of the mail view: read by its page and by the count in the bar. */
export const MAIL = ['/api/admin/mail'] as const;
