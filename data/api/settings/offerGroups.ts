import { spelled } from '../../french/frenchNumbers.ts';
import { catalogue } from '../../offer/catalogue.ts';
import type { SourceOffer } from '../../source/offers.ts';
import { choice, type Field, group, iban, line, ofEach, price, text, whole } from './field.ts';

const CATALOGUE =
  'Page d’accueil, page du service et son image de partage, formulaires de devis, données structurées, flux RSS.';
const DELAYS = [
  { code: 'standard', label: 'Standard' },
  { code: 'complex', label: 'Complexe' },
];

/** Fields of a catalogue service: price, delivery time, format. */
const serviceFields = (title: string): Readonly<Record<keyof SourceOffer, Field>> => ({
  price: price(`${title} : prix`, CATALOGUE),
  delay: choice(`${title} : délai`, CATALOGUE, {
    help: 'Leurs heures se règlent dans « Délais et conditions ».',
    options: DELAYS,
  }),
  format: line(`${title} : format`, 'Page du service, page d’accueil.', {
    help: 'Deux fichiers séparés par « / », comme PDF / PPT.',
    max: 40,
  }),
  line: text(`${title} : une ligne`, 'Liste des services de la page d’accueil.', { max: 200 }),
});

const PACK = 'Pack mensuel';
const SAAS = 'Analyse concurrentielle SaaS B2B';
const NOTICE = 'Page d’accueil, CGV, conditions de remboursement, résiliation en ligne et son accusé de réception.';

const EVERYWHERE = 'Pages d’accueil, « À propos » et des services, formulaires, CGV.';
const TEMPLATES = 'Page d’accueil, CGV, modèles de réponse.';
const REFUNDS = 'Page d’accueil, CGV, conditions de remboursement.';

/** Groups of the offers and their terms. */
export const offerGroups = {
  offers: group('Offres', `Les prix, délais et formats des ${spelled(catalogue.length + 2)} offres.`, '/#services', {
    ...ofEach(catalogue.map(({ code, title }) => [`offers.${code}`, serviceFields(title)] as const)),
    'pack.price': price(`${PACK} : prix par mois`, 'Page d’accueil, formulaires de devis, données structurées.'),
    'pack.deliverables': whole(
      `${PACK} : livrables par mois`,
      'Page d’accueil, questions. À 0 : « fixé au devis ».',
      0,
      100,
    ),
    'pack.callHours': whole(`${PACK} : heures d’appel par mois`, 'Page d’accueil, CGV.', 1, 40),
    'pack.noticeDays': whole(`${PACK} : préavis, en jours`, NOTICE, 0, 90),
    'pack.promise': text(`${PACK} : promesse`, 'Page d’accueil.', { max: 200 }),
    'saas.price': price(`${SAAS} : prix`, 'Page d’accueil, page de l’exemple.'),
    'saas.format': line(`${SAAS} : format`, 'Page de l’exemple.', { max: 40 }),
  }),
  terms: group('Délais et conditions', 'Ce que chaque commande promet.', '/legal/cgv', {
    'delays.express': whole('Délai express, en heures', EVERYWHERE, 1, 720),
    'delays.standard': whole('Délai standard, en heures', EVERYWHERE, 1, 720),
    'delays.complex': whole('Délai complexe, en heures', EVERYWHERE, 1, 720),
    'delays.tailored': whole('Analyse SaaS B2B : délai, en heures', 'Page d’accueil, page de l’exemple.', 1, 2160),
    'terms.replyHours': whole('Réponse à une demande, en heures', 'Pages, formulaires, articles, courriels.', 1, 240),
    'terms.briefHours': whole('Validation du brief, en heures', 'Pages d’accueil et des services.', 1, 240),
    'terms.consultationMinutes': whole('Consultation gratuite, en minutes', 'Pages, articles, courriels.', 5, 240),
    'terms.quoteDays': whole('Validité d’un devis, en jours', TEMPLATES, 1, 365),
    'terms.deposit': whole('Versement à la commande, en %', TEMPLATES, 1, 99),
    'terms.expressSupplement': whole('Majoration express, en %', EVERYWHERE, 1, 200),
    'terms.flexibleDelay': line('Délai flexible', 'Formulaire de devis.', { max: 40 }),
    'terms.revisionHours': whole('Version révisée, en heures', REFUNDS, 1, 720),
    'terms.refundDays': whole('Demande de remboursement, en jours', REFUNDS, 1, 365),
    'terms.refundWorkingDays': whole('Versement du remboursement, en jours ouvrés', REFUNDS, 1, 60),
  }),
  quotes: group('Devis', 'Ce que chaque devis dit, et où l’on vous règle.', '/legal/cgv', {
    'quotes.iban': iban('IBAN', 'Devis, courriel de confirmation, code à scanner avec l’application d’une banque.', {
      help: 'Nulle part ailleurs sur le site. La part versée à la commande et la validité se règlent dans « Délais et conditions ».',
      example: 'FR76 3000 6000 0112 3456 7890 189',
    }),
    'quotes.words': text('Mot d’accueil', 'En tête de chaque devis ; il se change devis par devis.', {
      help: '{prénom}, {service} et {référence} sont remplacés par ceux de la demande.',
    }),
  }),
};
