/** So long a session lives without anything being done in it, in minutes, */
export const IDLE_MINUTES = 30;
/** and since it was opened, in hours. */
export const SESSION_HOURS = 12;
