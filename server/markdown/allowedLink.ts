/** Spaces and controls that browsers leave out of an address before they read its scheme, and signs they take for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const ELSEWHERE = /^(https?:\/\/[^/?#]|mailto:[^?#]+@)/i;
const HERE = /^(\/(?!\/)|#)/;

/** Whether a text may lead somewhere: `http`, `https`, `mailto`, a page of the site from its root, or a heading of the same page. */
export const isAllowedLink = (url: string): boolean => !HIDDEN.test(url) && (ELSEWHERE.test(url) || HERE.test(url));
