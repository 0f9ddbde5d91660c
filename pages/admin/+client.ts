// In place of the site's: the desk has no bar, no footer and no quote form.
export {};
