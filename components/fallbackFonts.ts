/**
 * Fonts people already have, stretched to the measure of the site's own, so that the swap moves nothing. Computed from
 * the files' mean letter width and vertical metrics, as Capsize does (https://seek-oss.github.io/capsize/).
 */
const fallback = (family: string, locals: readonly string[], size: number, ascent: number, descent: number) => ({
  family,
  face: `@font-face{font-family:'${family}';src:${locals.map((name) => `local('${name}')`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
});

const serif = [
  fallback('Newsreader Georgia', ['Georgia'], 96.12, 76.47, 27.57),
  fallback('Newsreader Times', ['Times New Roman', 'Liberation Serif'], 105.48, 69.68, 25.12),
  fallback('Newsreader Noto', ['Noto Serif'], 89.09, 82.51, 29.75),
  fallback('Newsreader DejaVu', ['DejaVu Serif'], 82.95, 88.61, 31.95),
];
const sans = [
  fallback('Instrument Arial', ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'], 102.74, 94.42, 24.33),
  fallback('Instrument DejaVu', ['DejaVu Sans'], 90.1, 107.65, 27.75),
];

const names = (list: readonly { family: string }[]) => list.map(({ family }) => `'${family}'`).join(',');

/** The families to name after each of the site's own. */
export const fallbackFonts = { serif: names(serif), sans: names(sans) };
/** Their `@font-face` rules. */
export const fallbackFaces = [...serif, ...sans].map(({ face }) => face).join('');
