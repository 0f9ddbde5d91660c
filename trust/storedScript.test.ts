import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { ADMIN, startSite } from '../e2e/site.ts';
import { caller } from './testing/call.ts';
import { report } from './testing/form.ts';
import { SCRIPT_PAYLOADS } from './testing/scriptPayloads.ts';

test('nothing a visitor stores runs, loads or leads anywhere on the owner’s desk', async () => {
  // The test runner has a BASE_URL of its own.
  const site = await startSite({ BASE_URL: '' });
  onTestFinished(() => site.stop());
  const call = caller(Number(new URL(site.base).port));
  for (const payload of SCRIPT_PAYLOADS) {
    const short = payload.slice(0, 90);
    const context = {
      firstPage: short,
      formPage: short,
      opener: short,
      referrerHost: short,
      utm: { utm_source: short },
    };
    const { status } = await call({
      method: 'POST',
      path: '/api/leads',
      headers: {
        'Content-Type': 'application/json',
        'X-Form-Context': JSON.stringify(context).replace(/[^ -~]/g, '?'),
      },
      body: JSON.stringify({ name: short, email: 'a@exemple.fr', company: short, service: short, message: payload }),
    });
    expect([payload, status]).toEqual([payload, 201]);
  }

  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.base) && !request.url().startsWith('data:'))
      happened.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${site.base}/admin`)) happened.push(`navigation ${frame.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => alert(`CSP ${event.violatedDirective}`)),
  );
  await page.goto(`${site.base}/admin`);
  await page.getByLabel('Identifiant').fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
  for (let id = 1; id <= SCRIPT_PAYLOADS.length; id += 1) {
    await page.goto(`${site.base}/admin/leads/${id}`);
    await page.getByText('a@exemple.fr').first().waitFor();
    const strange = await page.evaluate(
      () =>
        document.querySelectorAll(
          'main script, main iframe, main object, main base, main [onerror], main [onload], a[href^="javascript:" i]',
        ).length,
    );
    if (strange > 0) happened.push(`${strange} elements of lead ${id}`);
  }
  expect(happened).toEqual([]);

  // Twin: what watches does notice a script that runs.
  await page.evaluate(() => setTimeout(() => alert('seen'), 0));
  await expect.poll(() => happened).toEqual(['dialog seen']);
  report(
    'S9',
    `${SCRIPT_PAYLOADS.length} payloads in every stored field: 0 dialogs, 0 policy violations, 0 requests elsewhere, 0 navigations`,
  );
}, 240_000);
