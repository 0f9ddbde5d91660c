/** The colour that means « act here » as the design has it, its variants tuned by hand (`components/globalCss.ts`). Alone, for every page carries it. */
export const HOUSE_ACCENT = '#1A3DFF';
