import { omnichannelArticle } from './premiumContent/article.ts';
import { calendarChart, formatsTable, wordsChart } from './premiumContent/figures.ts';
import { pages } from './premiumContent/pages.ts';
import type { Example } from './types.ts';

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
    pages,
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
      scope: 'Contenu principal affiché en 2,5 s au plus, pour trois visites sur quatre.',
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
