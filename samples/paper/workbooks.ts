import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readXlsx, writeXlsx } from 'hucre';
import { type Grid, keyOf, letterAt, type ReadCell } from './Grid.ts';
import { madeOn, steadyZip } from './parts.ts';

/** A workbook that is a model: its formulas are written once, LibreOffice computes them, pages take the results. */
export interface Workbook {
  /** Its name among the files people download. */
  file: string;
  title: string;
  /** Day on which its data were closed. */
  date: string;
  /** Sheets by the name their results are read under. */
  sheets: Record<string, Grid>;
  /** Sheets after them, whose figures no page reads. */
  others?: readonly Grid[];
  /** The module its results are written to. */
  results: string;
}

const ROOT = path.join(import.meta.dirname, '../..');
/** Where the file of a workbook stands once made. */
export const placeOf = ({ file }: Workbook): string => path.join(ROOT, 'public/telechargements', file);

/** Its sheets in their order. */
export const gridsOf = ({ sheets, others = [] }: Workbook): Grid[] => [...Object.values(sheets), ...others];

/** The file, its formulas with the values `read` gives them. */
export async function writeWorkbook(workbook: Workbook, read?: ReadCell): Promise<Uint8Array> {
  const properties = { title: workbook.title, creator: 'Exemple illustratif' };
  return steadyZip(
    await writeXlsx({ sheets: gridsOf(workbook).map((grid) => grid.sheet(read)), properties }),
    madeOn(workbook.date),
  );
}

/** How to read the values of a workbook's cells, by their addresses; nothing where it has no such cell. */
export async function valuesIn(file: Uint8Array): Promise<ReadCell> {
  const { sheets } = await readXlsx(file);
  const rows = new Map(sheets.map((sheet) => [sheet.name, sheet.rows]));
  return (address) => {
    const [name = '', cell = ''] = address.replaceAll("'", '').split('!');
    const [row = 0, column = 0] = keyOf(cell).split(',').map(Number);
    const value = rows.get(name)?.[row]?.[column] ?? null;
    // Twelve digits: the last ones of a double depend on the processor.
    return typeof value === 'number' ? Number(value.toPrecision(12)) : value;
  };
}

/** What a workbook computes, apart from what it says: formulas and inputs by their addresses. */
export async function modelIn(file: Uint8Array): Promise<Map<string, string>> {
  const { sheets } = await readXlsx(file);
  return new Map(
    sheets.flatMap(({ name, cells, rows }) =>
      rows.flatMap((row, at) =>
        row.flatMap((value, column) => {
          const formula = cells?.get(`${at},${column}`)?.formula;
          const isInput = !formula && typeof value === 'number';
          return formula || isInput
            ? [[`${name}!${letterAt(column)}${at + 1}`, formula ? `=${formula}` : String(value)] as const]
            : [];
        }),
      ),
    ),
  );
}

/**
 * The values LibreOffice computes from a workbook without any; undefined where it is not installed.
 * @param profile LibreOffice's own folder: filling a new one takes it longer than a workbook
 */
export async function computed(workbook: Uint8Array, profile?: string): Promise<ReadCell | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  const file = path.join(folder, 'blank.xlsx');
  writeFileSync(file, workbook);
  const own = `-env:UserInstallation=file://${profile ?? path.join(folder, 'profile')}`;
  const out = path.join(folder, 'out');
  try {
    if (!isInstalled(['--headless', own, '--convert-to', 'xlsx', '--outdir', out, file])) return undefined;
    return await valuesIn(readFileSync(path.join(out, 'blank.xlsx')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs LibreOffice; false where there is none. */
function isInstalled(run: readonly string[]): boolean {
  try {
    execFileSync('soffice', run, { stdio: 'ignore' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
