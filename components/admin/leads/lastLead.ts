/** Query of the list of leads, and the lead opened from it, kept until the owner is back at the list. Set only in the browser. */
let search = '';
let opened: number | undefined;

/** Stores the list's current query. */
export const noteList = (now: string): void => {
  search = now;
};
/** Path of the list with its last query, for the link back. */
export const backToList = (): string => `/${search}`;

let shown: readonly number[] = [];
/** Stores the ids of the listed leads, in order. */
export const noteShown = (ids: readonly number[]): void => {
  shown = ids;
};
/** Returns the id before or after a lead in the list. */
export const neighbourOf = (id: number, by: 1 | -1): number | undefined =>
  shown.includes(id) ? shown[shown.indexOf(id) + by] : undefined;

/** Stores the id of the opened lead. */
export const noteOpened = (id: number): void => {
  opened = id;
};
/**
 * Returns the lead from which the owner comes back. Forgets nothing, since it is called while rendering, which React may repeat;
 * `forgetOpened` follows.
 */
export const lastOpened = (): number | undefined => opened;
/** Forgets the opened lead: the list then starts at its top instead of scrolling to that lead. */
export const forgetOpened = (): void => {
  opened = undefined;
};
