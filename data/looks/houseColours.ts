/** Background colours behind text and controls, in each scheme (docs/product/design-language.md § 2.1). */
export const grounds = {
  light: { ground: '#F5F5F0', sheet: '#FEFEFC', sunk: '#EBECE6', band: '#0B1830' },
  dark: { ground: '#0A1322', sheet: '#111D31', sunk: '#070E19', band: '#060C17' },
} as const;

/**
 * Accent colour of the design; `components/globalCss.ts` has its hand-tuned variants. Kept in a small module, since the script of every
 * page contains it.
 */
export const HOUSE_ACCENT = '#1A3DFF';

/**
 * Colours of text, lines, buttons and links: custom properties on pages, literal values in mails, since mail programs do not support custom
 * properties.
 */
export const inks = {
  light: { ink: '#0B1830', soft: '#3B4760', line: '#DADBD5', blue: HOUSE_ACCENT, link: HOUSE_ACCENT },
  dark: { ink: '#EFF0EA', soft: '#BCC5D4', line: '#22304A', blue: '#3F5BFF', link: '#A3B4FF' },
} as const;
