const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const linear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two colours (`#1A3DFF`) stand apart, from 1 to 21 (WCAG 2.2, « contrast ratio »). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another in it, from 0 to 1. */
export function mixed(hex: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(hex).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** A colour with as much white in it as makes it stand out from a ground by a ratio, and no more. */
export function lightened(hex: string, ground: string, ratio: number): string {
  let share = 0;
  while (share < 1 && contrast(mixed(hex, WHITE, share), ground) < ratio) share += 0.02;
  return mixed(hex, WHITE, Math.min(1, share));
}

export const WHITE = '#FFFFFF';
export const BLACK = '#000000';
