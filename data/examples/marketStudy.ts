import { publishedTable, revolutChart, segmentsChart, segmentsTable } from './marketStudy/figures.ts';
import { pages } from './marketStudy/pages.ts';
import type { Example } from './types.ts';

export const marketStudy: Example = {
  slug: 'etude-marche',
  meta: {
    title: 'Exemple d’étude de marché : les néobanques européennes',
    description:
      'Un extrait de 47 pages : quinze néobanques comparées, huit segments chiffrés, sources publiques vérifiées. À lire en ligne ou à télécharger en PDF.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / PPT', icon: 'file' }, { text: '48 h', icon: 'clock' }],
  title: 'Les néobanques européennes',
  lead: 'Quinze concurrents et huit segments, pour décider où entrer, avec quel budget, et à quelle condition s’arrêter.',
  notice:
    'Exemple illustratif : le commanditaire est fictif. Les chiffres publiés portent leur source ; tailles, positions et budgets sont des données d’illustration.',
  cover: 'market',
  service: { href: '/services/etude-marche', code: 'etude-marche', title: 'Étude de marché', price: 120 },
  snapshot: {
    title: 'Ce que contient l’étude',
    note: 'Livrable complet',
    figures: [
      { figure: '47', label: 'pages', detail: 'dont trois de synthèse' },
      { figure: '23', label: 'sources', detail: 'publiques, rouvertes une à une' },
      { figure: '15', label: 'concurrents', detail: 'une fiche chacun' },
      { figure: '8', label: 'segments', detail: 'chiffrés avec la même méthode' },
    ],
  },
  structure: {
    title: ['47 pages,', 'six parties'],
    text: 'La synthèse se lit seule. Le reste sert à la vérifier.',
    sections: [
      { title: 'Synthèse pour décider', text: 'Trois conclusions, un budget, deux conditions d’arrêt', pages: 3 },
      { title: 'Le marché et ses moteurs', text: 'Revenus publiés, rentabilité, réglementation', pages: 7 },
      { title: 'Huit segments de clientèle', text: 'Besoins, marge par client, coût d’acquisition', pages: 12 },
      {
        title: 'Quinze concurrents',
        text: 'La carte du marché, puis une fiche par acteur : offre, prix, failles',
        pages: 15,
      },
      { title: 'Recommandations et risques', text: 'Ordre d’entrée, budget, scénario de repli', pages: 7 },
      { title: 'Sources et méthode', text: 'Vingt-trois références, définitions, limites', pages: 3 },
    ],
  },
  analyses: [
    {
      id: 'marche',
      title: ['Des revenus réels,', 'pas des projections'],
      lead: 'L’étude part de ce que les acteurs publient. La croissance de Revolut se vérifie sur trois exercices : +95 %, puis +72 %.',
      chart: revolutChart,
      table: publishedTable,
    },
    {
      id: 'segments',
      title: ['La rentabilité se joue', 'sur trois segments'],
      lead: 'Huit segments chiffrés de la même façon : clients visés, marge par client, coût pour les gagner.',
      chart: segmentsChart,
      table: segmentsTable,
    },
  ],
  preview: {
    title: 'Quatre pages de l’étude',
    lead: 'Un titre par page, et ce titre est une conclusion.',
    pages,
  },
  recommendation: {
    title: ['Entrer par les indépendants,', 'élargir si les chiffres suivent'],
    lead: 'Le budget d’acquisition de 2 320 k€ s’engage en trois phases. Chacune ne s’ouvre que si la précédente a tenu.',
    split: {
      caption: 'Budget d’acquisition, par phase',
      parts: [
        { label: 'Indépendants, mois 1 à 9', share: 31, amount: '720 k€' },
        { label: 'TPE de services, mois 10 à 18', share: 21, amount: '480 k€' },
        { label: 'Jeunes actifs, mois 19 à 36', share: 48, amount: '1 120 k€' },
      ],
    },
  },
  method: {
    lead: 'Ici la recherche documentaire pèse plus que d’habitude : tout part de chiffres publiés.',
    roles: [
      { contribution: 'Propose le découpage en huit segments et les trois phases d’entrée', share: 22 },
      { contribution: 'Attaque chaque conclusion et repère les définitions de « client » incompatibles', share: 24 },
      { contribution: 'Calcule marges, retours et sensibilités par segment', share: 18 },
      { contribution: 'Suit les annonces récentes : agréments, tarifs, lancements', share: 10 },
      { contribution: 'Retrouve la page d’origine de chaque chiffre et sa date', share: 26 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Le bénéfice de bunq passe de 53,1 à 85,3 M€, soit +61 %. Un modèle citait pourtant +65 %, comme la presse. Les deux ne se recoupent pas : l’étude donne les montants et laisse le taux de côté.',
    },
  },
  sources: [
    {
      label: 'AFP, décembre 2023',
      scope: 'Revolut 2022 : 923 M£ de revenus, perte avant impôt de 25,4 M£, 26,2 M de clients particuliers.',
      url: 'https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
    },
    {
      label: 'Revolut, Annual Report 2023, 2 juillet 2024',
      scope: 'Revenus de 1,8 Md£ (+95 %), bénéfice avant impôt de 438 M£, 38 M de clients.',
      url: 'https://www.revolut.com/reports-and-results/',
    },
    {
      label: 'Revolut, Annual Report 2024, 24 avril 2025',
      scope: 'Revenus de 3,1 Md£ (+72 %), bénéfice avant impôt de 1,1 Md£, 52,5 M de clients.',
      url: 'https://www.revolut.com/reports-and-results/',
    },
    {
      label: 'Monzo, exercice clos en mars 2024 (inkl)',
      scope: 'Treize mois : 880 M£ de revenus, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients.',
      url: 'https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
    },
    {
      label: 'Monzo, exercice clos en mars 2025 (relais)',
      scope: 'Revenus de 1,2 Md£, bénéfice avant impôt de 60,5 M£, plus de 12 M de clients.',
      url: 'https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
    },
    {
      label: 'N26, résultats préliminaires 2023 (Financial Times, relais)',
      scope: 'Revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€.',
      url: 'https://busyad.com/?p=89462',
    },
    {
      label: 'Europa Press, 28 mai 2024',
      scope: 'La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€.',
      url: 'https://europapress.es/economia/finanzas-00340/noticia-regulador-aleman-levanta-restriccion-crecimiento-n26-20240528173421.html',
    },
    {
      label: 'N26, espace presse',
      scope:
        '2024 : revenus d’environ 440 M€, 4,8 M de clients générant du revenu, premier trimestre bénéficiaire au T3.',
      url: 'https://n26.com/en-eu/press',
    },
    {
      label: 'bunq, espace presse',
      scope: 'Premier bénéfice annuel en 2023, 53,1 M€ ; 85,3 M€ en 2024.',
      url: 'https://press.bunq.com/',
    },
    {
      label: 'Qonto, statut',
      scope: 'Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR.',
      url: 'https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
    },
    {
      label: 'TechCrunch, 10 janvier 2022',
      scope: 'Qonto lève 486 M€, pour une valorisation de 4,4 Md€.',
      url: 'https://techcrunch.com/2022/01/10/qonto-raises-552-million-at-5-billion-valuation-to-manage-sme-finances/',
    },
    {
      label: 'Journal du Net, Sumeria',
      scope: 'Lancée par Lydia en mai 2024 ; 1,8 M de cartes activées début 2025.',
      url: 'https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria',
    },
    {
      label: 'Maddyness, 2 avril 2025',
      scope: 'Lydia : 8 M d’utilisateurs ; 235 M€ levés au total.',
      url: 'https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse',
    },
  ],
  sourcesNote:
    'Extrait : 13 des 23 sources, toutes celles que citent ces pages. Les dix autres documentent les fiches de concurrents, hors extrait.',
  closing: {
    title: 'Votre marché, étudié et signé en 48 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'etude-marche.pdf', label: 'L’extrait en PDF' }],
};
