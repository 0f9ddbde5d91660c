/** The key of what the owner must know of the site's own deletions. */
export const UPKEEP = ['/api/admin/upkeep'] as const;

export interface Upkeep {
  /** A clock in doubt: what it says, and the last time that was sure. */
  clock: { clock: string; last: string } | null;
  /** What a night did not delete because it was much at once: rows of each kind. */
  stopped: { leads: number; subscribers: number; bin: number } | null;
  /** How many things are in the bin. */
  bin: number;
}
