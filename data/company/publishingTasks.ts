/** A task of the owner before the site may be published: a text to fill in, or a claim to document. */
interface PublishingTask {
  code: string;
  title: string;
  kind: 'complete' | 'document';
  /** Reason of the task, with the law that requires it, if any. */
  why: string;
  /** Prefixes of the settings that the task covers, each with its name for the owner. */
  fields: Readonly<Record<string, string>>;
}

const DECEIT = 'Code de la consommation, article L121-2 : c’est au professionnel de prouver ce qu’il annonce.';
const evidence = (claim: string, title: string): PublishingTask => ({
  code: `claim-${claim}`,
  title,
  kind: 'document',
  why: DECEIT,
  fields: { [`claims.${claim}.note`]: 'ce qui a été compté, quand, sur combien' },
});

/** Tasks for texts that only the owner can write, in the order in which to write them (docs/before-you-publish.md). */
export const publishingTasks: readonly PublishingTask[] = [
  {
    code: 'editor',
    title: 'Qui édite le site',
    kind: 'complete',
    why: 'Loi du 21 juin 2004 (LCEN), article 1-1 ; Code de commerce, article R526-27 ; Code de la consommation, article R111-2.',
    fields: {
      'site.owner.name': 'nom et prénom',
      'identity.status': 'statut',
      'identity.address': 'adresse',
      'site.phone': 'téléphone',
      'site.email': 'adresse électronique',
      'identity.siren': 'numéro SIREN',
      'identity.rne': 'inscription au RNE',
      'identity.vat': 'TVA',
      'identity.insurance': 'assurance, ou « aucune »',
      'identity.publicationDirector': 'directeur de la publication',
    },
  },
  {
    code: 'host',
    title: 'Qui héberge le site',
    kind: 'complete',
    why: 'Loi du 21 juin 2004 (LCEN), article 1-1. Les trois sont sur la facture de l’hébergeur.',
    fields: { 'identity.host.name': 'nom', 'identity.host.address': 'adresse', 'identity.host.phone': 'téléphone' },
  },
  {
    code: 'mediator',
    title: 'Le médiateur de la consommation',
    kind: 'complete',
    why: 'Code de la consommation, articles L612-1, L616-1 et R616-1, si vous vendez à des particuliers.',
    fields: {
      'identity.mediator.name': 'nom',
      'identity.mediator.address': 'adresse',
      'identity.mediator.url': 'site',
    },
  },
  {
    code: 'processors',
    title: 'Qui traite des données pour vous',
    kind: 'complete',
    why: 'RGPD, articles 13 et 28 : la politique de confidentialité les nomme.',
    fields: { 'identity.processors.mail': 'envoi des courriels', 'identity.processors.payment': 'paiement' },
  },
  {
    code: 'ai-providers',
    title: 'Les fournisseurs d’IA qui reçoivent une partie des briefs',
    kind: 'complete',
    why: 'RGPD, articles 13, 28 et 44 : chacun est nommé, avec ce qui autorise l’envoi hors de l’Union européenne et le contrat qui le lie.',
    fields: { 'identity.processors.ai': 'au moins un fournisseur' },
  },
  {
    code: 'signatory',
    title: 'Qui signe les livrables',
    kind: 'complete',
    why: 'Aucune loi ne l’exige : vos lecteurs veulent savoir qui signe, et à quel titre.',
    fields: { 'site.owner.record': 'votre parcours, en un paragraphe' },
  },
  {
    code: 'social',
    title: 'Vos comptes sur les réseaux',
    kind: 'complete',
    why: 'Un lien mène encore à la page d’accueil du réseau. Donnez l’adresse de votre compte, ou retirez la ligne.',
    fields: { 'site.social.': 'adresse du compte' },
  },
  evidence('satisfaction', 'La part de clients satisfaits'),
  evidence('precision', 'La précision une fois les modèles recoupés'),
  evidence('automationReturn', 'Le retour sur investissement de l’automatisation'),
  evidence('tenTimes', 'L’écart de prix avec un cabinet'),
  evidence('firmPrice', 'Le prix d’un livrable dans un cabinet'),
];
