import { grounds, HOUSE_ACCENT, inks } from './houseColours.ts';

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const linear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours (`#1A3DFF`), from 1 to 21 (WCAG 2.2, « contrast ratio »). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of another colour, from 0 to 1, into a colour. */
function mixed(hex: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(hex).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Adds to a colour the least white with which its contrast to a ground reaches a ratio. */
function lightened(hex: string, ground: string, ratio: number): string {
  let share = 0;
  while (share < 1 && contrast(mixed(hex, WHITE, share), ground) < ratio) share += 0.02;
  return mixed(hex, WHITE, Math.min(1, share));
}

export const WHITE = '#FFFFFF';
const BLACK = '#000000';

/**
 * Colours derived from the owner's accent. Light: the accent for fills and links, a fifth of black on hover, two fifths when pressed; a
 * tenth in the wash. Dark: white added until fills contrast with a sheet (3.3) and links with the wash and the navy band (7).
 */
export function accentTokens(accent: string) {
  const blue = lightened(accent, grounds.dark.sheet, 3.3);
  const wash = mixed(grounds.dark.sheet, blue, 0.14);
  const press = mixed(accent, BLACK, 0.4);
  const link = lightened(accent, wash, 7);
  return {
    light: {
      blue: accent,
      'blue-hover': mixed(accent, BLACK, 0.2),
      'blue-press': press,
      link: accent,
      wash: mixed(grounds.light.sheet, accent, 0.1),
      'doc-blue': accent,
      flash: accent,
      'flash-ink': press,
      'band-link': lightened(accent, grounds.light.band, 7),
      mark: accent,
    },
    dark: {
      blue,
      'blue-hover': mixed(blue, BLACK, 0.12),
      'blue-press': mixed(blue, BLACK, 0.25),
      link,
      wash,
      mark: link,
    },
  };
}

const SCHEMES = { light: 'fond clair', dark: 'fond sombre' } as const;

/**
 * Returns every pair of colours that an accent produces, by scheme, with its contrast ratio and the required minimum: 4.5 for text, 3 for
 * anything else.
 */
export function accentPairs(accent: string) {
  const tokens = accentTokens(accent);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { blue, link, wash } = tokens[scheme];
    const { band, ...under } = grounds[scheme];
    const pair = (what: string, one: string, other: string, least = 4.5) => ({
      ...{ scheme: SCHEMES[scheme], what, least },
      ratio: contrast(one, other),
    });
    return [
      pair('le texte blanc des boutons', WHITE, blue),
      ...[...Object.values(under), wash].map((ground) => pair('les liens', link, ground)),
      pair('les liens du pied de page', tokens.light['band-link'], band),
      pair('les boutons', blue, under.sheet, 3),
    ];
  });
}

const ratioInWords = (ratio: number): string => (Math.floor(ratio * 100) / 100).toLocaleString('fr-FR');

/** Describes the pair of an accent's colours that misses its minimum contrast by most, in French; undefined if none does. */
export function accentProblem(accent: string): string | undefined {
  const [worst] = accentPairs(accent)
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  return (
    worst &&
    `contraste de ${ratioInWords(worst.ratio)} pour 1 sur ${worst.scheme}, pour ${worst.what}, et il en faut ${ratioInWords(worst.least)} : choisissez une couleur plus foncée.`
  );
}

/** Returns the colour tokens of an accent chosen by the owner; undefined for the design's own accent, whose colours are hand-tuned. */
export const ownAccent = (accent: string) => (accent === HOUSE_ACCENT ? undefined : accentTokens(accent));

/** Colours of buttons and links in mails. */
export const mailAccent = (accent: string) => ownAccent(accent) ?? inks;
