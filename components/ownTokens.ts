import type { ColorName } from './theme.ts';

/**
 * Colour tokens of a fork, merged over those of `globalCss.ts`: `light: { accent: '#0A6B5E', 'doc-accent': '#0A6B5E' }`. The project itself
 * leaves this file as it is, so that a fork which changes nothing else merges each next version without conflicts (CONTRIBUTING.md).
 */
export const ownTokens: Record<'light' | 'dark', Partial<Record<ColorName, string>>> = {
  light: {},
  dark: {},
};
