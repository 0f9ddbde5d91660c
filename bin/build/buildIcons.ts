import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { schemeGround } from '../../components/schemeGround.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';

interface Icon {
  name: string;
  size: number;
  /** Share of the side the mark takes: a launcher may cut a maskable icon to its inner 80 %. */
  share: number;
}
const ICONS: readonly Icon[] = [
  { name: '32', size: 32, share: 0.88 },
  { name: '180', size: 180, share: 0.68 },
  { name: '192', size: 192, share: 0.72 },
  { name: '512', size: 512, share: 0.72 },
  { name: 'maskable-512', size: 512, share: 0.52 },
];

const manifest = {
  name: content.site.brand,
  short_name: content.site.brand,
  description: content.site.sentence,
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: schemeGround.light,
  theme_color: schemeGround.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.filter(({ size }) => size >= 192).map(({ name, size }) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
  ],
};

/** The 32-pixel PNG in the envelope of an icon file: what feed readers and older browsers ask for without being told. */
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

/** The mark on the site's ground, in the sizes that browsers and phones ask for, and the manifest that names them. */
export async function buildIcons(outDir: string): Promise<void> {
  const mark = await readFile(path.join(outDir, 'favicon.svg'));
  await mkdir(path.join(outDir, 'icons'), { recursive: true });
  for (const { name, size, share } of ICONS) {
    const inner = Math.round(size * share);
    const drawn = await sharp(mark, { density: (72 * inner) / 26 })
      .resize(inner, inner)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background: schemeGround.light } })
      .composite([{ input: drawn }])
      .png({ palette: size > 32 })
      .toFile(path.join(outDir, 'icons', `${name}.png`));
  }
  await writeFile(path.join(outDir, 'favicon.ico'), iconFile(await readFile(path.join(outDir, 'icons', '32.png'))));
  await writeFile(path.join(outDir, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
