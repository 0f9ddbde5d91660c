/** The key of what the owner must know of the site's own deletions. */
export const UPKEEP = ['/api/admin/upkeep'] as const;
