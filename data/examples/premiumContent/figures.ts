import type { BarsChart, DotsChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';

/** What is delivered, format by format. */
const formats = [
  { name: 'Article de fond', pieces: 1, words: 2400, weeks: [1, 0, 0, 0, 0, 0, 0, 0], use: 'Page pilier du blog' },
  { name: 'Articles satellites', pieces: 4, words: 1100, weeks: [0, 1, 1, 0, 1, 1, 0, 0], use: 'Un par chantier' },
  { name: 'Lettres d’information', pieces: 8, words: 350, weeks: [1, 1, 1, 1, 1, 1, 1, 1], use: 'Le mardi, 8 h' },
  { name: 'Publications de réseau', pieces: 8, words: 180, weeks: [1, 1, 1, 1, 1, 1, 1, 1], use: 'Le jeudi' },
  { name: 'Scripts de vidéo', pieces: 3, words: 220, weeks: [0, 0, 1, 0, 1, 0, 1, 0], use: '75 secondes' },
  { name: 'Guide à télécharger', pieces: 1, words: 900, weeks: [0, 0, 0, 1, 0, 0, 0, 0], use: 'Contre une adresse' },
] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const wordsChart: BarsChart = {
  type: 'bars',
  title: 'Les articles portent plus de la moitié du volume',
  measure: 'Mots livrés par format',
  unit: '',
  digits: 0,
  rows: formats.map(({ name, pieces, words }, index) => ({
    label: name,
    value: pieces * words,
    ...(index < 2 && { hot: true }),
  })),
};

export const formatsTable: DataTable = {
  caption: 'Vingt-cinq contenus, six formats',
  columns: [
    { label: 'Format' },
    { label: 'Contenus', digits: 0 },
    { label: 'Mots chacun', digits: 0 },
    { label: 'Mots en tout', digits: 0 },
    { label: 'Emploi' },
  ],
  rows: [
    ...formats.map(({ name, pieces, words, use }) => ({ cells: [name, pieces, words, pieces * words, use] })),
    {
      cells: [
        'Total',
        sum(formats.map(({ pieces }) => pieces)),
        null,
        sum(formats.map(({ pieces, words }) => pieces * words)),
        null,
      ],
      look: 'total' as const,
    },
  ],
};

export const calendarChart: DotsChart = {
  type: 'dots',
  title: 'Deux rendez-vous fixes par semaine, un contenu fort en plus',
  measure: 'Contenus publiés par semaine, de S1 à S8',
  columns: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  max: 1,
  rows: formats.map(({ name, weeks }, index) => ({ label: name, values: weeks, ...(index === 0 && { hot: true }) })),
};

export const measureTable: DataTable = {
  caption: 'Ce qui sera mesuré, et où',
  columns: [{ label: 'Question' }, { label: 'Mesure' }, { label: 'Où la lire' }, { label: 'Réagir si' }],
  rows: [
    {
      cells: ['L’article est-il trouvé ?', 'Impressions sur 12 requêtes', 'Search Console', 'aucune après 6 semaines'],
    },
    { cells: ['Est-il lu ?', 'Part de lecteurs au-delà de la moitié', 'Mesure d’audience', 'moins d’un sur trois'] },
    { cells: ['La lettre sert-elle ?', 'Clics par envoi', 'Outil d’envoi', 'baisse deux fois de suite'] },
    { cells: ['Le guide amène-t-il des contacts ?', 'Adresses laissées', 'Formulaire', 'moins de 10 en 4 semaines'] },
  ],
  note: 'Seuils d’alerte : hypothèses à recaler sur vos relevés de départ.',
};
