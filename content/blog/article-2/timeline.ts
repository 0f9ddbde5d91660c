/** Every phase of the case is over: all four are completed (docs/product/specification.md § 2). */
export interface TimelinePhase {
  period: string;
  title: string;
  summary: string;
  /** Shown once the reader asks for the details. */
  details: readonly string[];
  status: 'completed';
}

export const timeline: readonly TimelinePhase[] = [
  {
    period: 'J0–J15',
    title: 'Audit',
    summary: 'Chronométrer quarante devis, décrire le trajet d’une demande, choisir une seule tâche.',
    details: [
      'Quarante devis chronométrés, poste par poste : lecture, questions, calcul, rédaction, relecture.',
      'Trente-huit minutes sur quatre-vingt-quinze partent dans la lecture des courriels et la rédaction des questions.',
      'Le calcul des prix est écarté de l’essai : une erreur s’y découvre à la pose.',
      'Règle de données écrite : nom, adresse et téléphone remplacés avant tout envoi à un modèle.',
    ],
    status: 'completed',
  },
  {
    period: 'J16–J30',
    title: 'Mise en place de l’IA',
    summary: 'Deux consignes, un tableau de suivi, une personne formée sur de vrais dossiers.',
    details: [
      'Consigne 1 : extraire d’un courriel les cotes, matériaux, délais, et lister ce qui manque.',
      'Consigne 2 : rédiger la réponse et les questions, sans aucun prix.',
      'Douze heures de formation réparties sur trois personnes, sur leurs propres demandes.',
      'Un bot de réponse sur le site est essayé deux jours, puis retiré : il promettait des dates de pose.',
    ],
    status: 'completed',
  },
  {
    period: 'J31–J60',
    title: 'Optimisation',
    summary: 'Corriger les consignes chaque vendredi, à partir des erreurs relevées.',
    details: [
      'Onze erreurs notées le premier mois d’usage, dont sept confusions entre cote de baie et cote de vitrage.',
      'Un lexique maison de vingt-quatre termes joint à la première consigne.',
      'Deux modèles interrogés sur chaque extraction ; seules les divergences sont relues en détail.',
      'Quatorze heures récupérées dans le mois.',
    ],
    status: 'completed',
  },
  {
    period: 'J61–J90',
    title: 'Passage à l’échelle',
    summary: 'Étendre aux trois personnes du bureau et fermer ce qui n’a pas servi.',
    details: [
      'Toutes les demandes passent par le même circuit ; l’ancienne boîte personnelle est fermée.',
      'L’essai sur les comptes rendus de chantier est abandonné : gain inférieur à deux minutes.',
      'Trente et une heures récupérées dans le mois, trente-huit en rythme de fin de période.',
      'Bilan à J90, avec les comptes complets.',
    ],
    status: 'completed',
  },
];
