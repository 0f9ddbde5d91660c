import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askArticles, readyArticle } from '../../e2e/testing/deskArticle.ts';
import { startSite } from '../../e2e/testing/site.ts';
import { amount, report } from '../testing/form.ts';

test('a text whose saving was acknowledged is there after kill -9, to the letter', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const rounds = amount(3, 30);
  let saves = 0;
  let id: number | undefined;
  let last = '';
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ DATA_DIR: dataDir });
    id ??= (await askArticles(site.base, 'POST', '', readyArticle)).article.id;
    const { article } = await askArticles(site.base, 'GET', `/${id}`);
    if (round > 0) expect([last, `${last}+`]).toContain(article.fields.body);
    let { version } = article;
    let state: 'saving' | 'killed' = 'saving';
    const killed = new Promise((resolve) => site.child.once('exit', resolve));
    /** However slow the machine, some saves are acknowledged before it falls. */
    let acknowledged = 0;
    const fall = () => {
      state = 'killed';
      site.child.kill('SIGKILL');
    };
    last = article.fields.body;
    while (state === 'saving') {
      const body = `${last}+`;
      const saved = await askArticles<{ version: number }>(site.base, 'PATCH', `/${id}`, {
        version,
        changes: { body },
      }).catch(() => undefined);
      if (!saved) break;
      version = saved.version;
      last = body;
      saves += 1;
      acknowledged += 1;
      if (acknowledged === 2) setTimeout(fall, Math.random() * 300);
    }
    await killed;
  }
  expect(saves).toBeGreaterThan(rounds);
  report('articles', `${saves} acknowledged saves over ${rounds} kill -9: the last one of each there, or one more`);
}, 300_000);
