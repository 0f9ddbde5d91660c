/** Lengths, durations and shares as style sheets write them, without a space: copy always has one before its unit. */
const MEASURES = /\d(px|r?em|v[wh]|fr|deg|m?s|%)(?![\p{L}\d])/u;
/** Style rules, selectors, functions of CSS, addresses, markup. */
const CODE =
  /[^\s\u00a0\u202f];|[{}<>]|@media|\b(calc|url|var|clamp|attr|translate|rotate|scale|cubic-bezier)\(|[\w-]+:\/\/|\[data-|^[.#&:][\w-]/;
/** The commands of a drawn path, and lists of coordinates. */
const DRAWING = /^\s*[Mm]\s*-?[\d.]+[\s,-]|^(?!\d{1,3}( \d{3})+$)[\d\s.,+-]*$/;
/** What a template of the desk fills in: `{service}`. */
const BLANKS = /\{\p{L}+\}/gu;

/**
 * Whether a string of the source is French copy, as opposed to a code, an address, a style or a drawing. Only copy has
 * spaces or apostrophes, so that keys and codes are never in question.
 */
export function isCopy(text: string): boolean {
  const bare = text.replace(BLANKS, '');
  return /[\s']/.test(text) && !DRAWING.test(bare) && !CODE.test(bare) && !MEASURES.test(bare);
}
