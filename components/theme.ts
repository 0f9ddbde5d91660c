/**
 * Names of the design tokens (docs/product/design-language.md § 2), for references to the CSS variables that `globalCss.ts` defines for
 * both schemes. Components use no other colour, radius, shadow, duration or type style.
 */
const names = [
  'ground',
  'sheet',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'field',
  'blue',
  'blue-hover',
  'blue-press',
  'on-blue',
  'link',
  'wash',
  'accent',
  'danger',
  'danger-wash',
  'success',
  'band',
  'on-band',
  'on-band-2',
  'band-line',
  'band-link',
  'band-border',
  'band-field',
  'ia-1',
  'ia-2',
  'ia-3',
  'ia-4',
  'ia-5',
  'doc-paper',
  'doc-ink',
  'doc-ink-2',
  'doc-line',
  'doc-edge',
  'doc-blue',
  'doc-accent',
  'flash',
  'on-flash',
  'flash-ink',
  'flash-border',
  'scrim',
] as const;

export type ColorName = (typeof names)[number];

/** CSS reference of a token: `color['ink-2']` is `var(--ink-2)`. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>;

export const shadow = { doc: 'var(--shadow-doc)', thumb: 'var(--shadow-thumb)', pop: 'var(--shadow-pop)' };
export const radius = {
  bar: '1px',
  document: '2px',
  badge: '3px',
  panel: '4px',
  control: '6px',
  dialog: '8px',
  sheet: '14px',
};
/** Border and shadow of a bar or message that covers part of the page. */
export const overPage = `border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; background: ${color.sheet}; box-shadow: ${shadow.pop};`;
export const layer = {
  document: 1,
  strands: 2,
  navigation: 100,
  menu: 150,
  scrim: 200,
  dialog: 210,
  toast: 300,
  skip: 400,
};

export const ease = {
  press: '120ms cubic-bezier(.2,0,.2,1)',
  reveal: '220ms cubic-bezier(.2,0,0,1)',
  enter: '280ms cubic-bezier(.16,1,.3,1)',
  exit: '180ms cubic-bezier(.4,0,1,1)',
};

/**
 * Media queries: phone below 701 px, tablet 701–1023, desktop from 1024, full width from 1440. Paper always has the desktop's columns
 * (`globalCss.ts` shrinks the page to fit).
 */
export const media = {
  phone: '@media screen and (max-width: 700.98px)',
  /** A phone held upright, not a desktop window at 200 % zoom. */
  narrow: '@media screen and (max-width: 480px)',
  tablet: '@media screen and (min-width: 701px) and (max-width: 1023.98px)',
  belowDesktop: '@media screen and (max-width: 1023.98px)',
  fromTablet: '@media print, (min-width: 701px)',
  desktop: '@media print, (min-width: 1024px)',
  /** Windows too narrow, at the reader's font size, for a list and its open item side by side. */
  oneColumn: '@media screen and (max-width: 63.99em)',
  /** Windows wide enough for the desktop's columns without constraint. */
  atEase: '@media screen and (min-width: 1280px)',
  /** Desktop windows narrower than the full width, in which the columns are cramped. */
  cramped: '@media screen and (min-width: 1024px) and (max-width: 1279.98px)',
  /** A phone held sideways: elements fixed to the window give up their place. */
  short: '@media screen and (max-height: 480px)',
  wide: '@media screen and (min-width: 1440px)',
  belowWide: '@media print, (max-width: 1439.98px)',
  still: '@media (prefers-reduced-motion: reduce)',
  dark: '@media screen and (prefers-color-scheme: dark)',
  noScript: '@media (scripting: none)',
  print: '@media print',
  forced: '@media (forced-colors: active)',
};

const SERIF = "'Newsreader Variable', var(--serif)";
const SANS = "'Instrument Sans Variable', var(--sans)";
export const font = { serif: SERIF, sans: SANS };

/**
 * CSS size that grows from `small` px in a 700 px window to `large` px in a 1024 px one; with the unit `PX` it ignores the reader's font
 * size (`readersSize.ts`).
 */
export const fluid = (small: number, large: number, unit: 'px' | 'PX' = 'px'): string => {
  if (small === large) return `${small}${unit}`;
  const slope = (large - small) / 324;
  return `clamp(${small}${unit}, ${(small - slope * 700).toFixed(2)}${unit} + ${(slope * 100).toFixed(3)}vw, ${large}${unit})`;
};

const serif = (small: number, large: number, leading: number, spacing: number, weight: number) => `
  font-family: ${SERIF}; font-size: ${fluid(small, large)}; line-height: ${leading}; letter-spacing: ${spacing}em; font-weight: ${weight};`;
const sans = (small: number, large: number, leading: number, weight = 400) => `
  font-family: ${SANS}; font-size: ${fluid(small, large)}; line-height: ${leading}; font-weight: ${weight}; letter-spacing: 0;`;
const BALANCE = 'text-wrap: balance;';

/** Type styles (docs/product/design-language.md § 2.4), to insert into a template literal. */
export const type = {
  display1: serif(50, 92, 0.99, -0.034, 380) + BALANCE,
  display1Service: serif(48, 84, 0.99, -0.034, 380) + BALANCE,
  display2: serif(42, 64, 1.03, -0.03, 380) + BALANCE,
  h2: serif(36, 52, 1.07, -0.026, 390) + BALANCE,
  h3: serif(26, 30, 1.18, -0.018, 420) + BALANCE,
  h4: serif(20, 22, 1.28, -0.01, 450) + BALANCE,
  question: serif(20, 23, 1.28, -0.012, 450),
  prose: serif(19, 20.5, 1.58, 0, 400),
  proseH2: serif(29, 36, 1.12, -0.022, 390) + BALANCE,
  pullQuote: serif(25, 30, 1.22, -0.018, 400) + BALANCE,
  lead: sans(18, 20, 1.52),
  body: sans(16.5, 17, 1.6),
  small: sans(15, 15, 1.55),
  caption: sans(13, 13, 1.45),
  label: sans(14, 14, 1.3, 550),
  button: `${sans(16, 16, 1.2, 600)} letter-spacing: -0.005em;`,
  figure: `font-family: ${SERIF}; line-height: .92; letter-spacing: -0.035em; padding-right: .035em; font-weight: 340; font-variant-numeric: tabular-nums lining-nums;`,
};

export const tabular = 'font-variant-numeric: tabular-nums lining-nums;';

/** Background on hover and press of a control that has no fill of its own. */
export const tint = 'background: color-mix(in srgb, currentColor 12%, transparent);';

/** Style of a square button that contains only an icon. */
export const iconButton = (ring: string, size = 44) => `
  display: grid; place-items: center; flex: none; width: ${size}px; height: ${size}px; border-radius: ${radius.control};
  &:hover { ${tint} }
  ${focusRing(ring)}`;

/**
 * Keeps a printed section head with the content `margin` px below. Firefox separates them
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=775617): there the head reserves the height of the first lines of that content.
 */
export const headOnPaper = (margin: number) => `
  ${media.print} {
    margin-bottom: ${margin}px; break-after: avoid; break-inside: avoid;
    @supports (-moz-appearance: none) { padding-bottom: 140px; margin-bottom: ${margin - 140}px; }
  }`;

/** Style of the focus ring, 3 px; never removed (docs/product/design-language.md § 5). */
export const focusRing = (ring: string, offset = 2) => `
  &:focus-visible { outline: 3px solid ${ring}; outline-offset: ${offset}px; }`;
