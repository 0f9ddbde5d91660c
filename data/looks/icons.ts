import type { Choice } from '../choices.ts';
import type { Content } from '../settings/content.ts';
import { HOUSE_ACCENT } from './houseColours.ts';

/** Positions of the owner's logo: in place of the mark beside the name, or in place of mark and name. */
export const logoPlaces = [
  { code: 'mark', label: 'À la place du signe, à côté du nom' },
  { code: 'name', label: 'À la place du signe et du nom, qu’il porte déjà' },
] as const satisfies readonly Choice<Looks['logoPlace']>[];

/** An icon of the site: the mark on a ground of the site's colour. */
export interface Icon {
  name: string;
  size: number;
  /** Share of the icon's side that the mark takes: a phone's launcher may crop a maskable icon to its inner 80 %. */
  share: number;
}
/** Icons of the site in the sizes that browsers and phones request. */
export const icons: readonly Icon[] = [
  { name: '32', size: 32, share: 0.88 },
  { name: '180', size: 180, share: 0.68 },
  { name: '192', size: 192, share: 0.72 },
  { name: '512', size: 512, share: 0.72 },
  { name: 'maskable-512', size: 512, share: 0.52 },
];
export const iconPath = ({ name }: Pick<Icon, 'name'>): string => `/icons/${name}.png`;
export const FAVICON = '/favicon.svg';

const STRANDS = ['#2E8077', '#A87A1E', '#5B7799', '#6B7F35', '#8F5C88'];
/** SVG of the mark, five strands that join into one line, coloured for the light or dark scheme of the reader's browser. */
export const faviconSvg = (light = '#0B1830', dark = '#EFF0EA'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-linecap="round"><style>.l{stroke:${light}}@media (prefers-color-scheme:dark){.l{stroke:${dark}}}</style>${STRANDS.map(
    (hue, index) => `<path d="M1 ${5 * index + 3}C9 ${5 * index + 3} 9 13 17 13" stroke="${hue}" stroke-width="2"/>`,
  ).join('')}<path class="l" d="M16 13H24.5" stroke-width="3"/></svg>`;

type Looks = Content['site']['looks'];

/** Whether the owner chose an accent colour or a logo. */
export const hasOwnLooks = ({ accent, logo }: Looks): boolean => accent !== HOUSE_ACCENT || logo !== '';

/** Address of an icon; its query changes with the accent, the logo and the logo's place, so that a browser loads the new icon. */
export function iconAddress(path: string, looks: Looks): string {
  if (!hasOwnLooks(looks)) return path;
  return `${path}?v=${[looks.accent.slice(1), looks.logo.slice('/media/'.length, '/media/'.length + 8), looks.logoPlace].join('-')}`;
}
