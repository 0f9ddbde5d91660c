import type { Article } from './types.ts';

export const article16: Article = {
  number: 16,
  slug: 'article-16',
  category: 'Ventes',
  title: 'Les deux minutes qui font d’un visiteur un client',
  summary:
    'Votre page d’accueil passée au chronomètre, de la première seconde au bouton d’envoi : quoi vérifier à chaque palier, avec quel seuil.',
  date: '2024-09-13',
  changes: [
    {
      date: '2026-11-25',
      what: 'Hausse qu’il faut pour avoir quatre chances sur cinq de la voir : 110 %, à côté des 74 % qui écartent le hasard.',
      why: 'Le seuil disait ce qui écarte le hasard, non ce qui se voit.',
    },
    {
      date: '2026-11-25',
      what: 'Les seuils de vitesse et l’article de loi sur les avis renvoient à leurs textes.',
      why: 'Les liens menaient à une page d’accueil ou à un code entier.',
    },
  ],
  topics: ['vendre', 'marketing'],
  related: [15, 7, 12],
  readTime: 9,
  family: 'weekly',
  stats: [
    {
      figure: '+32',
      unit: '%',
      label: 'de probabilité de rebond quand le chargement passe de 1 à 3 secondes sur mobile (modèle, 2017)',
      source: 'soasta-2017',
    },
    {
      figure: '+8,4',
      unit: '%',
      label: 'de conversions associées à 0,1 seconde de moins sur mobile, en distribution (2020)',
      source: 'deloitte-2020',
    },
    {
      figure: '2,5',
      unit: 's',
      label: 'au plus pour afficher le contenu principal, pour trois visites sur quatre, selon Google',
      source: 'web-vitals',
    },
  ],
  callToAction: {
    title: 'Faites chronométrer votre page',
    text: 'Son adresse suffit : je la parcours palier par palier, sur un téléphone ordinaire, et vous réponds sous {replyHours}.',
    button: 'Audit conversion gratuit',
  },
  sources: [
    {
      id: 'soasta-2017',
      publisher: 'Google / SOASTA',
      title: 'Mobile page speed: new industry benchmarks',
      date: '2017',
      url: 'https://www.thinkwithgoogle.com/marketing-strategies/app-and-mobile/mobile-page-speed-new-industry-benchmarks/',
      scope: 'Modèle prédictif, navigation mobile.',
    },
    {
      id: 'deloitte-2020',
      publisher: 'Deloitte Digital et 55',
      title: 'Milliseconds Make Millions',
      date: '2020',
      url: 'https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
      scope:
        '37 marques, Europe et États-Unis, plus de 30 millions de sessions ; association mesurée sur quatre indicateurs de vitesse ; commandé par Google.',
    },
    {
      id: 'web-vitals',
      publisher: 'Google, web.dev',
      title: 'Web Vitals',
      date: '2024',
      url: 'https://github.com/GoogleChrome/web.dev/blob/main/src/site/content/en/vitals/index.md',
      scope: 'Seuils à tenir pour trois visites sur quatre.',
    },
    {
      id: 'web-dev-2020',
      publisher: 'Google, web.dev',
      title: 'Milliseconds make millions (résumé de l’étude)',
      date: '2020',
      url: 'https://web.dev/case-studies/milliseconds-make-millions',
      scope: 'Même étude, résultats site par site, dont la génération de prospects.',
    },
    {
      id: 'code-consommation',
      publisher: 'Légifrance',
      title: 'Code de la consommation, article L111-7-2 (avis en ligne)',
      date: 'version en vigueur',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000049571119',
    },
    {
      id: 'rgpd',
      publisher: 'Union européenne',
      title: 'Règlement (UE) 2016/679 (RGPD), article 13',
      date: '27 avril 2016',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      id: 'cnil-audience',
      publisher: 'CNIL',
      title: 'Cookies : solutions pour les outils de mesure d’audience',
      date: '4 juillet 2025',
      url: 'https://www.cnil.fr/fr/node/167364',
    },
  ],
};
