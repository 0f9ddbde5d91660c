/** Window event: a call answered 401, the session is over. */
export const SESSION_LOST = 'admin:session-lost';
/** Window event: the owner signed in again over a desk that had stayed open. */
export const SESSION_BACK = 'admin:session-back';
/** Where the desk reads when its session ends. */
export const SESSION = '/api/admin/session';
