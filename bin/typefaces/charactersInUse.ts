import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Rooms whose texts a page may show. */
const ROOMS = ['components', 'content', 'data', 'pages', 'renderer'];
const SOURCE = /\.(tsx?|md)$/;
/** What people type, whatever the sources say: ASCII, the letters of French, those of neighbours' names, signs and spaces. */
const ALWAYS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)),
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ',
  'ÁÅÍÑÓØÚáãåìíñòóõøßú',
  '‘’“”«»–—…•·€−×÷≈°©\u00a0',
].join('');

/** Every character a page may set in the site's typefaces, in the order of their codes. */
export async function charactersInUse(root: string): Promise<string> {
  const found = new Set(ALWAYS);
  for (const room of ROOMS) {
    const files = await readdir(path.join(root, room), { recursive: true }).catch(() => []);
    const sources = files
      .filter((file) => SOURCE.test(file))
      .map((file) => readFile(path.join(root, room, file), 'utf8'));
    for (const text of await Promise.all(sources)) for (const sign of text) found.add(sign);
  }
  return [...found]
    .filter((sign) => sign >= ' ')
    .sort()
    .join('');
}
