import { expect, test } from 'vitest';
import { violations } from '../every/violations.ts';
import { base } from '../testing/base.ts';
import { openDesk } from './desk.ts';

const FILE = 'automatisation.pdf';
const mine = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000, 'mien '), Buffer.from('\n%%EOF\n')]);
const sent = (buffer: Buffer) => ({ name: 'mon audit.pdf', mimeType: 'application/pdf', buffer });

test('the owner puts a file in the place of a sample’s, and the first one back', async () => {
  const page = await openDesk('/admin/exemples', { allowed: [/422/] });
  const field = page.getByLabel(`Mettre votre fichier à la place de ${FILE}`);
  const row = page.getByRole('listitem').filter({ has: field });
  await field.setInputFiles(sent(Buffer.from('<!doctype html>')));
  await row.getByText('n’est pas un PDF').waitFor();
  await field.setInputFiles(sent(mine));
  await row.getByText('Votre fichier', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const served = await page.request.get(`${base()}/telechargements/${FILE}`);
  expect((await served.body()).equals(mine)).toBe(true);
  const visitor = await page.context().newPage();
  await visitor.goto(`${base()}/exemples/automatisation`);
  await visitor.getByRole('link', { name: 'L’extrait en PDF, 400 Ko' }).first().waitFor();
  await visitor.close();
  await row.getByRole('button', { name: 'Revenir au fichier d’origine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au fichier d’origine' }).click();
  await row.getByText('Fichier d’origine', { exact: true }).waitFor();
  const again = await page.request.get(`${base()}/telechargements/${FILE}`);
  expect((await again.body()).equals(mine)).toBe(false);
});
