import { expect, test } from 'vitest';
import { violations } from '../../every/violations.ts';
import { inMarkdown, typedText } from '../../testing/typedText.ts';
import { atEnd, BODY, LABEL, openText, paste } from './openText.ts';

test.each([1440, 390])(
  'at %d px an author writes headings, lists, tables, parts and sources as they will be read',
  async (width) => {
    const { page, text, stored } = await openText(width);
    await atEnd(page);
    await page.keyboard.press('Enter');
    for (const typed of ['## Un intertitre', '- un', 'deux']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('Un mot ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('fort');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(', [un lien](/blog/article-1) et :source[insee]');
    await page.keyboard.type('.');
    await text.getByRole('link', { name: 'Source 1' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.getByRole('button', { name: 'Chiffre', exact: true }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Chiffre' });
    await form.getByLabel('Chiffre').fill('71');
    await form.getByLabel('Ce qu’il mesure').click();
    await page.keyboard.type('des demandes');
    await form.getByRole('button', { name: 'Insérer' }).click();
    await text.getByText('des demandes').waitFor();

    // A part already in the text is edited in the same form by which it was inserted.
    await text.locator('[data-card]', { hasText: 'des demandes' }).click();
    await form.getByLabel('Chiffre').fill('72');
    await form.getByRole('button', { name: 'Appliquer' }).click();
    await text.getByText('72').waitFor();
    await text.getByText('Logiciels').click();
    const bar = page.getByRole('toolbar');
    const tables = bar.locator('summary', { hasText: 'Tableau' });
    await tables.waitFor();
    const outside = await bar.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.children].filter((tool) => tool.getBoundingClientRect().right > right).length;
    });
    expect(outside).toBe(0);
    await tables.click();
    await page.getByRole('button', { name: 'Retirer la ligne' }).click();
    await text.getByText('Logiciels').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);

    const whole = [
      'Une phrase sur les prix : « trente ».',
      '| Poste | Coût |\n| --- | ---: |\n| Temps | 120 |',
      '::outil{nom=comparateur}',
      'La fin.',
      '## Un intertitre',
      '- un\n- deux',
      'Un mot **fort**, [un lien](/blog/article-1) et :source[insee].',
      '::chiffre[des demandes]{valeur="72"}',
    ].join('\n\n');
    expect((await typedText(page, LABEL)).trim()).toBe(whole);
    await expect.poll(async () => (await stored()).trim()).toBe(whole);
  },
  300_000,
);

test.each([1440, 390])(
  'at %d px a line that is typed stays clear of the bar, which lies over the text',
  async (width) => {
    const { page } = await openText(width, 'La fin.');
    await page.setViewportSize({ width, height: 500 });
    await atEnd(page);
    for (let line = 0; line < 14; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(`Ligne ${line}`);
    }
    const isClear = () =>
      page.evaluate(() => {
        const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
        const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
        return caret && bar && caret.height > 0 && (caret.bottom <= bar.top || caret.top >= bar.bottom);
      });
    await expect.poll(isClear).toBe(true);
    for (let line = 0; line < 14; line += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(isClear).toBe(true);
  },
);

test('what comes from Word, a spreadsheet and another page keeps its structure alone; an address over words is their link', async () => {
  const { page, text } = await openText(1440, 'La fin.');
  await atEnd(page);
  await page.keyboard.press('Enter');
  await paste(
    page,
    'text/html',
    `<h1><span style="color:red">Titre Word</span></h1><p class=MsoNormal>Un <b>gras</b> et <span style="color:red">du rouge</span>.</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp; </span></span><![endif]>Premier</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Second</p>
<table><tr><td>Poste</td><td>Coût</td></tr><tr><td>Temps</td><td>120</td></tr></table><img src="https://ailleurs.test/x.png"><p>Fin du collage</p>`,
  );
  await text.getByText('Fin du collage').waitFor();
  await text.getByText('du rouge').click({ clickCount: 3 });
  await paste(page, 'text/plain', 'https://exemple.fr/page');
  await text.getByRole('link', { name: 'gras' }).waitFor();
  expect((await typedText(page, LABEL)).trim()).toBe(
    [
      'La fin.',
      '## Titre Word',
      '[Un **gras** et du rouge.](https://exemple.fr/page)',
      '- Premier\n- Second',
      '| Poste | Coût |\n| --- | --- |\n| Temps | 120 |',
      'Fin du collage',
    ].join('\n\n'),
  );
}, 300_000);

test('twenty steps are taken back to the byte, nothing typed is lost while it is saved, and Markdown shows the same words', async () => {
  const { page, text, stored } = await openText(1440);
  await atEnd(page);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.type(` pas ${step}`);
    await page.keyboard.press('Enter');
  }
  await text.getByText('pas 19').waitFor();
  await expect.poll(stored).toContain('pas 19');
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Control+z');
  await text.getByText('pas 0').waitFor({ state: 'detached' });
  expect(await typedText(page, LABEL)).toBe(BODY);
  await expect.poll(stored).toBe(BODY);

  await page.route('**/api/admin/articles/*', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await atEnd(page);
  const words = ' Pendant que « cela » s’enregistre : chaque signe reste ; du premier au dernier, 12 000 € !';
  await page.keyboard.type(words, { delay: 40 });
  await expect.poll(stored).toBe(BODY + words);
  await page.unroute('**/api/admin/articles/*');
  await inMarkdown(page, LABEL, (area) => area.fill('Écrit en Markdown, **fort**.'));
  await text.locator('strong', { hasText: 'fort' }).waitFor();
  expect(await violations(page)).toEqual([]);
}, 300_000);
