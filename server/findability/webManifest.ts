import { readFileSync } from 'node:fs';
import { iconAddress } from '../../data/looks/icons.ts';
import type { Content } from '../../data/settings/content.ts';

/** The manifest that the build made, with the names the site has by now. */
export function webManifest({ site }: Pick<Content, 'site'>, file: string): string {
  const built = JSON.parse(readFileSync(file, 'utf8')) as { icons: { src: string }[] };
  return JSON.stringify({
    ...built,
    name: site.brand,
    short_name: site.brand,
    description: site.sentence,
    icons: built.icons.map((icon) => ({ ...icon, src: iconAddress(icon.src, site.looks) })),
  });
}
