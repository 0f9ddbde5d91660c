/**
 * Why something is erased: the owner tidies up, and may take it back while it is in the bin; or the person it is about asked
 * for it (GDPR, article 17), and it is gone at once.
 */
export const erasureReasons = ['owner', 'person'] as const;

/** What can be in the bin. */
export const binKinds = ['lead', 'subscriber', 'contract-notice'] as const;
