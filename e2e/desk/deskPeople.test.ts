import { describe, expect, test } from 'vitest';
import { asOwner } from '../testing/ownerCookies.ts';
import { openDesk, postLead, postSubscriber } from './desk.ts';

let counter = 0;
const someone = () => {
  counter += 1;
  const word = `p${Date.now()}${counter}`;
  return { word, name: `Camille ${word}`, email: `${word}@personne.example` };
};

async function openPerson(word: string, allowed: RegExp[] = []) {
  const page = await openDesk('/admin/personnes', { allowed });
  await page.getByLabel('Rechercher').fill(word);
  await page.locator('tbody').getByRole('link').filter({ hasText: word }).first().click();
  await page.getByRole('heading', { name: 'Coordonnées' }).waitFor();
  return page;
}

describe('a person’s page', () => {
  test('has the requests of every spelling, the consent, and what a correction replaced', async () => {
    const { word, name, email } = someone();
    await postLead({ name, email, message: 'Téléphone : 06 12 34 56 78\nDescription : Une enseigne' });
    await postLead({ name, email: email.toUpperCase() });
    await postSubscriber(email);
    const page = await openPerson(word);
    await page.getByText('2 demandes').waitFor();
    await page.getByRole('heading', { name: /preuve du consentement/ }).waitFor();
    await page.getByRole('button', { name: 'Rectifier' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Téléphone').fill('07 11 22 33 44');
    await dialog.getByLabel('Adresse e-mail').fill(`nouvelle-${email}`);
    await dialog.getByLabel(/attend.*de partir/).selectOption('drop');
    await dialog.getByRole('button', { name: 'Rectifier' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '07 11 22 33 44' }).waitFor();
    await page.getByRole('list', { name: 'Autres adresses' }).getByText(email).waitFor();
    await page.getByText(`Adresse : ${email}, puis nouvelle-${email}`).waitFor();
    await page.getByText('Téléphone : 06 12 34 56 78').first().waitFor();
  });

  test('stays when its link was followed before the search had been applied', async () => {
    const { word, name, email } = someone();
    await postLead({ name, email });
    const page = await openDesk('/admin/personnes', { own: true });
    await page.locator('tbody').getByRole('link').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page.evaluate((text) => {
      document.querySelector<HTMLInputElement>('input[type=search]')?.focus();
      document.execCommand('insertText', false, text);
      setTimeout(() => document.querySelector<HTMLAnchorElement>('tbody a')?.click(), 190);
    }, word);
    await page.waitForTimeout(1000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('heading', { name: 'Coordonnées' }).waitFor();
  });

  test('is joined with another one and separated again', async () => {
    const [one, other] = [someone(), someone()];
    for (const { name, email } of [one, other]) await postLead({ name, email });
    const page = await openPerson(one.word);
    await page.getByRole('button', { name: 'Réunir avec une autre fiche' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Chercher l’autre fiche').fill(other.word);
    await dialog.getByRole('radio', { name: new RegExp(other.word) }).check();
    await dialog.getByRole('button', { name: 'Réunir', exact: true }).click();
    await page.getByText('2 demandes').waitFor();
    await page.getByRole('list', { name: 'Autres adresses' }).getByText(other.word).waitFor();
    await page.getByRole('button', { name: 'Séparer' }).click();
    await page.getByText('1 demande', { exact: true }).waitFor();
  });

  test('is erased whole, and the proof answers for its address alone', async () => {
    const { word, name, email } = someone();
    await postLead({ name, email });
    // Allows a 404: the page of the erased person requests its data once more before it closes.
    const page = await openPerson(word, [/404/]);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: 'La personne l’a demandé' }).check();
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    const check = page.getByLabel('Cette adresse a-t-elle été effacée');
    await check.fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText(/effacement EFF-\d{4}-\d+, le /).waitFor();
    await check.fill(`jamais-${email}`);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText(/Aucun effacement n.est enregistré/).waitFor();
    const { people } = await asOwner<{ people: object[] }>(`/api/admin/people?q=${word}`);
    expect(people).toEqual([]);
  });
});

test('a request that came by telephone is entered by hand, and has its day and its origin', async () => {
  const { word } = someone();
  const page = await openDesk('/admin?tri=relance');
  await page.getByRole('link', { name: /Saisir une demande/ }).click();
  await page.getByLabel('Nom').fill(word);
  await page.getByLabel('Téléphone').fill('06 98 76 54 32');
  await page.getByLabel('Ce qui est demandé').fill('Une vitrine pour les fêtes');
  await page.getByRole('button', { name: 'Enregistrer la demande' }).click();
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  await page.getByText('Par téléphone').first().waitFor();
  await page.getByText(/Aucune adresse n.est connue/).waitFor();
});

test('an hour is set beside the list, ticked leads get the same note, and the list goes by follow-up', async () => {
  const word = `menuiserie${Date.now()}`;
  await postLead({ message: word });
  const { name } = await postLead({ message: word });
  await postLead({ message: word });
  const page = await openDesk(`/admin?q=${word}`);
  await page.locator('tbody').getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Détail du lead' });
  await panel.getByLabel('Relancer le').fill('2033-05-06');
  await panel.getByLabel(/À \(facultatif\)/).fill('14:30');
  await panel.getByRole('button', { name: 'Enregistrer le suivi' }).click();
  await page
    .locator('tbody')
    .getByText(/06\/05\/2033 à\s14:30/)
    .waitFor();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.getByLabel('Trier par').selectOption('relance');
  await expect.poll(() => page.locator('tbody tr').first().innerText()).toContain(name);
  await page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }).check();
  await page.getByRole('button', { name: 'Noter' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('Vu au salon');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer la note' }).click();
  await page.getByText('3 leads portent cette note').first().waitFor();
});
