/** Refusal of a file, with the reason in French. */
export class FileRefusal extends Error {}

/** Separators that may be chosen by hand. */
export const separators = [
  { code: ',', label: 'Virgule' },
  { code: ';', label: 'Point-virgule' },
  { code: '\t', label: 'Tabulation' },
  { code: '|', label: 'Barre verticale' },
] as const;

/** A file's titles and the lines under them. */
export interface TableFile {
  titles: string[];
  rows: { number: number; cells: string[] }[];
}

/**
 * Parses a table as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, with this separator or, if none is chosen, the declared or the
 * likeliest one. Lines are numbered as a spreadsheet numbers them.
 * @throws FileRefusal naming the broken line.
 */
export async function readCsv(bytes: ArrayBuffer, separator = ''): Promise<TableFile> {
  const { default: Papa } = await import('papaparse');
  const text = decode(bytes);
  // Old exports of Excel and Contao declare their separator in a line before the titles.
  const [line = '', declared = ''] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(line.length), { delimiter: separator || declared });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileRefusal(`Ligne ${(broken.row ?? 0) + 1} : ${QUOTES[broken.code] ?? QUOTES.MissingQuotes}`);
  const filled = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rows] = filled;
  const titles = head?.cells ?? [];
  if (rows.length === 0) throw new FileRefusal('Ce fichier n’a pas de ligne sous ses titres.');
  const ragged = rows.find(({ cells }) => cells.slice(titles.length).some(Boolean));
  if (ragged)
    throw new FileRefusal(
      `Ligne ${ragged.number} : ${ragged.cells.length} cellules pour ${titles.length} titres. Un texte y contient sans doute le séparateur : mettez-le entre guillemets, ou choisissez un autre séparateur. Rien n’est importé.`,
    );
  return { titles, rows };
}

const QUOTES: Record<string, string> = {
  MissingQuotes: 'un guillemet n’est pas fermé. Rien n’est importé.',
  InvalidQuotes: 'un guillemet se ferme au milieu d’un texte. Rien n’est importé.',
};

/**
 * Decodes a file's bytes. Excel's « Texte Unicode » (UTF-16) begins with a byte order mark; a file with zero bytes but without this mark is
 * refused as no text.
 */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (new Uint8Array(bytes).includes(0))
    throw new FileRefusal('Ce fichier n’est pas du texte : dans votre tableur, enregistrez-le au format CSV.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
