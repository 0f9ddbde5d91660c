import type { Analysis } from '../types.ts';
import { matriceChart } from './figures.ts';

/** The results that the page shows beside its text. */
export const analyses: readonly Analysis[] = [
  {
    id: 'matrice',
    folio: 27,
    title: ['Six acteurs,', 'six familles de critères'],
    lead: 'Chaque note est la moyenne de sept critères, relevés dans la documentation publique et les versions d’essai, jamais sur la plaquette.',
    chart: matriceChart,
    table: {
      caption: 'Score pondéré et coût, pour 25 utilisateurs',
      columns: [
        { label: 'Acteur' },
        { label: 'Score', digits: 1 },
        { label: 'Prix par utilisateur', digits: 0, unit: '€' },
        { label: 'Coût, année 1', digits: 0, unit: '€' },
        { label: 'Part du panel', digits: 0, unit: '%' },
      ],
      rows: [
        { cells: ['Éditeur A', 89.1, 89, 35700, 31] },
        { cells: ['Éditeur B', 71.4, 69, 25200, 17] },
        { cells: ['Éditeur C', 57.7, 29, 8700, 22] },
        { cells: ['Votre offre', 73, 45, 15000, 9], look: 'hot' },
        { cells: ['Éditeur D', 58.9, 59, 23700, 8] },
        { cells: ['Éditeur E', 60.5, 39, 11700, 6] },
        { cells: ['Autres', null, null, null, 7] },
      ],
      note: 'Score sur 100 : familles pondérées 25, 20, 15, 20, 10, 10. Prix mensuel hors taxes relevé le 13 août 2026. Coût : 12 mois et mise en route. Données d’illustration.',
    },
  },
  {
    id: 'extrait',
    folio: 47,
    title: ['Extrait de l’analyse'],
    lead: 'Page 47 du rapport : le diagnostic commercial, tel que vous le recevriez.',
    chart: {
      type: 'bars',
      title: 'Deux lacunes expliquent 28 des 42 affaires perdues',
      measure: 'Motif principal déclaré, sur 42 affaires perdues en 2025',
      unit: '',
      digits: 0,
      rows: [
        { label: 'Intégration manquante', value: 17, hot: true },
        { label: 'Automatisation trop courte', value: 11, hot: true },
        { label: 'Prix', value: 6 },
        { label: 'Notoriété', value: 5 },
        { label: 'Autre', value: 3 },
      ],
    },
    prose: [
      {
        kind: 'text',
        text: 'Vous gagnez 38 affaires sur 80, soit 47,5 %. Ce n’est pas d’abord un problème de prix : il n’explique que 6 pertes sur 42. Dans 28 cas, le client voulait une fonction que l’offre n’a pas, ou pas assez.',
      },
      {
        kind: 'text',
        text: 'Les trois intégrations les plus demandées sont la comptabilité, la téléphonie et l’agenda. Elles manquent dans 14 des 17 affaires perdues sur ce motif, et chacune est complète chez deux concurrents au moins.',
      },
      {
        kind: 'text',
        text: 'Si la moitié de ces 28 affaires avait été gagnée, le taux passerait de 38 à 52 sur 80, soit 65 %. C’est une borne haute : le motif déclaré n’est pas toujours le vrai.',
      },
    ],
  },
];
