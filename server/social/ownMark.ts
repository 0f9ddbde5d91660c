import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { accentTokens } from '../../data/looks/accent.ts';
import { faviconSvg } from '../../data/looks/icons.ts';
import type { Content } from '../../data/settings/content.ts';
import { broughtFile, mediaFile } from '../media/servePictures.ts';
import type { Services } from '../services.ts';

type MarkNeeds = Pick<Services, 'settings' | 'connection'>;

/** The bytes of the owner's logo, WebP; undefined without one. */
export async function ownLogo(given: MarkNeeds, { logo }: Content['site']['looks']): Promise<Buffer | undefined> {
  if (!logo.startsWith('/media/')) return undefined;
  const file = mediaFile(given, path.basename(logo));
  return (await broughtFile(given, file)) === undefined ? undefined : readFile(file);
}

/** Mark of the site in an icon: the logo where it replaces the mark, else the mark in the owner's colour. */
export async function ownMark(given: MarkNeeds, looks: Content['site']['looks']): Promise<Buffer> {
  const logo = looks.logoPlace === 'mark' ? await ownLogo(given, looks) : undefined;
  if (logo) return logo;
  const { light, dark } = accentTokens(looks.accent);
  return Buffer.from(faviconSvg(light.mark, dark.mark));
}

/** Mark of the site as an SVG, which a browser shows beside the title of a page. */
export async function ownFavicon(given: MarkNeeds, looks: Content['site']['looks']): Promise<string> {
  const mark = await ownMark(given, looks);
  if (mark.subarray(0, 4).toString() === '<svg') return mark.toString();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/webp;base64,${mark.toString('base64')}"/></svg>`;
}
