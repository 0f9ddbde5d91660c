import type { BarsChart, DotsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable, Source } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, claim, largest, page, sourcesOf, sum, table, total } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import type { ContentModel } from './model.ts';
import { aimsTable, lineTable, metasTable, queriesTable } from './tables.ts';
import { script } from './texts.ts';

/** The sources of the whole article, in the order of their numbers. */
export const sources: readonly Source[] = sourcesOf([
  'Harvard Business Review, 3 janvier 2017 | 46 000 clients d’un distributeur américain, 2015–2016 : 73 % utilisent plusieurs canaux ; +4 % en magasin, +10 % en ligne. | https://hbr.org/2017/01/a-study-of-46000-shoppers-shows-that-omnichannel-retailing-works',
  'Baymard Institute, _Cart Abandonment Rate Statistics_, 2024 | 70,19 % de paniers abandonnés, moyenne de près de 50 études ; motifs des acheteurs américains, hors « je regardais ». | https://baymard.com/lists/cart-abandonment-rate',
  'Deloitte Digital et 55, _Milliseconds Make Millions_, 2020 | 37 marques, Europe et États-Unis, plus de 30 millions de sessions ; association mesurée, étude commandée par Google. | https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
  'web.dev, _Milliseconds make millions_ | La même étude, site par site : taux de rebond et pages d’information. | https://web.dev/case-studies/milliseconds-make-millions',
  'Google et SOASTA, 2017 | Probabilité de rebond selon le temps de chargement : modèle prédictif, sur mobile. | https://www.thinkwithgoogle.com/marketing-strategies/app-and-mobile/mobile-page-speed-new-industry-benchmarks/',
  'Google, _Web Vitals_ (texte de web.dev) | Contenu principal affiché en 2,5 s au plus, pour trois visites sur quatre. | https://github.com/GoogleChrome/web.dev/blob/main/src/site/content/en/vitals/index.md',
  'CNIL, La prospection commerciale par courrier électronique | Accord préalable d’un particulier avant l’envoi d’une lettre ; preuve gardée. | https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
  'CNIL, Cookies : solutions pour les outils de mesure d’audience, 4 juillet 2025 | Conditions auxquelles une mesure d’audience se passe d’accord. | https://www.cnil.fr/fr/node/167364',
]);

/** Words of the article, part by part; blue: what the extract prints. */
const planChart = ({ plan, extractWords, of }: ContentModel): BarsChart =>
  bars(
    claim(
      plan.every(({ written }, index) => written || plan.slice(index).every((later) => !later.written)),
      `L’extrait est le début de l’article : ${decimal(extractWords, 0)} mots sur ${decimal(of('article').words, 0)}`,
    ),
    'Mots par partie : comptés dans l’extrait (en bleu), prévus au plan ensuite',
    plan.map(({ title, words, written }) => bar(title.split(' : ')[0] ?? title, words, written)),
  );

/** The same parts with the sources each cites. Throws where a source of the list is cited nowhere. */
function planTable({ plan, of }: ContentModel): DataTable {
  const cited = new Set(plan.flatMap((part) => part.sources));
  if (sources.some((_, index) => !cited.has(index + 1))) throw new Error('A source of the article is cited nowhere');
  return table(
    'Le plan de l’article',
    'Partie | Mots [0] | Sources [0] | Dans l’extrait',
    [
      ...plan.map((part) => [part.title, part.words, part.sources.length, part.written ? 'en entier' : 'non']),
      total(['Total', of('article').words, cited.size, null]),
    ],
    'Mots comptés comme le fait un traitement de texte, titres compris.',
  );
}

const wordsChart = ({ rows, words, of }: ContentModel): BarsChart =>
  bars(
    claim(of('article').total + of('satellite').total > words / 2, 'Les articles portent plus de la moitié du volume'),
    'Mots livrés par format',
    rows.map(({ name, label, total }) => bar(label, total, name === 'article' || name === 'satellite')),
  );

const formatsTable = ({ rows, pieces, words, pages }: ContentModel): DataTable =>
  table(
    'Vingt-cinq contenus, six formats',
    'Format | Contenus [0] | Mots chacun [0] | Mots en tout [0] | Pages [0] | Emploi',
    [
      ...rows.map((row) => [row.label, row.pieces, row.words, row.total, row.pages, row.use]),
      total(['Total', pieces, null, words, sum(rows, (row) => row.pages), null]),
    ],
    `Longueurs de commande ; les textes montrés ici s’y tiennent à 5 % près, celle de l’article vient de son plan. Avec la ligne éditoriale et le calendrier : ${pages} pages.`,
  );

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
  return table('Semaine par semaine', 'Semaine | Thème | Mardi | Jeudi | En plus | Contenus [0]', [
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
    total(['Total', null, null, null, null, pieces]),
  ]);
}

const measureTable = table(
  'Ce qui sera mesuré, et où',
  'Question | Mesure | Où la lire | Réagir si',
  [
    'L’article est-il trouvé ? | Impressions sur 12 requêtes | Search Console | aucune en semaine 6',
    'Est-il lu ? | Part de lecteurs au-delà de la moitié | Mesure d’audience | moins d’un sur trois',
    'La lettre sert-elle ? | Clics par envoi | Outil d’envoi | baisse deux fois de suite',
    'Le guide amène-t-il des contacts ? | Adresses laissées | Formulaire | moins de dix en semaine 8',
  ],
  'Seuils d’alerte : hypothèses, à recaler sur vos relevés de départ.',
);

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

/** Words published each week, every piece counted at its ordered length. */
function weekly({ published, of }: ContentModel): BarsChart {
  const rows = published.map(({ week, pieces }) =>
    bar(
      `S${week}`,
      sum(pieces, (name) => of(name).words),
    ),
  );
  const most = largest({ rows });
  return bars(
    claim(most.label === 'S1', `La semaine de l’article est la plus longue : ${decimal(most.value)} mots`),
    'Mots publiés par semaine, aux longueurs de commande',
    rows.map((row) => ({ ...row, ...(row.label === most.label && { hot: true }) })),
  );
}

const shots = bars(
  'Le plan le plus long va à la fiche produit',
  'Durée de chaque plan, en secondes',
  script.map(({ from, to, image }) =>
    bar(image.split(',')[0] ?? image, to - from, to - from === Math.max(...script.map((shot) => shot.to - shot.from))),
  ),
  { unit: 's' },
);

/** What the document of the lot says of itself, and the figures it adds to the page. */
export const documentFacts = (model: ContentModel, figures: LotFigures): Sample['document'] => ({
  pages: [
    page(1, 'Vos mots, votre ton, vos interdits, puis vos requêtes', [lineTable, queriesTable]),
    page(model.first.satellites, 'Chaque page à référencer a son titre et sa description', [
      metasTable,
      'Un titre promet ce que la page tient, une description dit pour qui. Les deux sont livrés prêts à coller, et relus avec la page : un titre qui n’est plus vrai se change.',
    ]),
    page(model.first.calendar + 1, 'Une date et un objectif par contenu', [
      aimsTable(model),
      'Un contenu n’a qu’un objectif et ne demande qu’une chose : deux appels dans une lettre, c’est un clic perdu.',
    ]),
  ],
  client: 'Un réseau de conseil aux commerçants, fictif',
  date: '15 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: figures.calendar,
  source: 'plan du lot, longueurs de commande',
  figures: [
    { folio: 3, chart: weekly(model) },
    { folio: model.first.scripts, chart: shots },
  ],
});
