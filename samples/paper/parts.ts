import JSZip from 'jszip';
import type { Paint } from '../../components/figures/charts/shapes.ts';
import { globalCss } from '../../components/globalCss.ts';
import { formatCell } from '../../components/ui/formatNumber.ts';
import type { DataTable, Row } from '../../data/examples/types.ts';
import { typo } from '../../data/french/typo.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import type { Sample } from '../models/sample.ts';

const [, light = ''] = /:root\{([^}]*)\}/.exec(globalCss(content)) ?? [];
/** The last of a name counts, as in the style sheet. */
const tokens = new Map([...light.matchAll(/--([\w-]+):(#[0-9A-Fa-f]{6});/g)].map(([, name, value]) => [name, value]));

/** The light value of a design token, as in `doc-ink`. */
export function token(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name} in the light scheme`);
  return value;
}

/** A chart's paints on a printed page: the document's own tokens, one blue. */
export const paints: Record<Paint, string> = {
  ink: token('doc-ink'),
  'ink-2': token('doc-ink-2'),
  'ink-3': token('doc-ink-2'),
  line: token('doc-line'),
  'line-strong': token('line-strong'),
  blue: token('doc-blue'),
  link: token('doc-blue'),
  paper: token('doc-paper'),
  'on-blue': token('on-blue'),
};

/** What the PDF, the deck and the Word document say and look alike in. */

/** The house's own faces are on no reader's machine: these are, and the site falls back on them too. */
export const faces = { serif: 'Georgia', sans: 'Arial' };
/** A token's colour as office programs write it: without its hash. */
export const shade = (name: string): string => token(name).slice(1);
/** French typography, but for the narrow no-break space, which many faces lack. */
export const words = (text: string): string => typo(text).replace(/\u202f/g, '\u00a0');

/** Facts of a cover, as they are printed: for whom, as of when, which version, how much of it. */
export const coverFacts = ({ document }: Sample, extent?: string): [label: string, value: string][] => [
  ['Client', document.client],
  ['Arrêté au', document.date],
  ['Version', document.version],
  ...(extent ? [['Étendue', extent] as [string, string]] : []),
];
/** The split of the recommendation as a table. */
export const splitTable = (caption: string, { parts }: Sample['recommendation']['split']): DataTable => ({
  caption,
  columns: [{ label: 'Poste' }, { label: 'Part', digits: 0, unit: '%' }, { label: 'Montant' }],
  rows: parts.map(({ label, share, amount }) => ({ cells: [label, share, amount] })),
});

/** Whether a column holds numbers, set at the right. */
export const numeric = ({ columns }: DataTable, index: number): boolean =>
  index > 0 && columns[index]?.digits !== undefined;
/** Whether a column of words follows numbers: it stands apart from them. */
export const follows = (table: DataTable, index: number): boolean =>
  numeric(table, index - 1) && !numeric(table, index);
/** The texts of a row's cells. */
export const cellTexts = ({ columns }: DataTable, row: Row): string[] =>
  columns.map((column, index) => formatCell(row.cells[index], column, row));
/** Bold and colour of a row's words, and the colour of the rule below it. */
export const rowLook = ({ look }: Row) => ({
  bold: look === 'total' || look === 'hot',
  color: shade(look === 'hot' ? 'doc-blue' : 'doc-ink'),
  rule: look === 'total' ? 'doc-ink' : 'doc-line',
});
/** Columns by what they hold, as parts of a width: numbers need little, words share the rest. */
export function columnWidths(table: DataTable, whole: number): number[] {
  const cells = table.rows.map((row) => cellTexts(table, row));
  const wants = table.columns.map(({ label }, index) => {
    const written = cells.map((row) => row[index] ?? '');
    const longest = Math.max(...written.map((text) => text.length));
    const word = (texts: readonly string[]) =>
      Math.max(...texts.flatMap((text) => text.split(/[ -]/).map((one) => one.length)));
    return numeric(table, index)
      ? Math.max(8, longest + 2, label.length * 0.6, word([label]) + 3)
      : Math.max(word([label, ...written]) + 4, Math.min(34, Math.max(9, longest)));
  });
  const sum = wants.reduce((total, want) => total + want, 0);
  return wants.map((want) => (whole * want) / sum);
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
/** The time that a file carries: noon of the day its data were closed, `18 juillet 2025`, so that making it again gives the same bytes. */
export function madeOn(date: string): Date {
  const [day, month = '', year] = date.split(' ');
  return new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), 12));
}
const TIMES = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;

/**
 * An office document that comes out the same whenever it is made: the libraries stamp it, its parts and what it embeds with the
 * time. `edit` changes the text of each XML part on the way.
 */
export const steadyZip = async (document: Uint8Array, made: Date, edit = (xml: string) => xml): Promise<Uint8Array> =>
  (await steady(document, made, edit)).generateAsync({ type: 'uint8array', compression: 'DEFLATE' });

async function steady(document: Uint8Array, at: Date, edit: (xml: string) => string): Promise<JSZip> {
  const zip = await JSZip.loadAsync(document);
  const made = new JSZip();
  for (const [name, entry] of Object.entries(zip.files)) {
    if (entry.dir) continue;
    const part = name.endsWith('.xlsx')
      ? // Stored: the document around it is packed better so.
        await (await steady(await entry.async('uint8array'), at, edit)).generateAsync({ type: 'uint8array' })
      : /\.(xml|rels)$/.test(name)
        ? edit((await entry.async('string')).replace(TIMES, `$1${at.toISOString()}`))
        : await entry.async('uint8array');
    made.file(name, part, { date: at, createFolders: false });
  }
  return made;
}
