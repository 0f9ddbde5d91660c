import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const processusChart: Chart = {
  type: 'flow',
  title: 'Un rapport passe de 262 à 82 minutes, relecture humaine comprise',
  measure: 'Minutes par rapport ; 25 rapports par mois',
  lanes: [
    {
      label: 'Avant',
      steps: [
        { label: 'Exporter cinq sources', minutes: 55 },
        { label: 'Copier au tableur', minutes: 48 },
        { label: 'Corriger les écarts', minutes: 42 },
        { label: 'Tracer les graphiques', minutes: 40 },
        { label: 'Rédiger l’analyse', minutes: 50 },
        { label: 'Relire', minutes: 20 },
        { label: 'Envoyer', minutes: 7 },
      ],
    },
    {
      label: 'Après',
      steps: [
        { label: 'Collecte et graphiques', minutes: 0, automatic: true },
        { label: 'Contrôler les écarts', minutes: 15 },
        { label: 'Analyser sur brouillon', minutes: 40 },
        { label: 'Relire', minutes: 20 },
        { label: 'Valider l’envoi', minutes: 7 },
      ],
    },
  ],
};

export const prioritesChart: Chart = {
  type: 'bars',
  title: 'Rapports mensuels d’abord : la mise en place la plus chère, la plus vite remboursée',
  measure: 'Mois pour rembourser chaque chantier, à plein régime',
  unit: 'mois',
  digits: 1,
  rows: [
    { label: 'Rapports mensuels', value: 4.2, hot: true },
    { label: 'Qualification des demandes', value: 6.6 },
    { label: 'Premiers jets de contenus', value: 7.5 },
    { label: 'Saisie des temps', value: 7.7 },
    { label: 'Comptes rendus de réunion', value: 8.7 },
    { label: 'Facturation et relances', value: 8.9 },
  ],
};
