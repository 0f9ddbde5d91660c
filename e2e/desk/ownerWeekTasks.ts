import { expect } from 'vitest';
import type { Task } from './ownerHand.ts';
import { addPicture, button, enter, field, find, hasFocus, insert, publish } from './ownerSteps.ts';

/** The tasks of an owner's week that begin on « Aujourd'hui », and the most presses each may take. @param base the address of the site */
export const ownerWeek = (base: () => string): readonly Task[] => [
  {
    name: 'answer a request',
    most: 3,
    async act(hand) {
      await hand.touch(hand.page.getByRole('link', { name: 'Répondre' }).first());
      await hand.touch(button(hand, 'Relire et envoyer'));
      await hand.touch(hand.page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }));
      await hand.read(hand.page.getByText(/Réponse à client.4@client.example/));
    },
  },
  {
    name: 'see that the answer left',
    most: 2,
    async act(hand) {
      await find(hand, 'client.4@', 'Demandes');
      await hand.read(hand.page.getByRole('list', { name: 'Historique' }).getByText(/250/));
      await hand.read(hand.page.getByText('Répondu', { exact: true }));
    },
  },
  {
    name: 'change a price, on every page',
    most: 3,
    async act(hand) {
      await find(hand, 'étude de marché prix', 'Réglages');
      const price = hand.page.getByLabel('Prix').first();
      await hasFocus(price);
      await hand.page.keyboard.press('Control+a');
      await hand.write('145');
      await hand.press('Enter');
      await hand.read(hand.page.getByText('Enregistré, et visible sur le site.'));
      expect(await (await fetch(`${base()}/services/etude-marche`)).text()).toMatch(/145\s?€/);
    },
  },
  {
    name: 'write an article with a picture and a chart',
    most: 18,
    async act(hand) {
      const { page } = hand;
      await enter(hand, 'Publier');
      await hand.touch(button(hand, 'Nouvel article'));
      const title = page.getByRole('textbox', { name: 'Titre' });
      await hasFocus(title);
      await hand.write('Ce que coûte un devis');
      await hand.type(page.getByLabel('Texte de l’article'), 'Nous avons compté les heures.');
      await insert(hand, 'Image');
      await addPicture(hand, 'Atelier');
      await insert(hand, 'Graphique');
      await hasFocus(page.getByLabel('Ce qu’il montre'));
      await hand.write('Le temps coûte plus');
      await hand.type(page.getByLabel('Ce qui est mesuré'), 'Coût par an');
      await hand.type(page.getByLabel('Valeurs, la première'), 'Poste ; Coût\nLogiciels ; 40\nTemps ; 120');
      await hand.touch(page.getByRole('dialog').getByRole('button', { name: 'Insérer' }));
      await hand.touch(page.getByRole('tab', { name: 'Fiche' }));
      await hand.type(page.getByLabel('Résumé'), 'Le temps d’un devis, compté.');
      await hand.touch(page.getByLabel('Décider'));
      await publish(hand);
    },
  },
  {
    name: 'mend a slip in an article',
    most: 5,
    phone: true,
    async act(hand) {
      await enter(hand, 'Publier');
      await hand.touch(button(hand, /^Modifier le texte de Stratégie IA/));
      const text = hand.page.getByLabel('Texte de l’article');
      await hand.touch(text);
      await text.evaluate((at: HTMLTextAreaElement) => at.setSelectionRange(at.value.length, at.value.length));
      await hand.write(' Corrigé.');
      await publish(hand);
    },
  },
  {
    name: 'write a letter',
    most: 6,
    async act(hand) {
      await enter(hand, 'Publier', 'Lettres');
      await hand.touch(button(hand, 'Écrire une lettre'));
      await hasFocus(hand.page.getByLabel('Objet', { exact: true }));
      await hand.write('Trois signaux');
      await hand.type(hand.page.getByLabel('Texte de la lettre'), 'Bonjour, voici trois signaux.');
      await hand.touch(button(hand, /^Envoyer/));
      await hand.touch(hand.page.getByRole('dialog').getByRole('button', { name: /^Envoyer à 1/ }));
      await hand.read(hand.page.getByText('Envoyée', { exact: true }));
    },
  },
  {
    name: 'open an account for another person',
    most: 5,
    async act(hand) {
      await enter(hand, 'Site', 'Comptes');
      await hand.type(hand.page.getByLabel('Identifiant du nouveau compte'), 'lea');
      await hand.press('Enter');
      await hand.touch(button(hand, /noté/));
      await hand.read(hand.page.getByRole('heading', { name: 'lea' }));
    },
  },
  {
    name: 'erase a person on request',
    most: 6,
    async act(hand) {
      await find(hand, 'ines.effacer', 'Personnes');
      await hand.touch(button(hand, 'Tout effacer'));
      const dialog = hand.page.getByRole('alertdialog');
      await hand.touch(dialog.getByRole('radio', { name: /La personne l.a demandé/ }));
      await hand.touch(dialog.getByRole('button', { name: 'Effacer définitivement' }));
      await hand.read(hand.page.getByRole('heading', { name: /EFF-\d{4}-\d+/ }));
    },
  },
  {
    name: 'take one’s own colour and logo',
    most: 10,
    async act(hand) {
      await find(hand, 'couleur', 'Réglages');
      await hasFocus(hand.page.getByLabel('Couleur d’accent', { exact: true }));
      await hand.press('Control+a');
      await hand.write('#0A6B5E');
      await hand.touch(button(hand, 'Choisir une image'));
      await addPicture(hand, 'Logo');
      await hand.touch(hand.page.getByRole('button', { name: 'Enregistrer', exact: true }));
      await hand.read(hand.page.getByText('Enregistré, et visible sur le site.'));
    },
  },
  {
    name: 'read the figures of the month',
    most: 2,
    async act(hand) {
      await enter(hand, 'Chiffres');
      await hand.touch(hand.page.getByRole('link', { name: 'Ce mois' }));
      await hand.read(hand.page.getByRole('table', { name: 'De la visite à l’affaire gagnée' }));
    },
  },
  {
    name: 'win a request, and follow it up in a week',
    most: 7,
    async act(hand) {
      await find(hand, 'gael.gagne', 'Demandes');
      await hand.choose(field(hand, 'Statut'), 'Gagné');
      await hand.type(field(hand, 'Montant en euros'), '1 250');
      await hand.touch(button(hand, 'Dans une semaine'));
      await hand.touch(button(hand, 'Enregistrer le suivi'));
      await hand.read(hand.page.getByText('Suivi enregistré'));
    },
  },
  {
    name: 'change three hundred requests at once, and back',
    most: 6,
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }));
      const bar = hand.page.getByRole('region', { name: 'Leads choisis' });
      await hand.touch(bar.getByRole('button', { name: /^Tout choisir/ }));
      await hand.choose(bar.getByLabel('Changer le statut'), 'Perdu');
      await hand.touch(bar.getByRole('button', { name: 'Annuler ce changement' }));
      await bar.waitFor({ state: 'detached' });
    },
  },
];
