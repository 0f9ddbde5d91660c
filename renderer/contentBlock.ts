/** The data block that carries what the owner changed to the browser, in pages where something is changed. */
export const CONTENT_BLOCK = 'content';
