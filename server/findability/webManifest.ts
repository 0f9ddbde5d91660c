import { readFileSync } from 'node:fs';
import type { Content } from '../../data/settings/content.ts';

/** The manifest that the build made, with the names the site has by now. */
export function webManifest({ site }: Pick<Content, 'site'>, file: string): string {
  const built = JSON.parse(readFileSync(file, 'utf8')) as object;
  return JSON.stringify({
    ...built,
    name: site.brand,
    short_name: site.brand,
    description: site.sentence,
  });
}
