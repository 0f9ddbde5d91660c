import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, ease, focusRing, media, radius, tint, type } from '../theme.ts';

export type ButtonLevel = 'primary' | 'secondary' | 'inverse' | 'ghost' | 'band';

const levels: Record<ButtonLevel, string> = {
  primary: `
    background: ${color.blue}; color: ${color['on-blue']}; border-color: transparent;
    &:hover { background: ${color['blue-hover']}; }
    &:active { background: ${color['blue-press']}; }
    &:disabled { background: ${color.line}; color: ${color['ink-3']}; cursor: default; }`,
  secondary: `
    border-color: ${color['line-strong']}; color: ${color.ink};
    &:hover { border-color: ${color.ink}; }
    &:active { background: ${color.sunk}; }
    &:disabled { border-color: ${color.line}; color: ${color['ink-3']}; cursor: default; }`,
  inverse: `
    background: ${color['on-flash']}; color: ${color['flash-ink']}; border-color: transparent;
    &:hover { background: color-mix(in srgb, ${color['on-flash']} 88%, ${color.flash}); }
    &:active { background: color-mix(in srgb, ${color['on-flash']} 76%, ${color.flash}); }`,
  ghost: `
    border-color: ${color['flash-border']}; color: ${color['on-flash']};
    &:hover { border-color: ${color['on-flash']}; }
    &:active { ${tint} }`,
  band: `
    border-color: ${color['band-border']}; color: ${color['on-band']};
    &:hover { border-color: ${color['on-band']}; }
    &:active { ${tint} }`,
};

/** Colour of the focus ring for these levels of button; other levels have the page's ring colour. */
const rings: Partial<Record<ButtonLevel, string>> = {
  inverse: color['on-flash'],
  ghost: color['on-flash'],
  band: color['band-link'],
};

export interface ButtonLook {
  level?: ButtonLevel;
  size?: 'default' | 'md';
  /** Whether the button takes the whole width on phones. */
  wide?: boolean;
}

const look = ({ level = 'primary', size = 'default', wide = false }: ButtonLook) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${size === 'md' ? 44 : 52}px;
  padding: 8px ${size === 'md' ? 18 : 24}px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  ${type.button}
  ${size === 'md' ? 'font-size: 15px;' : ''}
  text-align: center;
  cursor: pointer;
  transition: background ${ease.press}, border-color ${ease.press}, color ${ease.press};
  ${levels[level]}
  ${rings[level] ? focusRing(rings[level]) : ''}
  ${wide ? `${media.phone} { width: 100%; }` : ''}
  @media print { display: none; }
`;

const ours = new Set(['level', 'size', 'wide']);
const shouldForwardProp = (name: string) => !ours.has(name);

/** A button in one of the levels of the visual language (docs/product/design-language.md § 5); a view has one primary button at most. */
export const Button = styled('button', { shouldForwardProp })<ButtonLook>(look);
/** A link that looks like a button. */
export const ButtonLink = styled('a', { shouldForwardProp })<ButtonLook>(look);
