/** Placeholder of a value the operator has not filled in; shown as it is on the pages, so that nothing looks invented. */
export const toComplete = (what: string): string => `« à compléter : ${what} »`;

/** Whether a text is still the placeholder for the operator; a build sets a no-break space after the guillemet. */
export const isToFill = (value: string): boolean => /^«\sà (?:compléter|documenter)/.test(value);
