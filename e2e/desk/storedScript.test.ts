import path from 'node:path';
import Database from 'better-sqlite3';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Lead } from '../../data/api/rows.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { leadNotification } from '../../server/mail/messages/leadMessages.ts';
import { SCRIPT_PAYLOADS } from '../../server/testing/scriptPayloads.ts';
import { launchTestBrowser } from '../testing/chromium.ts';
import { signedInAt } from '../testing/ownerCookies.ts';
import { type Site, startSite } from '../testing/site.ts';
import { amongst } from '../testing/wide.ts';

/** Stores a lead with the payload in every field. */
async function store(site: Site, payload: string): Promise<void> {
  const short = payload.slice(0, 90);
  const context = { firstPage: short, formPage: short, opener: short, referrerHost: short, utm: { utm_source: short } };
  const { status } = await fetch(`${site.base}/api/leads`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Form-Context': JSON.stringify(context).replace(/[^ -~]/g, '?'),
    },
    body: JSON.stringify({ name: short, email: 'a@exemple.fr', company: short, service: short, message: payload }),
  });
  expect([payload, status]).toEqual([payload, 201]);
}

/** Owner's mails as they would be sent, from the stored rows. */
function notifications(dataDir: string): string[] {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  const leads = database.prepare('SELECT * FROM leads ORDER BY id').all() as Lead[];
  database.close();
  const identity = {
    from: 'site@site.test',
    notifyTo: 'moi@site.test',
    baseUrl: 'https://site.test',
    content: unchangedContent,
  };
  return leads.map((lead) => leadNotification(lead, identity, '<1@site.test>').html ?? '');
}

/** A tab that records every dialog, policy violation, external request and navigation. */
async function watchedTab(browser: Browser | BrowserContext, place: string, happened: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(place) && !request.url().startsWith('data:'))
      happened.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(place)) happened.push(`navigation ${frame.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => alert(`CSP ${event.violatedDirective}`)),
  );
  return page;
}

/** Number of elements that run or load something, which the text must not have become, and the visible words without spaces. */
const whatBecame = () => ({
  elements: document.querySelectorAll(
    'main script, main iframe, main object, main base, main [onerror], main [onload], a[href^="javascript:" i]',
  ).length,
  words: (document.querySelector('main')?.textContent ?? '').replace(/\s/g, ''),
});

test('nothing a visitor stores runs, loads or leads anywhere on the owner’s desk or in the owner’s mail', async () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBeGreaterThanOrEqual(120);
  const site = await startSite();
  onTestFinished(() => site.stop());
  for (const payload of SCRIPT_PAYLOADS) await store(site, payload);

  const browser = await launchTestBrowser();
  onTestFinished(() => browser.close());
  const happened: string[] = [];
  const context = await browser.newContext();
  await context.addCookies(await signedInAt(site.base));
  const first = await watchedTab(context, `${site.base}/`, happened);
  for (const list of ['/admin', '/admin?liste=indesirables', '/admin/tableau-de-bord']) {
    await first.goto(site.base + list);
    await first.waitForLoadState('networkidle');
    expect([list, (await first.evaluate(whatBecame)).elements]).toEqual([list, 0]);
  }
  // Another sample of payloads at each run.
  const all = SCRIPT_PAYLOADS.map((payload, index) => ({ payload, id: index + 1 }));
  const offset = Math.floor(Math.random() * 16);
  for (const { payload, id } of amongst(
    all.filter((one) => one.id % 16 === offset),
    all,
  )) {
    await first.goto(`${site.base}/admin/leads/${id}`);
    await first.getByText('a@exemple.fr').first().waitFor();
    const { elements, words } = await first.evaluate(whatBecame);
    expect([payload, elements, words.includes(payload.replace(/\s/g, ''))]).toEqual([payload, 0, true]);
  }

  const mails = notifications(site.dataDir);
  expect(mails).toHaveLength(SCRIPT_PAYLOADS.length);
  const mail = await watchedTab(browser, 'about:blank', happened);
  for (const html of mails) await mail.setContent(html);
  expect(happened).toEqual([]);

  // Twin: the record contains a dialog of a script that does run, on the desk and in a mail with the payload unescaped.
  await first.evaluate(() => setTimeout(() => alert('seen'), 0));
  await expect.poll(() => happened).toEqual(['dialog seen']);
  await mail.setContent(SCRIPT_PAYLOADS[0] ?? '');
  await expect.poll(() => happened).toEqual(['dialog seen', 'dialog 1']);
});
