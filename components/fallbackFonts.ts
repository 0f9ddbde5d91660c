/** Names of one local font in one weight, and the width the site's own text needs it stretched to, in per cent. */
type Stretch = readonly [locals: readonly string[], size: number];

/** The weight ranges of a family's three faces: text, titles of cards and labels, bold. */
interface Own {
  ranges: readonly [string, string, string];
  ascent: number;
  descent: number;
}

const NEWSREADER: Own = { ranges: ['200 435', '436 524', '525 800'], ascent: 73.5, descent: 26.5 };
const INSTRUMENT: Own = { ranges: ['400 449', '450 579', '580 700'], ascent: 97, descent: 25 };

const face = (family: string, { ascent, descent }: Own, range: string, [locals, size]: Stretch): string => {
  const sources = locals.map((name) => `local('${name}')`).join(',');
  const share = (value: number) => ((value / size) * 100).toFixed(2);
  return `@font-face{font-family:'${family}';font-weight:${range};src:${sources};size-adjust:${size}%;ascent-override:${share(ascent)}%;descent-override:${share(descent)}%;line-gap-override:0%}`;
};

/**
 * A font people already have, stretched to the measure of one of the site's own, weight by weight. The sizes are the ratio
 * of the two fonts' widths over all the text the site sets in that weight; they change only if a typeface does.
 */
const fallback = (family: string, own: Own, stretches: readonly [Stretch, Stretch, Stretch]) => ({
  family,
  faces: own.ranges.map((range, index) => face(family, own, range, stretches[index] as Stretch)).join(''),
});

const serif = [
  fallback('Newsreader Georgia', NEWSREADER, [
    [['Georgia'], 95.1],
    [['Georgia'], 96.8],
    [['Georgia Bold', 'Georgia-Bold'], 85.8],
  ]),
  fallback('Newsreader Times', NEWSREADER, [
    [['Times New Roman', 'Liberation Serif'], 104.1],
    [['Times New Roman', 'Liberation Serif'], 106],
    [['Times New Roman Bold', 'Liberation Serif Bold'], 103.4],
  ]),
  fallback('Newsreader Noto', NEWSREADER, [
    [['Noto Serif'], 87.95],
    [['Noto Serif'], 89.6],
    [['Noto Serif Bold'], 87.4],
  ]),
  fallback('Newsreader DejaVu', NEWSREADER, [
    [['DejaVu Serif'], 81.5],
    [['DejaVu Serif'], 84.2],
    [['DejaVu Serif Bold'], 78.2],
  ]),
];
const sans = [
  fallback('Instrument Arial', INSTRUMENT, [
    [['Arial', 'Helvetica', 'Liberation Sans'], 101.36],
    [['Arial', 'Helvetica', 'Liberation Sans'], 103.8],
    [['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], 98.2],
  ]),
  fallback('Instrument Roboto', INSTRUMENT, [
    [['Roboto'], 102.2],
    [['Roboto Medium'], 103.9],
    [['Roboto Bold'], 103.7],
  ]),
  fallback('Instrument DejaVu', INSTRUMENT, [
    [['DejaVu Sans'], 89.55],
    [['DejaVu Sans'], 93.1],
    [['DejaVu Sans Bold'], 82.4],
  ]),
];

const names = (list: readonly { family: string }[]) => list.map(({ family }) => `'${family}'`).join(',');

/** The families to name after each of the site's own. */
export const fallbackFonts = { serif: names(serif), sans: names(sans) };
/** Their `@font-face` rules. */
export const fallbackFaces = [...serif, ...sans].map(({ faces }) => faces).join('');
