/** Id of the data block with the owner's changes, on pages of a changed site. */
export const CONTENT_BLOCK = 'content';
