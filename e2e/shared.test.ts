import { describe, expect, test } from 'vitest';
import { openPage } from './testing/openPage.ts';

describe('navigation', () => {
  test.each(['Méthode', 'Services', 'FAQ'])(
    '« %s » goes home from another page, then scrolls to its section',
    async (label) => {
      const page = await openPage('/blog');
      await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: label }).click();
      const id = { Méthode: 'methode', Services: 'services', FAQ: 'faq' }[label] ?? '';
      await page.waitForFunction(
        (target) => Math.abs(document.getElementById(target)?.getBoundingClientRect().top ?? 9999) < 140,
        id,
      );
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );

  test('a page of the site is fetched ahead when the pointer rests on its link, the form pages are not', async () => {
    const page = await openPage('/', { own: true });
    const session = await page.context().newCDPSession(page);
    const ahead: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
    await session.send('Preload.enable');
    await page.reload();
    const links = page.getByRole('navigation', { name: 'Navigation principale' });
    await links.getByRole('link', { name: 'À propos' }).hover();
    await expect.poll(() => ahead).toContain('/about');
    for (const path of ['/devis', '/newsletter/desinscription?jeton=a', '/accessibilite']) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        link.style.cssText = 'position:fixed;top:200px;left:0;z-index:999';
        document.body.append(link);
      }, path);
      await page.getByRole('link', { name: path }).hover();
      await page.waitForTimeout(200);
    }
    await expect.poll(() => ahead).toContain('/accessibilite');
    expect(new Set(ahead)).toEqual(new Set(['/about', '/accessibilite']));
  });

  test('on a phone the menu opens, holds the focus, closes with Escape, and leads on', async () => {
    const page = await openPage('/', { width: 390, height: 844 });
    const hamburger = page.getByRole('button', { name: 'Ouvrir le menu' });
    await hamburger.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect((await menu.boundingBox())?.height).toBe(844);
    expect(await menu.getByRole('link', { name: 'Blog' }).isVisible()).toBe(true);
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      // The focus stays in the dialog or, between its last and first control, in the browser's own bar, never on the page behind.
      expect(
        await page.evaluate(() => document.activeElement?.closest('dialog, #root > *')?.tagName ?? 'NONE'),
      ).toMatch(/DIALOG|NONE/);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await hamburger.evaluate((element) => element === document.activeElement)).toBe(true);
    await hamburger.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Le blog' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  test('on a phone the menu’s « Découvrir » opens the quote form in its place', async () => {
    const page = await openPage('/', { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Découvrir' }).click();
    await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  });

  test('the skip link is the first stop and leads to the content', async () => {
    const page = await openPage('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    await page.locator('#contenu:focus').waitFor();
  });
});

describe('the questions', () => {
  test('none is open at first, one at a time, and clicking the open one closes it', async () => {
    const page = await openPage('/');
    const questions = page.locator('#faq summary');
    const open = () => page.locator('#faq details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    expect(await open()).not.toContain(true);
    await questions.nth(0).click();
    await questions.nth(2).click();
    const states = await open();
    expect(states.filter(Boolean)).toHaveLength(1);
    expect(states[2]).toBe(true);
    await questions.nth(2).click();
    expect(await open()).not.toContain(true);
  });

  test('without script a question opens, and the one before closes', async () => {
    const page = await openPage('/', { javaScriptEnabled: false });
    const questions = page.locator('#faq details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(0).locator('> :not(summary)').waitFor();
    await questions.nth(1).locator('summary').click();
    await questions.nth(0).locator('> :not(summary)').waitFor({ state: 'hidden' });
  });
});

describe('the newsletter', () => {
  const subscribe = async (email: string, allowed: RegExp[] = []) => {
    const page = await openPage('/', { allowed });
    await page.getByLabel('Recevoir les prochaines analyses').fill(email);
    await page.getByRole('button', { name: /S.abonner/ }).click();
    return page;
  };

  test('a new address gets the success toast and an empty field', async () => {
    const page = await subscribe('lectrice@kiosque.example');
    await page
      .getByText(/Inscription réussie/)
      .first()
      .waitFor();
    expect(await page.getByText('Vous recevrez bientôt nos actualités IA.').first().isVisible()).toBe(true);
    expect(await page.getByLabel('Recevoir les prochaines analyses').inputValue()).toBe('');
  });

  test('an address that is subscribed gets « Erreur » with the reason, whatever its case', async () => {
    await subscribe('double@kiosque.example');
    const page = await subscribe('Double@Kiosque.example', [/409/]);
    await page.getByText('Erreur', { exact: true }).first().waitFor();
    expect(await page.getByLabel('Recevoir les prochaines analyses').inputValue()).toBe('Double@Kiosque.example');
  });

  test('at most one toast shows, it leaves after 5 s, and F8 reaches it', async () => {
    const page = await subscribe('un@kiosque.example');
    await page
      .getByText(/Inscription réussie/)
      .first()
      .waitFor();
    const shown = Date.now();
    await page.getByLabel('Recevoir les prochaines analyses').fill('deux@kiosque.example');
    await page.getByRole('button', { name: /S.abonner/ }).click();
    await page.waitForTimeout(600);
    expect(await page.locator('[data-state=open][role=status], li[data-state=open]').count()).toBe(1);
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')),
    ).toMatch(/Notification/);
    await page.mouse.move(10, 10);
    await page.getByLabel('Recevoir les prochaines analyses').focus();
    await page.locator('li[data-state=open]').waitFor({ state: 'detached' });
    expect(Date.now() - shown).toBeGreaterThan(4500);
  });
});

test('an unknown path answers 404 with the page of the specification and two ways home', async () => {
  const page = await openPage('/nulle-part', { allowed: [/404/] });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
  const english = page.getByText('Did you forget to add the page to the router?');
  expect(await english.getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: /Retour à l.accueil/ }).click();
  await page.getByRole('heading', { level: 1, name: /Cinq IA se recoupent/ }).waitFor();
});
