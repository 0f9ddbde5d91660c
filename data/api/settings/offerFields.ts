import { catalogue } from '../../offer/catalogue.ts';
import { choice, line, price, text, whole } from './field.ts';

const CATALOGUE =
  'Page d’accueil, page du service et son image de partage, formulaires de devis, données structurées, flux RSS.';
const TERMS = ['cgv'];
const BOTH = ['cgv', 'conditions-remboursement'];

/** What a service of the catalogue costs, when and in what form it comes. */
const serviceFields = ({ code, title }: { code: string; title: string }) => ({
  [`offers.${code}.price`]: price({ label: `${title} : prix`, where: CATALOGUE }),
  [`offers.${code}.delay`]: choice({
    label: `${title} : délai`,
    where: CATALOGUE,
    help: 'Leurs heures se règlent dans « Délais et conditions ».',
    options: [
      { value: 'standard', label: 'Standard' },
      { value: 'complex', label: 'Complexe' },
    ],
  }),
  [`offers.${code}.format`]: line({
    label: `${title} : format`,
    where: 'Page du service, page d’accueil.',
    help: 'Deux fichiers séparés par « / », comme PDF / PPT.',
    max: 40,
  }),
  [`offers.${code}.line`]: text({
    label: `${title} : une ligne`,
    where: 'Liste des services de la page d’accueil.',
    max: 200,
  }),
});

export const offerFields = {
  ...Object.assign({}, ...catalogue.map(serviceFields)),
  'pack.price': price({
    label: 'Pack mensuel : prix par mois',
    where: 'Page d’accueil, formulaires de devis, données structurées.',
  }),
  'pack.callHours': whole({
    label: 'Pack mensuel : heures d’appel par mois',
    where: 'Page d’accueil, CGV.',
    min: 1,
    max: 40,
    documents: TERMS,
  }),
  'pack.noticeDays': whole({
    label: 'Pack mensuel : préavis, en jours',
    where: 'Page d’accueil, CGV, conditions de remboursement, résiliation en ligne et son accusé de réception.',
    min: 0,
    max: 90,
    documents: BOTH,
  }),
  'pack.promise': text({ label: 'Pack mensuel : promesse', where: 'Page d’accueil.', max: 200 }),
  'saas.price': price({
    label: 'Analyse concurrentielle SaaS B2B : prix',
    where: 'Page d’accueil, page de l’exemple.',
  }),
  'saas.format': line({ label: 'Analyse concurrentielle SaaS B2B : format', where: 'Page de l’exemple.', max: 40 }),
};

const EVERYWHERE = 'Pages d’accueil, « À propos » et des services, formulaires, CGV.';

export const termFields = {
  'delays.express': whole({ label: 'Délai express, en heures', where: EVERYWHERE, min: 1, max: 720, documents: TERMS }),
  'delays.standard': whole({
    label: 'Délai standard, en heures',
    where: EVERYWHERE,
    min: 1,
    max: 720,
    documents: TERMS,
  }),
  'delays.complex': whole({
    label: 'Délai complexe, en heures',
    where: EVERYWHERE,
    min: 1,
    max: 720,
    documents: TERMS,
  }),
  'delays.tailored': whole({
    label: 'Analyse SaaS B2B : délai, en heures',
    where: 'Page d’accueil, page de l’exemple.',
    min: 1,
    max: 2160,
  }),
  'terms.replyHours': whole({
    label: 'Réponse à une demande, en heures',
    where: 'Pages, formulaires, articles, courriels.',
    min: 1,
    max: 240,
    documents: TERMS,
  }),
  'terms.briefHours': whole({
    label: 'Validation du brief, en heures',
    where: 'Pages d’accueil et des services.',
    min: 1,
    max: 240,
    documents: TERMS,
  }),
  'terms.consultationMinutes': whole({
    label: 'Consultation gratuite, en minutes',
    where: 'Pages, articles, courriels.',
    min: 5,
    max: 240,
    documents: TERMS,
  }),
  'terms.quoteDays': whole({
    label: 'Validité d’un devis, en jours',
    where: 'Pages d’accueil, CGV, modèles de réponse.',
    min: 1,
    max: 365,
    documents: TERMS,
  }),
  'terms.deposit': whole({
    label: 'Versement à la commande, en %',
    where: 'Page d’accueil, CGV, modèles de réponse.',
    min: 1,
    max: 99,
    documents: TERMS,
  }),
  'terms.expressSupplement': whole({
    label: 'Majoration express, en %',
    where: EVERYWHERE,
    min: 1,
    max: 200,
    documents: TERMS,
  }),
  'terms.flexibleDelay': line({ label: 'Délai flexible', where: 'Formulaire de devis.', max: 40, documents: TERMS }),
  'terms.revisionHours': whole({
    label: 'Version révisée, en heures',
    where: 'Page d’accueil, CGV, conditions de remboursement.',
    min: 1,
    max: 720,
    documents: BOTH,
  }),
  'terms.refundDays': whole({
    label: 'Demande de remboursement, en jours',
    where: 'Page d’accueil, CGV, conditions de remboursement.',
    min: 1,
    max: 365,
    documents: BOTH,
  }),
  'terms.refundWorkingDays': whole({
    label: 'Versement du remboursement, en jours ouvrés',
    where: 'Page d’accueil, conditions de remboursement.',
    min: 1,
    max: 60,
    documents: BOTH,
  }),
};
