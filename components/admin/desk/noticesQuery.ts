/** The key of what the site noticed of its own settings; its address too. */
export const NOTICES = ['/api/admin/notices'];
