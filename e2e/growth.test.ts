import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { articles } from '../data/articles.baked.ts';
import { services } from '../data/services.ts';
import { ADMIN, type Site, startSite } from './site.ts';

const ROOT = path.dirname(import.meta.dirname);
const SOURCES = ['bin', 'components', 'content', 'data', 'database', 'pages', 'public', 'renderer', 'server'];
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const next = articles.length + 1;

let copy: string;
let site: Site;

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(ROOT, file), 'utf8')));

/** One more entry of the catalogue, and the words of its page: those of another service. */
function addService(): void {
  edit('data/services.ts', (text) =>
    text.replace(
      '] as const satisfies',
      `  {
    code: 'audit-seo',
    title: 'Audit SEO',
    price: 95,
    deliveryHours: 48,
    format: 'PDF',
    line: 'Vos pages, vues par un moteur de recherche.',
    example: 'strategie',
    motif: 'strategy',
  },
] as const satisfies`,
    ),
  );
  edit('data/servicePages.ts', (text) => text.replace('  strategie,\n', "  strategie,\n  'audit-seo': strategie,\n"));
}

/** A card in `data/articles`, a text in `content/blog`. */
function addArticle(): void {
  const first = readFileSync(path.join(ROOT, 'data/articles/article-7.ts'), 'utf8');
  const card = first
    .replace('number: 7', `number: ${next}`)
    .replace("slug: 'article-7'", `slug: 'article-${next}'`)
    .replace(/title: '[^']*'/, "title: 'Un article de plus'");
  writeFileSync(path.join(copy, `data/articles/article-${next}.ts`), card);
  writeFileSync(path.join(copy, `content/blog/article-${next}.mdx`), '## Un titre\n\nUn texte de plus.\n');
}

/** A folder with a component that has a state of its own, and its words. */
function addPage(): void {
  cpSync(path.join(ROOT, 'pages/about'), path.join(copy, 'pages/nouvelle'), { recursive: true });
  writeFileSync(
    path.join(copy, 'pages/nouvelle/+Page.tsx'),
    `import { useState } from 'react';

export function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Nouvelle</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{\`page \${count}\`}</button>
    </>
  );
}
`,
  );
  writeFileSync(
    path.join(copy, 'pages/nouvelle/+head.ts'),
    "export const head = { title: 'Nouvelle', description: 'Une page de plus.' };\n",
  );
}

/** A state in the bar and in the footer of every page. */
function addStates(): void {
  const probe = (name: string) => `
function Probe() {
  const [count, setCount] = useState(0);
  return <button type="button" data-probe="${name}" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
  const add = (file: string, name: string, before: string) =>
    edit(
      file,
      (text) => `import { useState } from 'react';\n${text.replace(before, `<Probe />${before}`)}${probe(name)}`,
    );
  add('components/layout/Navigation.tsx', 'bar', '<Hamburger');
  add('components/layout/FooterLinks.tsx', 'footer', '<Columns ');
  edit('components/layout/SiteLayout.tsx', (text) =>
    text
      .replace('{children}\n      </Main>', '<Probe />{children}\n      </Main>')
      .replace(
        "import { type ReactNode, useEffect } from 'react';",
        "import { type ReactNode, useEffect, useState } from 'react';",
      )
      .concat(probe('main')),
  );
}

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
  for (const name of [...SOURCES, ...FILES]) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  addService();
  addArticle();
  addPage();
  addStates();
  execFileSync(process.execPath, ['bin/build.ts'], { cwd: copy, stdio: 'pipe' });
  site = await startSite({}, copy);
}, 240_000);
afterAll(async () => {
  await site?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Reads the API as the signed-in owner. */
async function desk() {
  const { headers } = await fetch(`${site.base}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.base },
    body: JSON.stringify(ADMIN),
  });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (address: string) => (await fetch(site.base + address, { headers: { cookie } })).json();
}

const text = async (address: string) => (await fetch(site.base + address)).text();

test('a sixth service, one more article and a new page are there once their data or their file is', async () => {
  const addresses = ['/services/audit-seo', `/blog/article-${next}`, '/nouvelle'];
  for (const address of addresses) expect((await fetch(site.base + address)).status, address).toBe(200);
  const sitemap = await text('/sitemap.xml');
  for (const address of addresses) expect(sitemap).toContain(`${address}</loc>`);
  expect(await text('/')).toContain('href="/services/audit-seo"');
  expect(await text('/devis')).toContain('value="audit-seo"');
  expect(await text('/blog')).toContain(`href="/blog/article-${next}"`);
  expect(await text('/rss.xml')).toContain(`/blog/article-${next}</link>`);
  const social = await fetch(`${site.base}/social/nouvelle.png`);
  expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('the desk lists the new article, and finds the leads of the new service', async () => {
  const ask = await desk();
  const { articles: rows } = await ask('/api/admin/blog/articles');
  expect(rows.map(({ title }: { title: string }) => title)).toContain('Un article de plus');
  const body = { name: 'Jeanne Petit', email: 'jeanne@exemple.fr', service: 'Audit SEO - 95€', message: 'Bonjour' };
  const headers = { 'Content-Type': 'application/json', Origin: site.base };
  await fetch(`${site.base}/api/leads`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { leads } = await ask('/api/leads?service=audit-seo');
  expect(leads.map(({ email }: { email: string }) => email)).toEqual([body.email]);
});

test('a component state answers in the bar, the page and the footer of every page of the sitemap', async () => {
  const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(services.length + articles.length);
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const answers = await page.evaluate(async () => {
      const probes = [...document.querySelectorAll<HTMLElement>('[data-probe]')];
      for (const probe of probes) probe.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return probes.map((probe) => `${probe.dataset.probe} ${probe.textContent}`);
    });
    expect(answers, address).toEqual(['bar 1', 'main 1', 'footer 1']);
  }
  await browser.close();
  expect(problems).toEqual([]);
});
