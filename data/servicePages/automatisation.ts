import type { ServicePage } from './types.ts';

export const automatisation: ServicePage = {
  summary: "Audit de vos processus et plan d'automatisation chiffré, recoupés par cinq IA et signés.",
  lead: "Vos tâches répétitives mesurées, triées, puis automatisées dans l'ordre qui rapporte. Un audit, un plan, des gains chiffrés.",
  metrics: [
    { figure: '12', label: 'processus passés au crible' },
    { figure: '6', label: 'automatisations retenues' },
    { figure: '10', label: 'semaines de déploiement' },
    { figure: '340', unit: '%', label: 'de ROI moyen annoncé', note: 'Donnée interne, pas une promesse.' },
  ],
  sample: {
    folios: [22, 27],
    items: {
      Synthèse: ['Que faire', 'Dans quel ordre', 'Pour quel gain'],
      'Cartographie des processus': ['Douze processus', 'Une page chacun', 'Temps relevés'],
      Priorités: ['Gain, effort, risque', 'Six processus retenus', 'Six refus motivés'],
      'Retour sur investissement': ['Hypothèses', 'Calcul détaillé', 'Sensibilité'],
      'Plan de déploiement': ['Dix semaines', 'Formation', 'Contrôles'],
      Annexes: ['Relevés de temps', 'Données traitées', 'RGPD'],
    },
  },
  features: {
    title: ['Automatiser moins,', 'mais ce qui compte'],
    cards: [
      {
        title: 'Audit des processus',
        description: 'Ce que chaque tâche coûte, en heures et en euros.',
        items: ['Tâches et outils cartographiés', 'Temps passé, estimé avec vous', 'Erreurs et points de rupture'],
      },
      {
        title: "Plan d'automatisation",
        description: 'Un ordre, des outils, un budget.',
        items: [
          'Gain et coût par processus',
          'Outils comparés, abonnements compris',
          'Déploiement semaine par semaine',
        ],
      },
      {
        title: 'Garde-fous',
        description: 'Ce qui doit rester humain le reste.',
        items: [
          'Contrôle avant chaque envoi',
          "Données personnelles et droits d'accès",
          'Marche à suivre en cas de panne',
        ],
      },
    ],
  },
  closing: { signed: "Votre plan d'automatisation, signé", secondary: { label: 'Calculer vos économies' } },
};
