import JSZip from 'jszip';
import { MADE_ON } from './Paper.ts';

const TIMES = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;

/**
 * An office document that comes out the same whenever it is made: the libraries stamp it, its parts and what it embeds with the
 * time. `edit` changes the text of each XML part on the way.
 */
export const steadyZip = async (document: Uint8Array, edit = (xml: string) => xml): Promise<Uint8Array> =>
  (await steady(document, edit)).generateAsync({ type: 'uint8array', compression: 'DEFLATE' });

async function steady(document: Uint8Array, edit: (xml: string) => string): Promise<JSZip> {
  const zip = await JSZip.loadAsync(document);
  const made = new JSZip();
  for (const [name, entry] of Object.entries(zip.files)) {
    if (entry.dir) continue;
    const part = name.endsWith('.xlsx')
      ? // Stored: the document around it is packed better so.
        await (await steady(await entry.async('uint8array'), edit)).generateAsync({ type: 'uint8array' })
      : /\.(xml|rels)$/.test(name)
        ? edit((await entry.async('string')).replace(TIMES, `$1${MADE_ON.toISOString()}`))
        : await entry.async('uint8array');
    made.file(name, part, { date: MADE_ON, createFolders: false });
  }
  return made;
}
