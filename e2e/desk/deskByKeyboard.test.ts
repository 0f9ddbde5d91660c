import { expect, test } from 'vitest';
import { focused, tabTo } from '../every/byKeyboard.ts';
import { openPage } from '../testing/openPage.ts';
import { ADMIN } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { postLead } from './signIn.ts';

const whole = (name: string | RegExp) => (typeof name === 'string' ? new RegExp(`^${name}$`) : name);

test('by keyboard alone through a day: signed in, a request answered and the next one, a price changed, an article written, signed out', async () => {
  const { site } = await siteWithMail();
  for (const name of ['Nadia Veille', 'Hugo Durand']) await postLead(site, { name });
  const page = await openPage(`${site.base}/admin`, { height: 900, own: true, allowed: [/401/] });
  const { keyboard } = page;
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  // Expects the focus on the element with this name. The whole name is compared: without a focus, the text of the whole page would be,
  // which contains most names.
  const now = (name: string | RegExp) => expect.poll(() => focused(page)).toEqual(expect.stringMatching(whole(name)));
  const find = async (words: string, option: RegExp) => {
    await keyboard.press('Control+k');
    await now(/^Une personne, une demande/);
    await keyboard.type(words);
    await page.locator('[role=option][aria-selected=true]').filter({ hasText: option }).waitFor();
    await keyboard.press('Enter');
  };
  await now('Identifiant');
  await keyboard.type(ADMIN.username);
  await tabTo(page, 'Mot de passe');
  await keyboard.type(ADMIN.password);
  await keyboard.press('Enter');
  await title(/Aujourd.hui/);

  // The key `j` moves the focus to the first waiting request.
  await page.getByRole('link', { name: 'Nadia Veille' }).waitFor();
  await keyboard.press('j');
  await now('Nadia Veille');
  await keyboard.press('Enter');
  await title('Nadia Veille');
  await page.getByLabel('Réponse', { exact: true }).waitFor();
  await keyboard.press('r');
  await now('Réponse');
  await keyboard.press('Control+End');
  await keyboard.type(' À demain.');
  await tabTo(page, 'Relire et envoyer');
  await keyboard.press('Enter');
  await page.getByRole('dialog').getByText('À demain.').waitFor();
  await tabTo(page, 'Envoyer');
  await keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/Réponse à nadia.veille@client.example en attente/)
    .waitFor();
  // After a view opens, the focus is inside it, and its next control is a few Tab presses away.
  await page.locator('main:focus, main :focus').first().waitFor();
  await tabTo(page, 'Suivante à répondre : Hugo Durand');
  await keyboard.press('Enter');
  await title('Hugo Durand');

  await find('étude de marché prix', /prix/i);
  await title('Offres');
  await now(/Prix$/i);
  await keyboard.press('Control+a');
  await keyboard.type('145');
  await keyboard.press('Enter');
  await page.getByText('Enregistré, et visible sur le site.').waitFor();

  await find('articles', /^Articles/);
  await page.getByRole('button', { name: 'Nouvel article' }).waitFor();
  await tabTo(page, 'Nouvel article');
  await keyboard.press('Enter');
  await now('Titre');
  await keyboard.type('Ce que coûte un devis');
  await tabTo(page, 'Texte de l’article');
  await keyboard.type('Nous avons compté les heures.');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  // The Tab key moves the focus out of the text field.
  await keyboard.press('Tab');
  await now(/^(?!Texte)/);

  await tabTo(page, 'Aide et compte');
  await keyboard.press('Enter');
  await tabTo(page, 'Se déconnecter');
  await keyboard.press('Enter');
  await now('Identifiant');
});
