import { z } from 'zod';
import { logoPlaces } from '../../looks/logo.ts';
import { OBJECT, required } from '../text.ts';
import {
  accentField,
  choice,
  described,
  emailField,
  line,
  link,
  phoneField,
  picture,
  sirenField,
  text,
} from './field.ts';

const NOTICES = 'mentions-legales';
const PRIVACY = 'politique-confidentialite';
const TERMS = 'cgv';
const REFUNDS = 'conditions-remboursement';
const EVERY = [NOTICES, PRIVACY, TERMS, REFUNDS];

/** What the build drew once, and a change does not reach (docs/decisions/0080-content-is-a-value.md). */
const DOWNLOADS = 'Pas dans les exemples à télécharger, qui gardent ce avec quoi le site a été construit.';

/** The brand, and what it says of itself. */
export const brandFields = {
  'site.brand': line({
    label: 'Nom du site',
    where: `En tête et au pied de chaque page, titres des onglets, courriels, flux RSS, images de partage, documents légaux. ${DOWNLOADS}`,
    max: 40,
    documents: [NOTICES, PRIVACY, TERMS],
  }),
  'site.sentence': line({
    label: 'Phrase de présentation',
    where: 'Pied de page, flux RSS, données structurées.',
    max: 160,
  }),
};

/** How the site looks, beyond its design: what it is recognised by. */
export const looksFields = {
  'site.looks.accent': accentField({
    label: 'Couleur d’accent',
    where: `Boutons, liens et signature de chaque page, courriels, icône de l’onglet, images de partage. ${DOWNLOADS}`,
    help: 'Une seule couleur suffit : ses nuances pour le survol et pour l’affichage sombre en sont tirées. Celle que l’on ne lirait pas est refusée.',
    example: '#0A6B5E',
  }),
  'site.looks.logo': picture({
    label: 'Logo',
    where: 'En tête et au pied de chaque page, icône de l’onglet, images de partage.',
    help: 'De votre bibliothèque d’images : PNG ou WebP à fond transparent de préférence. Il est montré entier, à hauteur fixe ; sur fond sombre, il est posé sur une plaque claire.',
  }),
  'site.looks.logoPlace': choice({
    label: 'Place du logo',
    where: 'En tête et au pied de chaque page.',
    help: 'Ce que lit à voix haute un lecteur d’écran reste le nom du site.',
    options: logoPlaces,
  }),
};

/** Who signs what is delivered. */
export const signatoryFields = {
  'site.owner.name': line({
    label: 'Nom et prénom',
    where: `Mentions légales, CGV, politique de confidentialité, page « À propos », articles, signature dessinée des exemples montrés et des images de partage. ${DOWNLOADS}`,
    example: 'Jeanne Martin',
    max: 80,
    documents: [NOTICES, PRIVACY, TERMS],
  }),
  'site.owner.record': text({
    label: 'Parcours',
    where: 'Page « À propos » et fin de chaque article.',
    help: 'Un paragraphe : ce que vous avez fait avant, ce qui vous autorise à signer.',
    example: 'Douze ans d’études de marché dans l’agroalimentaire, d’abord en cabinet, à mon compte depuis 2021.',
    max: 800,
  }),
  'site.owner.portrait': picture({
    label: 'Portrait',
    where: 'Page « À propos » et fin de chaque article.',
    help: 'De votre bibliothèque d’images, montrée en carré : le milieu, si elle ne l’est pas. Aucune si vous n’en voulez pas.',
  }),
};

export const contactFields = {
  'site.email': emailField({
    label: 'Adresse électronique',
    where: 'Documents légaux, accessibilité, messages d’erreur des formulaires, données structurées.',
    example: 'bonjour@votre-domaine.fr',
    documents: EVERY,
  }),
  'site.phone': phoneField({
    label: 'Téléphone',
    where: 'Mentions légales, CGV, politique de confidentialité, accessibilité, données structurées.',
    example: '06 12 34 56 78',
    documents: [NOTICES, PRIVACY, TERMS],
  }),
};

