import type { BarsChart, DotsChart } from './chartTypes.ts';
import { omnichannelArticle } from './omnichannelArticle.ts';
import type { DataTable, Example } from './types.ts';

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

const wordsChart: BarsChart = {
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

const formatsTable: DataTable = {
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

const calendarChart: DotsChart = {
  type: 'dots',
  title: 'Deux rendez-vous fixes par semaine, un contenu fort en plus',
  measure: 'Contenus publiés par semaine, de S1 à S8',
  columns: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  max: 1,
  rows: formats.map(({ name, weeks }, index) => ({ label: name, values: weeks, ...(index === 0 && { hot: true }) })),
};

const measureTable: DataTable = {
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

export const premiumContent: Example = {
  slug: 'contenu-premium',
  meta: {
    title: 'Exemple de contenu premium : un article sur l’e-commerce omnicanal',
    description:
      'Un extrait : 700 mots d’un article sourcé, puis les 25 contenus en six formats et le calendrier de huit semaines. À lire ou à télécharger.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / Word', icon: 'file' }, { text: '48 h', icon: 'clock' }],
  title: 'L’e-commerce omnicanal',
  lead: 'Un article de fond, et tout ce qui en découle pendant huit semaines : lettres, publications, vidéos, guide.',
  notice:
    'Exemple illustratif : l’enseigne commanditaire est fictive. Les chiffres cités dans l’article sont publics et portent leur source.',
  cover: 'content',
  service: { href: '/services/contenu-premium', code: 'contenu-premium', title: 'Contenu premium', price: 100 },
  snapshot: {
    title: 'Ce qui est livré',
    note: 'Lot complet',
    figures: [
      { figure: '12 000', unit: '+', label: 'mots', detail: '12 600 dans cet exemple' },
      { figure: '25', label: 'contenus', detail: 'prêts à publier' },
      { figure: '6', label: 'formats', detail: 'un même sujet, six usages' },
      { figure: '8', label: 'semaines', detail: 'de publication planifiée' },
    ],
  },
  structure: {
    title: ['38 pages,', 'six parties'],
    text: 'Le fichier Word se modifie ; le PDF sert à relire et à valider.',
    sections: [
      { title: 'Ligne éditoriale', text: 'Lecteur visé, ton, douze requêtes, trois à ne pas viser', pages: 4 },
      { title: 'Article de fond', text: '2 400 mots, quatre chantiers, huit sources', pages: 6 },
      { title: 'Quatre articles satellites', text: '1 100 mots chacun, reliés à l’article de fond', pages: 12 },
      { title: 'Lettres et publications', text: 'Huit lettres, huit publications, objets compris', pages: 9 },
      { title: 'Guide et scripts de vidéo', text: 'Un guide à télécharger, trois scripts minutés', pages: 5 },
      { title: 'Calendrier et mesure', text: 'Huit semaines, quatre indicateurs', pages: 2 },
    ],
  },
  analyses: [
    {
      id: 'article',
      title: ['Omnicanal : quatre chantiers', 'avant de changer de logiciel'],
      lead: 'Les 700 premiers mots de l’article de fond, tels que livrés.',
      prose: omnichannelArticle,
    },
    {
      id: 'formats',
      title: ['Un sujet, six formats'],
      lead: 'Chaque contenu reprend une idée de l’article et la réécrit pour son lecteur. Aucun n’est un résumé.',
      chart: wordsChart,
      table: formatsTable,
    },
    {
      id: 'calendrier',
      title: ['Huit semaines, sans trou'],
      lead: 'La lettre le mardi, la publication le jeudi. Un contenu fort s’ajoute chaque semaine, sauf la dernière, gardée pour le bilan.',
      chart: calendarChart,
      wide: true,
    },
  ],
  preview: {
    title: 'Quatre pages du lot',
    lead: 'L’article, puis trois de ses déclinaisons.',
    pages: [
      {
        folio: 5,
        section: 'Article de fond',
        title: 'Omnicanal : quatre chantiers avant de changer de logiciel',
        blocks: [
          ...omnichannelArticle.slice(0, 2),
          { kind: 'heading', text: 'Vos clients sont déjà omnicanaux' },
          ...omnichannelArticle.slice(3, 5),
        ],
      },
      {
        folio: 24,
        section: 'Lettres et publications',
        title: 'Lettre de la semaine 2 : la paire qui n’était pas là',
        blocks: [
          { kind: 'heading', text: 'Objet : En stock, vraiment ?' },
          { kind: 'text', text: 'Bonjour,' },
          {
            kind: 'text',
            text: 'Samedi dernier, j’ai demandé dans six magasins un article que leur site annonçait disponible. Deux vendeurs l’ont trouvé. Les quatre autres m’ont proposé de le commander, sur le site que je venais de quitter.',
          },
          {
            kind: 'text',
            text: 'Le problème n’est pas le logiciel. Un inventaire juste à 95 % affiche une rupture de trop tous les vingt articles. La parade tient en une règle : n’annoncez « en magasin » qu’à partir de deux pièces.',
          },
          {
            kind: 'text',
            text: 'Cette semaine, comptez vos vingt références les plus consultées. Comparez avec la fiche produit. Répondez-moi avec le nombre d’écarts : je publierai la moyenne, sans les noms.',
          },
          { kind: 'text', text: 'Lire l’article complet : quatre chantiers avant de changer de logiciel.' },
          { kind: 'note', text: 'Récit composé pour l’exemple. Lettre complète : 350 mots.' },
        ],
      },
      {
        folio: 34,
        section: 'Guide et scripts de vidéo',
        title: 'Script 1 : trois phrases qui sauvent un panier',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'Vidéo de 75 secondes',
              columns: [{ label: 'Temps' }, { label: 'À l’image' }, { label: 'Texte dit' }],
              rows: [
                {
                  cells: [
                    '0–12 s',
                    'Un téléphone, un panier à 49 €',
                    'Au paiement, il passe à 55,90 €. Vous auriez continué ?',
                  ],
                },
                {
                  cells: [
                    '12–30 s',
                    'Le chiffre, plein écran',
                    'Frais ajoutés à la fin : le premier motif d’abandon, cité par 48 % des acheteurs américains interrogés.',
                  ],
                },
                {
                  cells: [
                    '30–60 s',
                    'La fiche produit, annotée',
                    'Trois phrases avant le panier : le prix de la livraison, le jour du retrait, la façon de rendre.',
                  ],
                },
                {
                  cells: ['60–75 s', 'Retour au téléphone', 'Écrivez-les aujourd’hui. La liste complète est en lien.'],
                },
              ],
              note: 'Source à afficher à l’image : Baymard Institute, Cart Abandonment Rate Statistics, 2024.',
            },
          },
        ],
      },
      {
        folio: 38,
        section: 'Calendrier et mesure',
        title: 'Quatre questions suffisent à juger les huit semaines',
        blocks: [
          { kind: 'chart', chart: calendarChart },
          { kind: 'table', table: measureTable },
        ],
      },
    ],
  },
  recommendation: {
    title: ['Publier d’abord,', 'décliner ensuite'],
    lead: 'L’article de fond paraît en semaine 1. Chaque déclinaison y renvoie : c’est lui qui doit se classer.',
    split: {
      caption: 'Répartition des 12 600 mots',
      parts: [
        { label: 'Articles', share: 54, amount: '6 800 mots' },
        { label: 'Lettres', share: 22, amount: '2 800 mots' },
        { label: 'Publications et scripts', share: 17, amount: '2 100 mots' },
        { label: 'Guide', share: 7, amount: '900 mots' },
      ],
    },
  },
  method: {
    lead: 'Deux modèles écrivent, trois contredisent. Je réécris la version finale.',
    roles: [
      { contribution: 'Écrit les premiers jets et les angles des huit lettres', share: 34 },
      { contribution: 'Réécrit, coupe, et signale chaque affirmation sans preuve', share: 32 },
      { contribution: 'Structure les requêtes, les liens internes et le calendrier', share: 14 },
      { contribution: 'Repère ce que les publications récentes disent déjà du sujet', share: 8 },
      { contribution: 'Rouvre les sources et vérifie portée, date et pays', share: 12 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Trois modèles écrivaient que l’omnicanal « fait dépenser » 10 % de plus. L’étude constate une association chez un distributeur américain. J’ai réécrit le passage et gardé la réserve dans le texte.',
    },
  },
  sources: [
    {
      label: 'Harvard Business Review, 3 janvier 2017',
      scope:
        '46 000 clients d’un distributeur américain, 2015–2016 : 73 % utilisent plusieurs canaux ; +4 % en magasin, +10 % en ligne.',
      url: 'https://hbr.org/2017/01/a-study-of-46000-shoppers-shows-that-omnichannel-retailing-works',
    },
    {
      label: 'Baymard Institute, Cart Abandonment Rate Statistics, 2024',
      scope: '70,19 % de paniers abandonnés en moyenne ; motifs des acheteurs américains, hors « je regardais ».',
      url: 'https://baymard.com/lists/cart-abandonment-rate',
    },
    {
      label: 'Deloitte Digital et 55, Milliseconds Make Millions, 2020',
      scope:
        '37 marques, Europe et États-Unis, plus de 30 millions de sessions ; association mesurée, étude commandée par Google.',
      url: 'https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
    },
    {
      label: 'Google, Web Vitals',
      scope: 'Contenu principal affiché en 2,5 s au plus, au 75e centile des visites.',
      url: 'https://web.dev/articles/vitals',
    },
  ],
  sourcesNote: 'Les quatre sources du passage cité. L’article complet en compte huit.',
  closing: {
    title: 'Huit semaines de contenu, livrées en 48 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'contenu-premium.pdf', label: 'L’extrait en PDF' }],
};
