/** The ground of each scheme, for what cannot read a CSS variable: the browser's bar, the icons, the manifest. */
export const schemeGround = { light: '#F5F5F0', dark: '#0A1322' };