export const legalFields = {
  'identity.status': line({
    label: 'Statut',
    where: 'Mentions légales, CGV, politique de confidentialité.',
    help: '« entrepreneur individuel (EI) », ou la forme de la société et son capital.',
    documents: [NOTICES, PRIVACY, TERMS],
  }),
  'identity.address': line({
    label: 'Adresse',
    where: 'Mentions légales, CGV, politique de confidentialité, données structurées.',
    help: 'Adresse professionnelle, ou domicile.',
    example: '12 rue des Carmes, 35000 Rennes',
    documents: [NOTICES, PRIVACY, TERMS],
  }),
  'identity.siren': sirenField({
    label: 'SIREN',
    where: 'Mentions légales, CGV.',
    help: 'Neuf chiffres : ceux de votre avis de situation, sur avis-situation-sirene.insee.fr.',
    example: '732 829 320',
    documents: [NOTICES, TERMS],
  }),
  'identity.rne': line({
    label: 'Inscription au RNE',
    where: 'Mentions légales.',
    help: 'Date et lieu, comme sur votre extrait du registre national des entreprises (data.inpi.fr).',
    example: '3 mars 2024, Rennes',
    documents: [NOTICES],
  }),
  'identity.vat': line({
    label: 'TVA',
    where: 'Mentions légales, CGV, bas de chaque page, prix.',
    help: 'Le numéro, ou « TVA non applicable, art. 293 B du CGI » : vos prix se disent alors « nets » au lieu de « TTC ».',
    example: 'FR44 732829320',
    documents: [NOTICES, TERMS],
  }),
  'identity.publicationDirector': line({
    label: 'Directeur de la publication',
    where: 'Mentions légales.',
    help: 'Vous-même, le plus souvent.',
    example: 'Jeanne Martin',
    documents: [NOTICES],
  }),
  'identity.host.name': line({
    label: 'Hébergeur',
    where: 'Mentions légales, politique de confidentialité.',
    help: 'La société qui loue le serveur. Nom, adresse et téléphone sont sur sa facture.',
    example: 'OVH SAS',
    documents: [NOTICES, PRIVACY],
  }),
  'identity.host.address': line({
    label: 'Adresse de l’hébergeur',
    where: 'Mentions légales.',
    example: '2 rue Kellermann, 59100 Roubaix',
    documents: [NOTICES],
  }),
  'identity.host.phone': phoneField({
    label: 'Téléphone de l’hébergeur',
    where: 'Mentions légales.',
    example: '09 72 10 10 07',
    documents: [NOTICES],
  }),
  'identity.mediator.name': line({
    label: 'Médiateur de la consommation',
    where: 'Mentions légales, CGV, conditions de remboursement.',
    help: 'Celui avec lequel vous avez une convention ; la liste officielle est sur economie.gouv.fr/mediation-conso.',
    example: 'Nom du médiateur',
    documents: [NOTICES, TERMS, REFUNDS],
  }),
  'identity.mediator.address': line({
    label: 'Adresse du médiateur',
    where: 'Mentions légales, CGV, conditions de remboursement.',
    example: '1 place de la Gare, 69000 Lyon',
    documents: [NOTICES, TERMS, REFUNDS],
  }),
  'identity.mediator.url': link({
    label: 'Site du médiateur',
    where: 'Mentions légales, CGV, conditions de remboursement.',
    example: 'https://www.mediateur.fr',
    documents: [NOTICES, TERMS, REFUNDS],
  }),
  'identity.processors.mail': line({
    label: 'Prestataire d’envoi des courriels',
    where: 'Politique de confidentialité.',
    help: 'La société dont le serveur envoie votre courrier ; souvent l’hébergeur.',
    example: 'OVH SAS',
    documents: [PRIVACY],
  }),
  'identity.processors.payment': line({
    label: 'Prestataire de paiement',
    where: 'Politique de confidentialité, CGV.',
    help: 'Qui encaisse pour vous. Par virement seulement : votre banque.',
    example: 'Stripe Payments Europe Ltd',
    documents: [PRIVACY, TERMS],
  }),
  'identity.processors.ai': described(
    z
      .array(
        z.strictObject(
          {
            name: required(120, 'Société', 'Société : écrivez un nom.'),
            transfer: required(160, 'Transfert', 'Transfert : écrivez ce qui l’encadre.'),
          },
          OBJECT,
        ),
        'Fournisseurs d’IA : une liste est attendue.',
      )
      .max(20, 'Fournisseurs d’IA : 20 au plus.'),
    {
      kind: 'list',
      label: 'Fournisseurs d’IA',
      where: 'Politique de confidentialité.',
      help: 'Chaque société qui reçoit des extraits de briefs, comme ses conditions la nomment, et ce qui encadre un transfert hors de l’Union : « décision d’adéquation », « clauses types », « aucun transfert ».',
      max: 20,
      parts: [
        { name: 'name', label: 'Société', kind: 'line', max: 120, example: 'OpenAI Ireland Ltd' },
        { name: 'transfer', label: 'Transfert', kind: 'line', max: 160, example: 'clauses types' },
      ],
      documents: [PRIVACY],
    },
  ),
};
