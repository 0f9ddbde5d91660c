/** Query of the list, and the lead opened from it, until the owner returns to the list. Only set in the browser. */
let search = '';
let opened: number | undefined;

/** Stores the list's current query. */
export const noteList = (now: string): void => {
  search = now;
};
/** Path back to the list, with its query. */
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
/** Returns the lead the owner comes back from. Read while rendering, which React may repeat: `forgetOpened` is called afterwards. */
export const lastOpened = (): number | undefined => opened;
/** Forgets the opened lead: the next list starts at its top. */
export const forgetOpened = (): void => {
  opened = undefined;
};
