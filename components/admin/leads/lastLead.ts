/** Address of the list and the lead opened from it, until the owner comes back to it. Set in the browser only. */
let search = '';
let opened: number | undefined;

/** The list as it is filtered now. */
export const noteList = (now: string): void => {
  search = now;
};
/** The address that leads back to it. */
export const backToList = (): string => `/${search}`;

let shown: readonly number[] = [];
/** The leads it shows, in their order. */
export const noteShown = (ids: readonly number[]): void => {
  shown = ids;
};
/** The one before a lead in the list, or after it. */
export const neighbourOf = (id: number, by: 1 | -1): number | undefined =>
  shown.includes(id) ? shown[shown.indexOf(id) + by] : undefined;

/** The lead whose page is open. */
export const noteOpened = (id: number): void => {
  opened = id;
};
/** The lead the owner comes back from. Read while rendering, which React may begin anew: `forgetOpened` comes after. */
export const lastOpened = (): number | undefined => opened;
/** The owner is back: the next list begins at its top. */
export const forgetOpened = (): void => {
  opened = undefined;
};
