/** Backgrounds of text and controls in each scheme (docs/product/design-language.md § 2.1). */
export const grounds = {
  light: { ground: '#F5F5F0', sheet: '#FEFEFC', sunk: '#EBECE6', band: '#0B1830' },
  dark: { ground: '#0A1322', sheet: '#111D31', sunk: '#070E19', band: '#060C17' },
} as const;

/** The colour that means « act here » as the design has it, its variants tuned by hand (`components/globalCss.ts`). Alone, for every page carries it. */
export const HOUSE_ACCENT = '#1A3DFF';

/** Words, lines, buttons and links: what pages take as tokens, and mails, which know no custom property, as they are. */
export const inks = {
  light: { ink: '#0B1830', soft: '#3B4760', line: '#DADBD5', blue: HOUSE_ACCENT, link: HOUSE_ACCENT },
  dark: { ink: '#EFF0EA', soft: '#BCC5D4', line: '#22304A', blue: '#3F5BFF', link: '#A3B4FF' },
} as const;
