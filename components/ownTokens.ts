import type { ColorName } from './theme.ts';

/**
 * Colour tokens of a fork, merged over those of `globalCss.ts`: `light: { accent: '#0A6B5E', 'doc-accent': '#0A6B5E' }`. The project never
 * changes this file, so that a fork which edits only this file merges later versions without conflicts (CONTRIBUTING.md).
 */
export const ownTokens: Record<'light' | 'dark', Partial<Record<ColorName, string>>> = {
  light: {},
  dark: {},
};
