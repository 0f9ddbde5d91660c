import { expect, onTestFinished, test } from 'vitest';
import { launchTestBrowser } from '../../e2e/testing/chromium.ts';
import { askArticles } from '../../e2e/testing/deskArticle.ts';
import { startSite } from '../../e2e/testing/site.ts';
import { isLong, report } from '../testing/form.ts';
import { SCRIPT_PAYLOADS } from '../testing/scriptPayloads.ts';

const POLICY = /script-src 'self';/;

/** An article whose every field holds the payload, and its text in every form a text has. */
function articleOf(payload: string) {
  const line = payload.replace(/\s+/g, ' ');
  const body = [
    payload,
    `[lien](${payload})`,
    `![image](${payload})`,
    `:::encadre{titre="${line}"}\n${payload}\n:::`,
    `:::citation{auteur="${line}"}\n${payload}\n:::`,
    `::chiffre[${line}]{valeur="${line}" unite="${line}"}`,
    `::appel[${line}]{titre="${line}" texte="${line}"}`,
    `:::figure{titre="${line}" mesure="${line}" note="${line}"}\n| x | ${line.replaceAll('|', ' ')} |\n| --- | --- |\n| ${line.replaceAll('|', ' ')} | 1 |\n:::`,
    `Note[^1].\n\n[^1]: ${line}`,
    `\`\`\`${line}\n${payload}\n\`\`\``,
  ].join('\n\n');
  const short = line.slice(0, 60);
  return {
    title: line.slice(0, 150),
    summary: line.slice(0, 300),
    topics: ['vendre'],
    body,
    sources: [
      {
        id: short.trim(),
        publisher: line.slice(0, 200),
        title: line.slice(0, 200),
        date: short,
        url: `https://a.test/${encodeURIComponent(short)}`,
        scope: line.slice(0, 200),
      },
    ],
    call_to_action: { title: line.slice(0, 120), text: line.slice(0, 200), button: short },
  };
}

test('no script payload in any field of an article runs, loads or leads anywhere, in its preview and on its page', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const browser = await launchTestBrowser();
  onTestFinished(() => browser.close());
  // The quick form opens another share of them at each run.
  const step = isLong ? 1 : 15;
  const offset = Math.floor(Math.random() * step);
  const tried = SCRIPT_PAYLOADS.filter((_, index) => index % step === offset);
  const published: { path: string; payload: string }[] = [];
  const happened: string[] = [];
  const page = await browser.newPage();
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.base) && !request.url().startsWith('data:'))
      happened.push(`request ${request.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => alert(`CSP ${event.violatedDirective}`)),
  );
  const open = async (path: string, payload: string) => {
    const answer = await page.goto(site.base + path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect([payload, answer?.status()]).toEqual([payload, 200]);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect([POLICY.test(policy), /script-src[^;]*unsafe/.test(policy)]).toEqual([true, false]);
    const elements = await page.evaluate(
      () =>
        document.querySelectorAll(
          'main script, main iframe, main object, main embed, main base, main [onerror], main [onload], main [onclick], a[href^="javascript:" i], a[href^="data:" i]',
        ).length,
    );
    expect([payload, elements]).toEqual([payload, 0]);
  };
  for (const [index, payload] of tried.entries()) {
    const { article } = await askArticles(site.base, 'POST', '', { ...articleOf(payload), slug: `essai-${index}` });
    const { url } = await askArticles<{ url: string }>(site.base, 'POST', `/${article.id}/preview-link`);
    await open(url.replace(/^https?:\/\/[^/]+/, ''), payload);
    // What a text holds that no part allows is an error and keeps it from readers: they get the rest of it.
    const { problems } = await askArticles(site.base, 'GET', `/${article.id}`);
    const wrong = new Set(problems.filter(({ weight }) => weight === 'error').map(({ field }) => field));
    const changes = {
      ...(wrong.has('body') && {
        body: articleOf(payload)
          .body.split('\n\n')
          .filter((part) => !/^(\[|!|:)/.test(part))
          .join('\n\n'),
      }),
    };
    const saved = await askArticles<{ version: number }>(site.base, 'PATCH', `/${article.id}`, {
      version: article.version,
      changes,
    });
    const left = (await askArticles(site.base, 'GET', `/${article.id}`)).problems.filter(
      ({ weight }) => weight === 'error',
    );
    if (left.length > 0) continue;
    await askArticles(site.base, 'POST', `/${article.id}/publish`, { version: saved.version });
    published.push({ path: `/blog/essai-${index}`, payload });
  }
  const last = published.at(-1)?.path ?? '';
  await expect.poll(async () => (await fetch(site.base + last)).status).toBe(200);
  for (const { path, payload } of published) await open(path, payload);
  expect(published.length).toBeGreaterThan(tried.length * 0.8);
  await page.goto(`${site.base}/blog`);
  await page.goto(`${site.base}/`);
  expect(happened).toEqual([]);
  // Twin: what watches does notice a script that runs.
  await page.evaluate(() => setTimeout(() => alert('seen'), 0));
  await expect.poll(() => happened).toEqual(['dialog seen']);
  report(
    'articles',
    `${tried.length} payloads in every field of an article, its preview and (${published.length}) its page: 0 dialogs, 0 policy violations, 0 requests elsewhere`,
  );
}, 600_000);
