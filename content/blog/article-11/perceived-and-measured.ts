import type { RangesFigure } from '../../../data/articles/figureTypes.ts';

export const perceivedAndMeasured: RangesFigure = {
  type: 'ranges',
  title: 'Sur la seule tâche où l’on a relevé les deux, l’impression et la montre se contredisent',
  measure: 'Temps passé avec l’IA par rapport au temps sans elle, en % : au-dessous de zéro, plus vite',
  unit: '%',
  digits: 1,
  signed: true,
  dots: ['Ressenti', 'Mesuré'],
  rows: [
    { label: 'Écrire un serveur HTTP, 95 développeurs', values: [null, -55.8] },
    { label: 'Écrits de 20 à 30 minutes, 453 diplômés', values: [null, -40] },
    { label: 'Semaine des utilisateurs américains', values: [-5.4, null] },
    { label: 'Tâches réelles, 16 développeurs chevronnés', values: [-20, 19] },
  ],
  sources: ['peng-2023', 'noy-2023', 'fed-2025', 'metr-2025'],
  note: 'Métiers, tâches et outils diffèrent : les lignes se lisent une à une, elles ne se comparent pas. Les auteurs de la première sont liés à GitHub et à Microsoft.',
};
