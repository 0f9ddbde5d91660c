import { expect, test } from 'vitest';
import { goTo, openDesk, openNews } from './desk.ts';
import { SITE } from './deskAnswers.ts';
import { askApart } from './signIn.ts';

const place = {
  kind: 's3',
  address: 'https://s3.exemple.fr/copies/',
  last_copy: { at: '2026-11-22T13:00:00.000Z', bytes: 4096, leads: 12 },
  last_drill: { at: '2026-11-20T13:00:00.000Z', leads: 11 },
  problems: ['Copie vers le stockage S3 : le stockage a répondu 403 (AccessDenied).'],
};

test('copies elsewhere that fail are said on the first view, and gone from it once they are well again', async () => {
  const page = await openDesk();
  let copies = [place];
  await askApart(page);
  await page.route('**/api/admin/upkeep', (route) =>
    route.fulfill({ json: { success: true, clock: null, bin: 0, copies } }),
  );
  const troubles = () => copies.flatMap(({ problems }) => problems.map((text) => ({ kind: 'copies', text })));
  await askApart(page);
  await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: { ...SITE, troubles: troubles() } }));
  await page.reload();
  const notice = page.getByRole('region', { name: 'Copies hors du serveur' });
  await openNews(page);
  await notice.getByText('403 (AccessDenied)').waitFor();
  await goTo(page, 'Site', 'Copies');
  const shown = page.locator('#contenu').getByRole('listitem').filter({ hasText: 'Stockage S3' });
  await shown.getByText('22/11/2026 à 14:00, 12 demandes').waitFor();
  await shown.getByText('à réparer').waitFor();
  copies = [{ ...place, problems: [] }];
  await page.reload();
  await shown.getByText('en ordre').waitFor();
  expect(await notice.count()).toBe(0);
});
