/** Error for an imported file that cannot be used; its message is in French, for the owner. */
export class FileRefusal extends Error {}

/** Separators that the owner may choose for a file. */
export const separators = [
  { code: ',', label: 'Virgule' },
  { code: ';', label: 'Point-virgule' },
  { code: '\t', label: 'Tabulation' },
  { code: '|', label: 'Barre verticale' },
] as const;

/** An imported table: the titles of its columns, and its lines. */
export interface TableFile {
  titles: string[];
  rows: { number: number; cells: string[] }[];
}

/**
 * Parses a table as spreadsheets write it, in UTF-8, UTF-16 or Windows-1252. Uses the given separator, else the one the file declares, else
 * the likeliest. Lines are numbered as in a spreadsheet.
 * @throws FileRefusal with the number of the broken line.
 */
export async function readCsv(bytes: ArrayBuffer, separator = ''): Promise<TableFile> {
  const { default: Papa } = await import('papaparse');
  const text = decode(bytes);
  // Old exports of Excel and Contao declare their separator in a line above the titles: `sep=;`.
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
 * Decodes the bytes of a file. Excel's « Texte Unicode » (UTF-16) begins with a byte order mark; a file with zero bytes but no such mark is
 * refused as binary.
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
