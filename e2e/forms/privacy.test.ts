import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as retention from '../../data/desk/retention.ts';
import { contractNotices } from '../../data/leads/contractNotices.ts';
import { legalIdentity } from '../../data/settings/legalIdentity.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { leftOnDevice } from '../every/leftOnDevice.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';

const POLICY = '/legal/politique-confidentialite';

// `e2e/every/everyPage.test.ts` checks on every page that nothing is stored before the visitor types.
test('a draft is kept once the visitor types, and only then', async () => {
  const page = await openPage('/');
  await page.getByRole('button', { name: 'Découvrir', exact: true }).first().click();
  const keys = () => leftOnDevice(page);
  await page.getByLabel('Prénom *').waitFor();
  expect(await keys()).toEqual([]);
  await page.getByLabel('Prénom *').fill('Odile');
  await expect.poll(keys).toHaveLength(1);
});

/** Rows of the table in the privacy policy: kind of data, and time for which it is kept. */
async function rows(): Promise<Map<string, string>> {
  const page = await openPage(POLICY, { javaScriptEnabled: false });
  const table = page.getByRole('table').filter({ has: page.getByText('Sauvegardes') });
  const cells = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))),
    );
  return new Map(cells.map(([what = '', howLong = '']) => [what, howLong]));
}

test('the privacy policy names every retention time of the code', async () => {
  const table = await rows();
  const retentionOf = (start: string) => [...table].find(([what]) => what.startsWith(start))?.[1] ?? '';
  expect(retentionOf('Demande de devis sans suite')).toContain(
    `${retention.LEAD_YEARS} ans après le dernier contact venant de vous`,
  );
  expect(retentionOf('Demande mise de côté')).toContain(`Archivée après ${retention.QUARANTINE_DAYS} jours`);
  expect(retentionOf('Résiliation ou rétractation')).toContain(`${retention.CONTRACT_NOTICE_YEARS} ans`);
  expect(retentionOf('Adresse inscrite mais jamais')).toContain(`${retention.UNCONFIRMED_DAYS} jours`);
  expect(retentionOf('Preuve du consentement')).toContain(`${retention.LEFT_SUBSCRIBER_YEARS} ans`);
  expect(retentionOf('Trace d’un courriel')).toContain(`${retention.SENT_MAIL_DAYS} jours`);
  expect(retentionOf('Essais de connexion')).toContain(
    `${retention.SIGN_IN_ATTEMPT_HOURS} heures, sous forme d’empreinte`,
  );
  expect(retentionOf('Données dont la durée est écoulée')).toContain(`${retention.BIN_DAYS} jours`);
  expect(retentionOf('Sauvegardes')).toBe(`${retention.BACKUP_DAYS} jours`);
});

test('those times are read from the code: the text has none of its own but the law’s', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../..', 'content', `${POLICY}.md`), 'utf8');
  const section = text.slice(text.indexOf('## 8.'), text.indexOf('## 9.'));
  const typed = section.match(/(?<![\d.])\d+ (?:ans?|mois|jours?|heures?|h)(?!\p{L})/gu);
  expect(typed).toEqual(['10 ans', '10 ans', '10 ans', '5 ans']);
  const times = Object.entries(retention).filter(([, time]) => typeof time === 'number');
  for (const [name] of times) expect(section, name).toContain(`:valeur[retention.${name}]`);
});

test('the policy names as recipients the AI providers the operator declares, and no other', async () => {
  const page = await openPage(POLICY, { javaScriptEnabled: false });
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const { publisher } of content.site.models)
    expect(text.includes(publisher), publisher).toBe(
      legalIdentity(content).processors.ai.some(({ name }) => name.includes(publisher)),
    );
  expect(text.includes('liste des fournisseurs d’IA')).toBe(legalIdentity(content).processors.ai.length === 0);
});

test('wherever the pack ends, it ends by the specification’s clause and nothing harsher', async () => {
  const pages = ['/', '/legal/cgv', '/legal/conditions-remboursement', contractNotices.termination.path];
  for (const address of pages) {
    const text = (await (await fetch(base() + address)).text())
      .replace(/<[^>]+>/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ');
    expect(text, address).toMatch(/mois en cours (?:n’est pas|non) remboursable/);
    expect(text, address).toMatch(
      new RegExp(`préavis de ${content.pack.noticeDays} jours|${content.pack.noticeDays} jours après réception`),
    );
    expect(text, address).not.toMatch(/mois[^.]{0,40}reste dû|commence pendant le préavis/);
  }
});
