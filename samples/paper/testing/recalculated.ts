import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CellValue, readXlsx, type WriteSheet, writeXlsx } from 'hucre';
import { temporaryDirectory } from '../../../database/testing/temporaryDirectory.ts';

/** What is written into a workbook before it is computed: `Hypothèses!B3` and its new value. */
export type Changes = Readonly<Record<string, number>>;
/** The value of a cell named as formulas name it: `Synthèse!B15`. */
export type ReadCell = (address: string) => CellValue;

const place = (cell: string): string => {
  const [, letters = '', row = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return `${Number(row) - 1},${column}`;
};
const split = (address: string): [sheet: string, cell: string] => {
  const at = address.lastIndexOf('!');
  return [address.slice(0, at), place(address.slice(at + 1))];
};

/**
 * A workbook without any stored result, its inputs changed, computed by LibreOffice: how to read its cells.
 * @param profile LibreOffice's own folder: filling a new one takes it longer than a workbook
 */
export async function recalculated(profile: string, workbook: Uint8Array, changes: Changes = {}): Promise<ReadCell> {
  const folder = temporaryDirectory();
  const { sheets } = await readXlsx(workbook);
  const blank: WriteSheet[] = sheets.map(({ name, cells, rows }) => ({
    name,
    rows: rows.map((row) => [...row]),
    cells: new Map(
      [...(cells ?? [])].flatMap(([key, { formula }]) =>
        formula ? [[key, { type: 'formula' as const, formula, value: null }] as const] : [],
      ),
    ),
  }));
  for (const [address, value] of Object.entries(changes)) {
    const [name, key] = split(address);
    const sheet = blank.find((one) => one.name === name);
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (sheet?.cells?.has(key) || typeof sheet?.rows?.[row]?.[column] !== 'number')
      throw new Error(`${address} is not an input`);
    sheet.rows[row][column] = value;
  }
  for (const { rows, cells } of blank)
    for (const key of cells?.keys() ?? []) {
      const [row = 0, column = 0] = key.split(',').map(Number);
      if (rows?.[row]) rows[row][column] = null;
    }
  const file = path.join(folder, 'blank.xlsx');
  writeFileSync(file, await writeXlsx({ sheets: blank }));
  const out = path.join(folder, 'out');
  const own = `-env:UserInstallation=file://${profile}`;
  execFileSync('soffice', ['--headless', own, '--convert-to', 'xlsx', '--outdir', out, file], { stdio: 'ignore' });
  const computed = await readXlsx(readFileSync(path.join(out, 'blank.xlsx')));
  const bySheet = new Map(computed.sheets.map((sheet) => [sheet.name, sheet]));
  return (address) => {
    const [name, key] = split(address);
    const sheet = bySheet.get(name);
    if (!sheet) throw new Error(`No sheet ${name}`);
    const [row = 0, column = 0] = key.split(',').map(Number);
    return sheet.rows[row]?.[column] ?? null;
  };
}
