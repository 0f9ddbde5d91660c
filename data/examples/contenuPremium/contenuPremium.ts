import type { WrittenExample } from '../types.ts';
import { pagesFrom1 } from './pagesFrom1.ts';
import { pagesFrom6 } from './pagesFrom6.ts';
import { pagesFrom57 } from './pagesFrom57.ts';

/** Texts of the page /exemples/contenu-premium; the page and the sample's files are each edited by hand (docs/samples.md). */
export const contenuPremium: WrittenExample = {
  slug: 'contenu-premium',
  meta: {
    title: 'Exemple de contenu premium : un article sur l’e-commerce omnicanal',
    description:
      'Les 887 premiers mots d’un article sourcé, puis 25 contenus en six formats et leur calendrier. À lire ou à télécharger.',
  },
  badges: [{ text: 'Format Livrable' }, { text: '{format}', icon: 'file' }, { text: '{delay}', icon: 'clock' }],
  title: 'L’e-commerce omnicanal',
  lead: 'Un article de fond, et tout ce qui en découle pendant huit semaines : lettres, publications, vidéos, guide.',
  disclaimer:
    'Exemple illustratif : le commanditaire, un réseau de conseil aux commerçants, est fictif. Les chiffres cités dans l’article sont publics et portent leur source ; les cas et les seuils sont composés pour l’exemple.',
  cover: 'content',
  service: { href: '/services/contenu-premium', code: 'contenu-premium' },
  snapshot: {
    title: 'Ce qui est livré',
    note: 'Lot complet',
    figures: [
      { figure: '12 000', unit: '+', label: 'mots', detail: '12 030 dans cet exemple' },
      { figure: '25', label: 'contenus', detail: 'prêts à publier' },
      { figure: '6', label: 'formats', detail: 'un même sujet, six usages' },
      { figure: '8', label: 'semaines', detail: 'de publication planifiée' },
    ],
  },
  structure: {
    title: ['59 pages,', 'six parties'],
    text: 'En {format} : le premier sert à relire et à valider, le second se modifie.',
    sections: [
      { title: 'Ligne éditoriale', text: 'Lecteur visé, ton, douze requêtes, trois à ne pas viser', pages: 4 },
      { title: 'Article de fond', text: '1 800 mots, quatre chantiers, huit sources', pages: 8 },
      { title: 'Quatre articles satellites', text: '1 500 mots chacun, reliés à l’article de fond', pages: 24 },
      { title: 'Lettres et publications', text: 'Huit lettres, huit publications, objets compris', pages: 12 },
      { title: 'Guide et scripts de vidéo', text: 'Un guide de 1 250 mots, trois scripts minutés', pages: 8 },
      { title: 'Calendrier et mesure', text: 'Huit\u00a0semaines, quatre indicateurs', pages: 3 },
    ],
  },
  pages: [...pagesFrom1, ...pagesFrom6, ...pagesFrom57],
  method: {
    lead: 'Deux modèles écrivent, trois contredisent. Je réécris la version finale.',
    roles: [
      'Écrit les premiers jets et les angles des huit lettres',
      'Réécrit, coupe, et signale chaque affirmation sans preuve',
      'Structure les requêtes, les liens internes et le calendrier',
      'Repère ce que les publications récentes disent déjà du sujet',
      'Rouvre les sources et vérifie portée, date et pays',
    ],
    journal: {
      folio: 12,
      question: 'L’omnicanal fait-il dépenser davantage ?',
      day: '10 juillet 2025',
      answers: [
        'Oui : 10 % de plus.',
        'Une association, pas une cause : +4 % en magasin, +10 % en ligne.',
        'Oui, 10 % de plus en moyenne.',
        'Oui, et l’écart se creuse chaque année.',
        '+4 % et +10 %, chez un seul distributeur américain, 2015–2016.',
      ],
      opened:
        'La source 1, lue chez un tiers qui la cite : 46 000 clients d’un distributeur américain, une association constatée.',
      ruling:
        '« Fait dépenser » est faux : les clients qui dépensent le plus peuvent aussi être ceux qui utilisent le plus de canaux. « Chaque année » n’est écrit nulle part : retiré.',
      changed:
        'Le passage dit « dépensent », pas « font dépenser », et nomme le pays, l’enseigne unique et les années. La réserve reste dans le texte.',
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
      english: 'Cart Abandonment Rate Statistics',
      scope:
        '70,19 % de paniers abandonnés, moyenne de près de 50 études ; motifs des acheteurs américains, hors « je regardais ».',
      url: 'https://baymard.com/lists/cart-abandonment-rate',
    },
    {
      label: 'Deloitte Digital et 55, Milliseconds Make Millions, 2020',
      english: 'Milliseconds Make Millions',
      scope:
        '37 marques, Europe et États-Unis, plus de 30 millions de sessions ; association mesurée, étude commandée par Google.',
      url: 'https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
    },
    {
      label: 'web.dev, Milliseconds make millions',
      english: 'Milliseconds make millions',
      scope: 'La même étude, site par site : taux de rebond et pages d’information.',
      url: 'https://web.dev/case-studies/milliseconds-make-millions',
    },
    {
      label: 'Google et SOASTA, 2017',
      scope: 'Probabilité de rebond selon le temps de chargement : modèle prédictif, sur mobile.',
      url: 'https://www.thinkwithgoogle.com/marketing-strategies/app-and-mobile/mobile-page-speed-new-industry-benchmarks/',
    },
    {
      label: 'Google, Web Vitals (texte de web.dev)',
      english: 'Web Vitals',
      scope: 'Contenu principal affiché en 2,5 s au plus, pour trois visites sur quatre.',
      url: 'https://github.com/GoogleChrome/web.dev/blob/main/src/site/content/en/vitals/index.md',
    },
    {
      label: 'CNIL, La prospection commerciale par courrier électronique',
      scope: 'Accord préalable d’un particulier avant l’envoi d’une lettre ; preuve gardée.',
      url: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
    },
    {
      label: 'CNIL, Cookies : solutions pour les outils de mesure d’audience, 4 juillet 2025',
      scope: 'Conditions auxquelles une mesure d’audience se passe d’accord.',
      url: 'https://www.cnil.fr/fr/node/167364',
    },
  ],
  sourcesNote: 'Les huit sources de l’article complet. L’extrait cite les deux premières.',
  closing: {
    title: 'Huit semaines de contenu, livrées {delay} après le brief validé.',
    second: 'Télécharger l’extrait',
    secondAction: 'download',
  },
  downloads: [
    { file: 'contenu-premium.pdf', count: 18, kilobytes: 180 },
    { file: 'contenu-premium.docx', count: 13, kilobytes: 25 },
  ],
};
