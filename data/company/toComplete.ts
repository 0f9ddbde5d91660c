/** Placeholder of a value the operator has not filled in; visible on the pages, so that nothing looks invented. */
export const toComplete = (what: string): string => `« à compléter : ${what} »`;

/** Whether a longer text still contains a placeholder. */
export const holdsToFill = (text: string): boolean => /«\sà compléter/.test(text);

/** Whether a text is still the placeholder; a build sets a no-break space after the guillemet. */
export const isToFill = (value: string): boolean => /^«\sà (?:compléter|documenter)/.test(value);
