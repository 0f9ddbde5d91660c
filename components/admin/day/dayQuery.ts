/** The key of what the leads ask of the owner today; its address too. */
export const DAY = ['/api/admin/day'];
