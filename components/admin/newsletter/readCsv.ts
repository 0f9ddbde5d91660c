import { importLimits } from '../../../data/people/subscriberImport.ts';
import { DeskRefusal } from '../list/ListState.tsx';

/** A file of subscribers: its titles, and the lines under them. */
export interface CsvFile {
  name: string;
  titles: string[];
  rows: string[][];
}

export const importColumns = ['email', 'consent_at', 'source'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What these columns are called, this site's own export first. */
const NAMES: Record<ImportColumn, RegExp> = {
  email: /^(e-?mail|adresse|courriel|mail)/i,
  consent_at: /^(consentement le|consent|date|opt-?in|inscrit le|confirm|created)/i,
  source: /^(source|page|origine|form)/i,
};

/** Reads a file as spreadsheets write it: UTF-8, UTF-16 or the Windows alphabet, whatever separator. @throws DeskRefusal what is wrong with it. */
export async function readCsv(file: File): Promise<CsvFile> {
  if (file.size > importLimits.bytes) throw new DeskRefusal('Ce fichier dépasse 4 Mio : découpez-le.');
  const bytes = await file.arrayBuffer();
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [titles = [], ...rows] = data;
  if (rows.length === 0) throw new DeskRefusal('Ce fichier n’a pas de ligne sous ses titres.');
  if (rows.length > importLimits.rows) throw new DeskRefusal('Ce fichier a plus de 20 000 lignes : découpez-le.');
  return { name: file.name, titles: titles.map((title) => title.trim()), rows };
}

/** Zero bytes and a byte order mark are how Excel's « Texte Unicode » begins; without the mark they are no text. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (new Uint8Array(bytes).includes(0))
    throw new DeskRefusal('Ce fichier n’est pas du texte : dans votre tableur, enregistrez-le au format CSV.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Which column is which, by its title; -1 where none looks like it. */
export const guessColumns = (titles: readonly string[]): Record<ImportColumn, number> => ({
  email: titles.findIndex((title) => NAMES.email.test(title)),
  consent_at: titles.findIndex((title) => NAMES.consent_at.test(title)),
  source: titles.findIndex((title) => NAMES.source.test(title)),
});
