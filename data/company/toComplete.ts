/** Placeholder for a value the owner has not filled in. Pages show it, so that no value looks invented. */
export const toComplete = (what: string): string => `« à compléter : ${what} »`;

/** Whether a text contains a placeholder among other words. */
export const holdsToFill = (text: string): boolean => /«\sà compléter/.test(text);

/** Whether a whole text is still a placeholder; the build may have put a no-break space after its guillemet. */
export const isToFill = (value: string): boolean => /^«\sà (?:compléter|documenter)/.test(value);
