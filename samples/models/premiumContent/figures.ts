import type { BarsChart, DotsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { claim } from '../claim.ts';
import type { ContentModel } from './model.ts';
import { sources } from './sources.ts';

/** Words of the article, part by part; blue: what the extract prints. */
const planChart = ({ plan, extractWords, of }: ContentModel): BarsChart => ({
  type: 'bars',
  title: claim(
    plan.every(({ written }, index) => written || plan.slice(index).every((later) => !later.written)),
    `L’extrait est le début de l’article : ${decimal(extractWords, 0)} mots sur ${decimal(of('article').words, 0)}`,
  ),
  measure: 'Mots par partie : comptés dans l’extrait (en bleu), prévus au plan ensuite',
  unit: '',
  digits: 0,
  rows: plan.map(({ title, words, written }) => ({
    label: title.split(' : ')[0] ?? title,
    value: words,
    ...(written && { hot: true }),
  })),
});

/** The same parts with the sources each cites. Throws where a source of the list is cited nowhere. */
function planTable({ plan, of }: ContentModel): DataTable {
  const cited = new Set(plan.flatMap((part) => part.sources));
  if (sources.some((_, index) => !cited.has(index + 1))) throw new Error('A source of the article is cited nowhere');
  return {
    caption: 'Le plan de l’article',
    columns: [
      { label: 'Partie' },
      { label: 'Mots', digits: 0 },
      { label: 'Sources', digits: 0 },
      { label: 'Dans l’extrait' },
    ],
    rows: [
      ...plan.map((part) => ({
        cells: [part.title, part.words, part.sources.length, part.written ? 'en entier' : 'non'],
      })),
      { cells: ['Total', of('article').words, cited.size, null], look: 'total' as const },
    ],
    note: 'Mots comptés comme le fait un traitement de texte, titres compris.',
  };
}

const wordsChart = ({ rows, words, of }: ContentModel): BarsChart => ({
  type: 'bars',
  title: claim(
    of('article').total + of('satellite').total > words / 2,
    'Les articles portent plus de la moitié du volume',
  ),
  measure: 'Mots livrés par format',
  unit: '',
  digits: 0,
  rows: rows.map(({ name, label, total }) => ({
    label,
    value: total,
    ...((name === 'article' || name === 'satellite') && { hot: true }),
  })),
});

const formatsTable = ({ rows, pieces, words, pages }: ContentModel): DataTable => ({
  caption: 'Vingt-cinq contenus, six formats',
  columns: [
    { label: 'Format' },
    { label: 'Contenus', digits: 0 },
    { label: 'Mots chacun', digits: 0 },
    { label: 'Mots en tout', digits: 0 },
    { label: 'Pages', digits: 0 },
    { label: 'Emploi' },
  ],
  rows: [
    ...rows.map((row) => ({ cells: [row.label, row.pieces, row.words, row.total, row.pages, row.use] })),
    {
      cells: ['Total', pieces, null, words, rows.reduce((sum, row) => sum + row.pages, 0), null],
      look: 'total' as const,
    },
  ],
  note: `Longueurs de commande ; les textes montrés ici s’y tiennent à 5 % près, celle de l’article vient de son plan. Avec la ligne éditoriale et le calendrier : ${pages} pages.`,
});

/** What each week publishes, format by format. */
function calendarChart({ rows, published, drivers }: ContentModel): DotsChart {
  const added = drivers.weeks.map((week) => week.added.length);
  const last = added.length;
  return {
    type: 'dots',
    title: claim(
      added.slice(0, -1).every((count) => count === 1 || count === 2) && added.at(-1) === 0,
      `Deux rendez-vous fixes chaque semaine ; un ou deux contenus de plus, sauf en semaine ${last}`,
    ),
    measure: `Contenus publiés par semaine, de S1 à S${last}`,
    columns: published.map(({ week }) => `S${week}`),
    max: 1,
    rows: rows.map(({ name, label, perWeek }) => ({
      label,
      values: perWeek,
      ...(name === 'article' && { hot: true }),
    })),
  };
}

/** The same, week by week, with the theme. */
function calendarTable({ published, drivers, of, pieces }: ContentModel): DataTable {
  const seen = new Map<string, number>();
  const numbered = (name: (typeof drivers.fixed)[number]) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const { label, pieces: all } = of(name);
    const one =
      { 'Articles satellites': 'article satellite', 'Scripts de vidéo': 'vidéo' }[label] ?? label.toLowerCase();
    return all > 1 ? `${one} ${count}` : one;
  };
  return {
    caption: 'Semaine par semaine',
    columns: [
      { label: 'Semaine' },
      { label: 'Thème' },
      { label: 'Mardi' },
      { label: 'Jeudi' },
      { label: 'En plus' },
      { label: 'Contenus', digits: 0 },
    ],
    rows: [
      ...drivers.weeks.map(({ theme, added }, index) => ({
        cells: [
          `S${index + 1}`,
          theme,
          `lettre ${index + 1}`,
          `publication ${index + 1}`,
          added.map(numbered).join(', ') || 'rien : le bilan se lit',
          published[index]?.pieces.length ?? 0,
        ],
      })),
      { cells: ['Total', null, null, null, null, pieces], look: 'total' as const },
    ],
  };
}

const measureTable: DataTable = {
  caption: 'Ce qui sera mesuré, et où',
  columns: [{ label: 'Question' }, { label: 'Mesure' }, { label: 'Où la lire' }, { label: 'Réagir si' }],
  rows: [
    {
      cells: ['L’article est-il trouvé ?', 'Impressions sur 12 requêtes', 'Search Console', 'aucune en semaine 6'],
    },
    { cells: ['Est-il lu ?', 'Part de lecteurs au-delà de la moitié', 'Mesure d’audience', 'moins d’un sur trois'] },
    { cells: ['La lettre sert-elle ?', 'Clics par envoi', 'Outil d’envoi', 'baisse deux fois de suite'] },
    { cells: ['Le guide amène-t-il des contacts ?', 'Adresses laissées', 'Formulaire', 'moins de dix en semaine 8'] },
  ],
  note: 'Seuils d’alerte : hypothèses, à recaler sur vos relevés de départ.',
};

/** Every chart and table, made once: the download recognises by identity what it has printed. */
export const lotFigures = (model: ContentModel) => ({
  plan: planChart(model),
  parts: planTable(model),
  words: wordsChart(model),
  formats: formatsTable(model),
  calendar: calendarChart(model),
  weeks: calendarTable(model),
  measure: measureTable,
});

export type LotFigures = ReturnType<typeof lotFigures>;
