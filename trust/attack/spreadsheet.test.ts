import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { lead, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { isLong, report } from '../testing/form.ts';

const QUOTE = 34;
const UTF_8 = 76;
/** How each export is opened: by its separator, and as people of that country do (Windows language codes). */
const OPENED = [
  { format: 'excel', separator: ';'.charCodeAt(0), language: 1036 },
  { format: 'rfc4180', separator: ','.charCodeAt(0), language: 1033 },
] as const;

interface Cell {
  type: string;
  value: string;
  formula: boolean;
  text: string;
}

/** The cells of a table as LibreOffice understood them, row by row. */
function openedByLibreOffice(csv: string, separator: number, language: number): Cell[][] {
  const folder = temporaryDirectory();
  writeFileSync(path.join(folder, 'leads.csv'), csv);
  const filter = `CSV:${separator},${QUOTE},${UTF_8},1,,${language},false,true`;
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const how = ['--headless', profile, `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', folder];
  execFileSync('soffice', [...how, path.join(folder, 'leads.csv')], { stdio: 'ignore' });
  const table = readFileSync(path.join(folder, 'leads.fods'), 'utf8');
  return [...table.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)]
    .map(([, row = '']) =>
      [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(cellOf),
    )
    .filter((row) => row.some(({ text }) => text !== ''));
}

function cellOf([, attributes = '', inside = '']: string[]): Cell {
  const attribute = (name: string) => new RegExp(`office:${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const paragraphs = [...inside.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, text = '']) => text);
  return {
    type: attribute('value-type'),
    value: attribute('value') || attribute('date-value'),
    formula: attributes.includes('table:formula'),
    text: paragraphs
      .join('\n')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&apos;', "'")
      .replaceAll('&quot;', '"'),
  };
}

test.runIf(isLong).each(OPENED)(
  'LibreOffice opens the $format export: its cells, its days, its amounts and no formula',
  async ({ format, separator, language }) => {
    const { api, admin } = await siteUnderTest();
    await api.post('/api/leads').send(lead({ name: '=SOMME(A1:A9)', company: 'Atelier « Été » ; fils, et cie' }));
    await api.patch('/api/admin/leads/1').set(admin).send({ status: 'gagne', amount_cents: 123_450 });
    await api.post('/api/leads').send(lead({ name: 'Zoé', message: 'Première ligne\nseconde "ligne"' }));
    const { text } = await api.get(`/api/admin/exports/leads.csv?format=${format}`).set(admin);

    const [titles = [], first = [], second = []] = openedByLibreOffice(text, separator, language);
    const at = (row: Cell[], title: string) => row[titles.findIndex((cell) => cell.text === title)];
    expect(titles[0]?.text).toBe('Référence');
    expect(at(first, 'Nom')).toMatchObject({ type: 'string', formula: false, text: "'=SOMME(A1:A9)" });
    expect(at(first, 'Entreprise')?.text).toBe('Atelier « Été » ; fils, et cie');
    expect(at(first, 'Montant')).toMatchObject({ type: 'float', value: '1234.5' });
    expect(at(first, 'Reçu le')).toMatchObject({ type: 'date' });
    expect(at(second, 'Message')?.text).toBe('Première ligne\nseconde "ligne"');
    report('S10', `LibreOffice reads the ${format} export back: days as days, amounts as numbers, no formula`);
  },
  60_000,
);
