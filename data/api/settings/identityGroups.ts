import { SIGNATORY_ID } from '../../company/signatory.ts';
import { logoPlaces } from '../../looks/icons.ts';
import { choice, colour, email, group, line, link, list, phone, picture, signature, siren, text } from './field.ts';

/**
 * Note for the owner beside a setting: the sample files are drawn at build time and do not follow the setting
 * (docs/decisions/0080-content-is-a-value.md).
 */
const DOWNLOADS = 'Pas dans les exemples à télécharger, qui gardent ce avec quoi le site a été construit.';
const HEAD_AND_FOOT = 'En tête et au pied de chaque page';
const ABOUT = 'Page « À propos » et fin de chaque article.';
const NOTICES = 'Mentions légales.';
const NOTICES_PAGE = '/legal/mentions-legales';
const NOTICES_TERMS = 'Mentions légales, CGV.';
const MEDIATION = 'Mentions légales, CGV, conditions de remboursement.';

/** Identity of the site's owner. */
export const identityGroups = {
  brand: group('Marque', 'Le nom du site et sa phrase.', '/', {
    'site.brand': line(
      'Nom du site',
      `${HEAD_AND_FOOT}, titres des onglets, courriels, flux RSS, images de partage, documents légaux. ${DOWNLOADS}`,
      { max: 40 },
    ),
    'site.sentence': line('Phrase de présentation', 'Pied de page, flux RSS, données structurées.', { max: 160 }),
  }),

  looks: group('Apparence', 'Votre couleur et votre logo.', '/', {
    'site.looks.accent': colour(
      'Couleur d’accent',
      `Boutons, liens et signature de chaque page, courriels, icône de l’onglet, images de partage. ${DOWNLOADS}`,
      {
        help: 'Une seule couleur suffit : ses nuances pour le survol et pour l’affichage sombre en sont tirées. Celle que l’on ne lirait pas est refusée.',
        example: '#0A6B5E',
      },
    ),
    'site.looks.logo': picture('Logo', `${HEAD_AND_FOOT}, icône de l’onglet, images de partage.`, {
      whole: true,
      help: 'De votre bibliothèque d’images : PNG ou WebP à fond transparent de préférence. Il est montré entier, à hauteur fixe ; sur fond sombre, il est posé sur une plaque claire.',
    }),
    'site.looks.logoPlace': choice('Place du logo', `${HEAD_AND_FOOT}.`, {
      help: 'Ce que lit à voix haute un lecteur d’écran reste le nom du site.',
      options: logoPlaces,
    }),
  }),

  signatory: group('Qui signe', 'La personne qui relit et signe les livrables.', `/about#${SIGNATORY_ID}`, {
    'site.owner.name': line(
      'Nom et prénom',
      `Mentions légales, CGV, politique de confidentialité, page « À propos », articles. ${DOWNLOADS}`,
      { example: 'Jeanne Martin', max: 80 },
    ),
    'site.owner.record': text('Parcours', ABOUT, {
      help: 'Un paragraphe : ce que vous avez fait avant, ce qui vous autorise à signer.',
      example: 'Douze ans d’études de marché dans l’agroalimentaire, d’abord en cabinet, à mon compte depuis 2021.',
      max: 800,
    }),
    'site.owner.portrait': picture('Portrait', ABOUT, {
      help: 'De votre bibliothèque d’images, montrée en carré : le milieu, si elle ne l’est pas. Aucune si vous n’en voulez pas.',
    }),
    'site.owner.signature': signature(
      'Signature',
      'Première page, couvertures, devis, images de partage, « À propos ».',
      {
        help: 'Au doigt, au stylet ou à la souris, d’un trait vif ; ou, sans dessiner, « Écrire mon nom ». Sans elle, les couvertures portent un paraphe marqué « spécimen ».',
      },
    ),
  }),

  contact: group('Contact', 'Où l’on vous écrit et vous appelle.', NOTICES_PAGE, {
    'site.email': email(
      'Adresse électronique',
      'Documents légaux, accessibilité, messages d’erreur des formulaires, données structurées.',
      { example: 'bonjour@votre-domaine.fr' },
    ),
    'site.phone': phone(
      'Téléphone',
      'Mentions légales, CGV, politique de confidentialité, accessibilité, données structurées.',
      { example: '06 12 34 56 78' },
    ),
  }),

  legal: group('Identité légale', 'Ce que la loi demande de publier.', NOTICES_PAGE, {
    'identity.status': line('Statut', 'Mentions légales, CGV, politique de confidentialité.', {
      help: '« entrepreneur individuel (EI) », ou la forme de la société et son capital.',
    }),
    'identity.address': line('Adresse', 'Mentions légales, CGV, politique de confidentialité, données structurées.', {
      help: 'Adresse professionnelle, ou domicile.',
      example: '12 rue des Carmes, 35000 Rennes',
    }),
    'identity.siren': siren('SIREN', NOTICES_TERMS, {
      help: 'Neuf chiffres : ceux de votre avis de situation, sur avis-situation-sirene.insee.fr.',
      example: '732 829 320',
    }),
    'identity.rne': line('Inscription au RNE', NOTICES, {
      help: 'Date et lieu, comme sur votre extrait du registre national des entreprises (data.inpi.fr).',
      example: '3 mars 2024, Rennes',
    }),
    'identity.vat': line('TVA', 'Mentions légales, CGV, bas de chaque page, prix.', {
      help: 'Le numéro, ou « TVA non applicable, art. 293 B du CGI » : vos prix se disent alors « nets » au lieu de « TTC ».',
      example: 'FR44 732829320',
    }),
    'identity.insurance': line('Assurance professionnelle', NOTICES_TERMS, {
      help: 'Responsabilité civile professionnelle : nom et adresse de l’assureur, pays couverts ; « aucune » si vous n’en avez pas. Elle n’est obligatoire que pour certains métiers.',
      example: 'Exemple Assurances, 1 place de la Gare, 69000 Lyon ; Union européenne',
    }),
    'identity.publicationDirector': line('Directeur de la publication', NOTICES, {
      help: 'Vous-même, le plus souvent.',
      example: 'Jeanne Martin',
    }),
    'identity.host.name': line('Hébergeur', 'Mentions légales, politique de confidentialité.', {
      help: 'La société qui loue le serveur. Nom, adresse et téléphone sont sur sa facture.',
      example: 'OVH SAS',
    }),
    'identity.host.address': line('Adresse de l’hébergeur', NOTICES, { example: '2 rue Kellermann, 59100 Roubaix' }),
    'identity.host.phone': phone('Téléphone de l’hébergeur', NOTICES, { example: '09 72 10 10 07' }),
    'identity.mediator.name': line('Médiateur de la consommation', MEDIATION, {
      help: 'Celui avec lequel vous avez une convention ; la liste officielle est sur economie.gouv.fr/mediation-conso.',
      example: 'Nom du médiateur',
    }),
    'identity.mediator.address': line('Adresse du médiateur', MEDIATION, {
      example: '1 place de la Gare, 69000 Lyon',
    }),
    'identity.mediator.url': link('Site du médiateur', MEDIATION, { example: 'https://www.mediateur.fr' }),
    'identity.processors.mail': line('Prestataire d’envoi des courriels', 'Politique de confidentialité.', {
      help: 'La société dont le serveur envoie votre courrier ; souvent l’hébergeur.',
      example: 'OVH SAS',
    }),
    'identity.processors.payment': line('Prestataire de paiement', 'Politique de confidentialité, CGV.', {
      help: 'Qui encaisse pour vous. Par virement seulement : votre banque.',
      example: 'Stripe Payments Europe Ltd',
    }),
    'identity.processors.ai': list('Fournisseurs d’IA', 'Politique de confidentialité.', {
      help: 'Chaque société qui reçoit des extraits de briefs, comme ses conditions la nomment ; ce qui encadre un transfert hors de l’Union (« décision d’adéquation », « clauses types », « aucun transfert ») ; le contrat de sous-traitance. Prenez son offre professionnelle ou son API : c’est là qu’un tel contrat se signe et que l’entraînement sur vos textes s’exclut.',
      max: 20,
      entry: 'fournisseur',
      parts: [
        { name: 'name', label: 'Société', kind: 'line', max: 120, example: 'OpenAI Ireland Ltd' },
        { name: 'transfer', label: 'Transfert', kind: 'line', max: 160, example: 'clauses types' },
        {
          name: 'contract',
          label: 'Contrat (RGPD, art. 28)',
          kind: 'line',
          max: 160,
          example: 'accord de traitement du 3 mars 2026, offre API',
        },
      ],
    }),
  }),
  social: group('Réseaux', 'Vos comptes, au pied de chaque page.', '/', {
    'site.social': list('Comptes', 'Pied de page, données structurées.', {
      help: 'Complétez chaque adresse par celle de votre compte. Retirez les réseaux où vous n’êtes pas.',
      max: 12,
      unique: 'name',
      entry: 'compte',
      parts: [
        { name: 'name', label: 'Réseau', kind: 'line', max: 40, example: 'LinkedIn' },
        { name: 'url', label: 'Adresse', kind: 'link', max: 300, example: 'https://www.linkedin.com/in/votre-nom' },
      ],
    }),
  }),
};
