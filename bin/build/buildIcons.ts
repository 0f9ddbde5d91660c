import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { grounds } from '../../data/looks/houseColours.ts';
import { FAVICON, faviconSvg, iconPath, icons } from '../../data/looks/icons.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { renderIcon } from '../social/renderIcon.ts';

const manifest = {
  name: content.site.brand,
  short_name: content.site.brand,
  description: content.site.sentence,
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: grounds.light.ground,
  theme_color: grounds.light.ground,
  icons: [
    { src: FAVICON, sizes: 'any', type: 'image/svg+xml' },
    ...icons
      .filter(({ size }) => size >= 192)
      .map(({ name, size }) => ({
        src: iconPath({ name }),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: name.startsWith('maskable') ? 'maskable' : 'any',
      })),
  ],
};

/** Wraps the 32-pixel PNG in an icon file, which feed readers and older browsers request although no page links to it. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.set([32, 32], 6); // its width and height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where it begins
  return Buffer.concat([head, png]);
}

/**
 * Writes the site's icons (the mark on the site's background colour) in all sizes that browsers and phones request, and the manifest that
 * lists them.
 */
export async function buildIcons(outDir: string): Promise<void> {
  const mark = Buffer.from(faviconSvg());
  await writeFile(path.join(outDir, FAVICON), mark);
  await mkdir(path.join(outDir, 'icons'), { recursive: true });
  for (const icon of icons) await writeFile(path.join(outDir, iconPath(icon)), await renderIcon(mark, icon));
  await writeFile(path.join(outDir, 'favicon.ico'), iconFile(await readFile(path.join(outDir, 'icons', '32.png'))));
  await writeFile(path.join(outDir, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
